// The look of the picture advert.
import { hasTarget } from '~/domain/links';
import { rpx } from '~/domain/rpx';
import { isRecord } from '~/domain/record';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Picture } from '~/ui/picture/picture';
import { blockHeight, cellPosition } from './geometry';
import { type RubikDelivered, shape } from './schema.gen';
import styles from './view.module.css';

type Cell = RubikDelivered['list'][number];
type Area = RubikDelivered['hotspot'][number];

/** Name of a link: the chosen goods or category, else the picker's name. */
function labelOf(link: unknown): string {
  if (!isRecord(link)) return '查看详情';
  const shown = isRecord(link['button_text']) ? link['button_text']['show_name'] : '';
  return (
    [shown, link['name']].find((text): text is string => typeof text === 'string' && text !== '') ??
    '查看详情'
  );
}

interface CellPictureProps {
  cell: Cell;
  /** Estimated, in rpx. */
  width: number;
  isNatural: boolean;
}

function CellPicture({ cell, width, isNatural }: CellPictureProps) {
  const host = useHost();
  const source = cell.pic_url ?? '';
  const isOpening = hasTarget(cell.link);
  const { alt = '' } = cell;
  const name = alt || labelOf(cell.link);
  const picture =
    source === '' ? null : (
      <Picture
        source={source}
        alt={isOpening ? name : alt}
        ratio={isNatural ? 'natural' : 1}
        fit="fill"
        width={width}
        className={isNatural ? undefined : styles.picture}
      />
    );
  if (!isOpening) return picture;
  return (
    <button type="button" className={styles.button} aria-label={name} onClick={() => host.open(cell.link)}>
      {picture}
    </button>
  );
}

/** An area over the pictures. Without a link it still covers the areas under it, as stored pages rely on. */
function HotspotArea({ area }: { area: Area }) {
  const host = useHost();
  const place = {
    left: rpx(area.left),
    top: rpx(area.top),
    width: rpx(area.width),
    height: rpx(area.height),
  };
  if (!hasTarget(area.link)) return <div className={styles.area} style={place} />;
  return (
    <button
      type="button"
      className={styles.area}
      style={place}
      aria-label={labelOf(area.link)}
      onClick={() => host.open(area.link)}
    />
  );
}

function RubikView({ data }: WidgetViewProps<RubikDelivered>) {
  const { list, hotspot } = data;
  const isSingle = data.style === 0;
  const cells = isSingle ? list.slice(0, 1) : list;
  const height = blockHeight(data);
  if (cells.length === 0 || height === 0) return null;
  return (
    <div className={styles.block} style={height === null ? undefined : { height: rpx(height) }}>
      {cells.map((cell, index) => (
        <div
          key={`${index}-${cell.pic_url ?? ''}`}
          className={height === null ? undefined : styles.cell}
          style={isSingle ? undefined : cellPosition(cell, data)}
        >
          <CellPicture cell={cell} width={(750 * cell.w) / data.w} isNatural={height === null} />
        </div>
      ))}
      {hotspot.map((area, index) => (
        <HotspotArea key={`${index}-${area.left}-${area.top}`} area={area} />
      ))}
    </div>
  );
}

export default defineView<RubikDelivered>(shape, RubikView);
