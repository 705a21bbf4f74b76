// The look of the search strip: the field, its background and the picture at its right.
import type { CSSProperties } from 'react';
import { hasTarget } from '~/domain/links';
import { widePicture } from '~/domain/picture-address';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { type SearchDelivered, shape } from './schema.gen';
import styles from './view.module.css';

const SEARCH_PAGE = '/pages/search/search';

/** The picture at the right: a button where it has a link, which is stored without parameters. */
function SidePicture({ data }: { data: SearchDelivered }) {
  const host = useHost();
  const link = { img_url: data.img_url, openType: data.openType };
  const picture = <Picture source={data.img} alt="" fit="contain" />;
  if (!hasTarget(link)) return <span className={styles['side']}>{picture}</span>;
  return (
    <button
      type="button"
      className={`${styles['side']} hit-area`}
      aria-label={data.img_name || '快捷入口'}
      onClick={() => host.open(link)}
    >
      {picture}
    </button>
  );
}

function SearchView({ data }: WidgetViewProps<SearchDelivered>) {
  const host = useHost();
  const hasPicture = data.picUrl !== '';
  const stripStyle = { '--background': hasPicture ? 'transparent' : data.background } as CSSProperties;
  const fieldStyle = {
    background: data.color,
    color: data.textColor,
    '--radius': data.radius,
  } as CSSProperties;
  return (
    <div className={styles['strip']} style={stripStyle} data-pictured={hasPicture}>
      {hasPicture ? <img className={styles['back']} src={widePicture(data.picUrl)} alt="" /> : null}
      <button
        type="button"
        className={styles['field']}
        style={fieldStyle}
        data-position={data.textPosition}
        aria-label={`搜索：${data.placeholder}`}
        onClick={() => host.open(SEARCH_PAGE)}
      >
        <Icon name="search" size={25} />
        <span className={styles['words']}>{data.placeholder}</span>
      </button>
      {data.is_img && data.img !== '' ? <SidePicture data={data} /> : null}
    </div>
  );
}

export default defineView<SearchDelivered>(shape, SearchView);
