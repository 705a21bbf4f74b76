// Owns the look of the bar of favourites and footprints: two halves with a line between.
import { readableText } from '~/domain/colour';
import { textRpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { BlockCard, BlockFrame } from '~/ui/block-frame/block-frame';
import { colourGround, type Ground, groundOf, wordsOn } from '~/ui/block-frame/ground';
import { OperatorIcon } from '~/ui/operator-icon/operator-icon';
import { type FootDelivered, shape } from './schema.gen';
import styles from './view.module.css';

const HALVES = [
  {
    figure: 'favorite',
    text: '我的收藏',
    icon: 'favorite_icon',
    grey: 'gery_favorite_icon',
    fallback: 'heart',
    path: '/pages/favorite/favorite',
  },
  {
    figure: 'footprint',
    text: '我的足迹',
    icon: 'foot_icon',
    grey: 'gery_foot_icon',
    fallback: 'clock',
    path: '/pages/foot/index/index',
  },
] as const;

const ICON_SIZE = 36;
const ICON_AND_TEXT = 1;

interface HalfProps {
  data: FootDelivered;
  ground: Ground;
  half: (typeof HALVES)[number];
}

/** Icons as light as the words get lost where those would: the grey ones take their place. */
const iconOf = ({ data, ground, half }: HalfProps): string =>
  readableText(data.title_color, ground.colour) === data.title_color ? data[half.icon] : data[half.grey];

function Half(props: HalfProps) {
  const { data, ground, half } = props;
  const host = useHost();
  const title = { ...wordsOn(ground, data.title_color), fontSize: textRpx(data.title_size) };
  const number = { ...wordsOn(ground, data.number_color), fontSize: textRpx(data.number_size) };
  return (
    <button
      type="button"
      className={styles.half}
      data-style={data.style}
      onClick={() => host.open(half.path)}
    >
      <b style={number}>{host.shopper?.figures?.[half.figure] ?? '-'}</b>
      <span className={styles.words} style={title}>
        {data.mode === ICON_AND_TEXT ? (
          <OperatorIcon source={iconOf(props)} fallback={half.fallback} size={ICON_SIZE} />
        ) : null}
        {half.text}
      </span>
    </button>
  );
}

function Halves({ data, ground }: Omit<HalfProps, 'half'>) {
  const [favorites, footprints] = HALVES;
  return (
    <div className={styles.halves} data-style={data.style} data-card={data.card}>
      <Half data={data} ground={ground} half={favorites} />
      <span className={styles.line} style={{ backgroundColor: data.line_color }} aria-hidden="true" />
      <Half data={data} ground={ground} half={footprints} />
    </div>
  );
}

function FootView({ data }: WidgetViewProps<FootDelivered>) {
  const ground = groundOf(data);
  const card = colourGround(data.card_color);
  return (
    <BlockFrame margin={data.margin} ground={ground}>
      {data.card === 1 ? (
        <BlockCard ground={card} margin={data.card_margin}>
          <Halves data={data} ground={card} />
        </BlockCard>
      ) : (
        <Halves data={data} ground={ground} />
      )}
    </BlockFrame>
  );
}

export default defineView<FootDelivered>(shape, FootView);
