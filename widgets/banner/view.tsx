// The look of the banner: flat, as cards with their neighbours, or cross-fading.
import type { CSSProperties } from 'react';
import { hasTarget } from '~/domain/links';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { useStaged, useStagedRow } from '~/renderer/staged';
import { Picture } from '~/ui/picture/picture';
import { type BannerDelivered, shape } from './schema.gen';
import { altOf, type BannerItem, indexAt, lookOf, slotsAround } from './slides';
import { useSlides } from './use-slides';
import styles from './view.module.css';

/** Defaults of the oldest documents, which have neither field. */
const INTERVAL_MS = 3000;
const DURATION_MS = 500;
const WIDTH = 750;
/** More dots would not fit: the count is shown as a number. */
const MAX_MARKS = 15;

interface SlideProps {
  item: BannerItem;
  index: number;
  data: BannerDelivered;
  isCurrent: boolean;
  isFirst: boolean;
}

/** One picture: a button where it has a link. */
function Slide({ item, index, data, isCurrent, isFirst }: SlideProps) {
  const host = useHost();
  const isLinked = hasTarget(item);
  const picture = (
    <Picture
      source={item.pic_url === '' ? item.picUrl : item.pic_url}
      alt={altOf(item, { index, isLinked })}
      ratio={WIDTH / data.height}
      fit={data.fill === 1 ? 'cover' : 'contain'}
      loading={isCurrent && isFirst ? 'first' : 'lazy'}
      className={styles['picture']}
    />
  );
  if (!isLinked) return picture;
  return (
    <button type="button" className={styles['button']} onClick={() => host.open(item)}>
      {picture}
    </button>
  );
}

function Marks({ count, current, mode }: { count: number; current: number; mode: BannerDelivered['mode'] }) {
  if (count < 2) return null;
  if (count > MAX_MARKS) {
    return (
      <span className={styles['count']} aria-hidden="true">
        {current + 1}/{count}
      </span>
    );
  }
  return (
    <div className={styles['marks']} data-mode={mode} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles['mark']} data-current={index === current} />
      ))}
    </div>
  );
}

/** A carousel of pictures. Touch, hover, focus and a hidden page pause it; arrow keys and drags move it. */
function Banner({ data, uid, isFirst = false }: WidgetViewProps<BannerDelivered>) {
  const { banners, height, mode } = data;
  const count = banners.length;
  const look = lookOf(data);
  const isPaused = useStaged(uid)?.isPaused === true;
  // 0 means autoplay.
  const intervalMs = data.autoplay === 0 && !isPaused ? (data.interval ?? INTERVAL_MS) : 0;
  const { track, position } = useSlides({ count, intervalMs, shown: useStagedRow(uid, 'banners') });
  const current = indexAt(position, count);
  return (
    <section className={styles['banner']} aria-roledescription="轮播" aria-label="广告" data-look={look}>
      <div className={styles['track']} ref={track} style={{ '--height': height } as CSSProperties}>
        {slotsAround({ position, count, look }).map(({ place, index }) => {
          const item = banners[index];
          if (item === undefined) return null;
          const isCurrent = place === position;
          return (
            <div
              key={place}
              className={styles['slot']}
              style={{ '--place': place - position } as CSSProperties}
              data-current={isCurrent}
              inert={!isCurrent}
            >
              <Slide {...{ item, index, data, isCurrent, isFirst }} />
            </div>
          );
        })}
      </div>
      <Marks count={count} current={current} mode={mode} />
      {count > 1 ? <span className="visually-hidden">{`第${current + 1}张，共${count}张`}</span> : null}
    </section>
  );
}

function BannerView(props: WidgetViewProps<BannerDelivered>) {
  const { data } = props;
  if (data.banners.length === 0) return null;
  const style = {
    background: data.bg_padding,
    '--top': data.c_padding_top,
    '--sides': data.c_padding_lr,
    '--bottom': data.c_padding_bottom,
    '--radius-top': data.c_border_top,
    '--radius-bottom': data.c_border_bottom,
    '--duration': `${data.duration ?? DURATION_MS}ms`,
  } as CSSProperties;
  return (
    <div className={styles['frame']} style={style}>
      {/* Pictures that are added or removed in the editor reset the position. */}
      <Banner key={data.banners.length} {...props} />
    </div>
  );
}

export default defineView<BannerDelivered>(shape, BannerView);
