// The copyright line: a picture and a text below it, a button where it has a link.
import type { ReactNode } from 'react';
import { readableText } from '~/domain/colour';
import { hasTarget } from '~/domain/links';
import { isRecord } from '~/domain/record';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Picture } from '~/ui/picture/picture';
import { type CopyrightDelivered, shape } from './schema.gen';
import styles from './view.module.css';

const PICTURE_RATIO = 160 / 50;
const META = '#6b6b6b';

const listAt = (holder: unknown, key: string): unknown[] => {
  const list = isRecord(holder) ? holder[key] : undefined;
  return Array.isArray(list) ? list : [];
};

/** The link. Parameters are separate when delivered, in the link or its picker entry when stored. */
function linkOf({ link, params }: CopyrightDelivered): unknown {
  if (!isRecord(link)) return link;
  const places = [params, listAt(link, 'params'), listAt(link['data'], 'params')];
  return { ...link, params: places.find((list) => list.length > 0) ?? [] };
}

function Content({ data }: { data: CopyrightDelivered }): ReactNode {
  return (
    <>
      {data.picUrl === '' ? null : (
        <span className={styles['picture']}>
          <Picture
            source={data.picUrl}
            alt={data.alt ?? (data.text === '' ? '版权信息' : '')}
            ratio={PICTURE_RATIO}
            fit="contain"
          />
        </span>
      )}
      {data.text === '' ? null : <span className={styles['text']}>{data.text}</span>}
    </>
  );
}

function CopyrightView({ data }: WidgetViewProps<CopyrightDelivered>) {
  const host = useHost();
  if (data.picUrl === '' && data.text === '') return null;
  const background = { background: data.backgroundColor, color: readableText(META, data.backgroundColor) };
  const link = linkOf(data);
  if (!hasTarget(link)) {
    return (
      <p className={styles['block']} style={background}>
        <Content data={data} />
      </p>
    );
  }
  return (
    <button type="button" className={styles['block']} style={background} onClick={() => host.open(link)}>
      <Content data={data} />
    </button>
  );
}

export default defineView<CopyrightDelivered>(shape, CopyrightView);
