// The look of the heading strip.
import type { CSSProperties, ReactNode } from 'react';
import { hasTarget } from '~/domain/links';
import { iconPicture } from '~/domain/picture-address';
import { rpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Icon } from '~/ui/icon/icon';
import { OperatorPicture } from '~/ui/picture/operator-picture';
import { type LinkDelivered, shape } from './schema.gen';
import styles from './view.module.css';

/** Line height and icon size per text size, in rpx. */
const LINES: Readonly<Record<LinkDelivered['fontSize'], { line: number; icon: number }>> = {
  36: { line: 50, icon: 50 },
  28: { line: 36, icon: 36 },
  24: { line: 28, icon: 28 },
};

/** The text of the heading: a button that covers the whole strip where it has a link. */
function Words({ data }: { data: LinkDelivered }): ReactNode {
  const host = useHost();
  if (!hasTarget(data.link)) return <span className={styles['words']}>{data.title}</span>;
  return (
    <button type="button" className={styles['words']} onClick={() => host.open(data.link)}>
      {data.title === '' ? '查看更多' : data.title}
    </button>
  );
}

function LinkView({ data }: WidgetViewProps<LinkDelivered>) {
  const { line, icon } = LINES[data.fontSize];
  const hasIcon = data.style === '1' && data.picSwitch && data.picUrl !== '';
  const style = {
    color: data.color,
    background: data.background,
    '--line-color': data.styleColor,
  } as CSSProperties;
  const titleStyle = { '--size': data.fontSize, lineHeight: rpx(line) } as CSSProperties;
  return (
    <div
      className={styles['strip']}
      style={style}
      data-style={data.style}
      data-position={data.style === '1' ? data.position : undefined}
      data-more={data.arrowsSwitch}
    >
      <h2 className={styles['title']} style={titleStyle}>
        {hasIcon ? (
          <OperatorPicture
            source={iconPicture(data.picUrl)}
            style={{ width: rpx(icon), height: rpx(icon) }}
          />
        ) : null}
        <Words data={data} />
      </h2>
      {data.arrowsSwitch ? (
        <span className={styles['more']} aria-hidden="true">
          更多
          <Icon name="chevron-right" />
        </span>
      ) : null}
    </div>
  );
}

export default defineView<LinkDelivered>(shape, LinkView);
