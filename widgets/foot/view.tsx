// The bar of favourites and footprints: two halves with a divider.
import { readableText } from '~/domain/colour';
import { textRpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { BlockCard, BlockFrame } from '~/ui/block-frame/block-frame';
import { colourBackground, type Background, backgroundOf, wordsOn } from '~/ui/block-frame/background';
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
  background: Background;
  half: (typeof HALVES)[number];
}

/** White icons would be invisible where the text is darkened: the grey ones replace them. */
const iconOf = ({ data, background, half }: HalfProps): string =>
  readableText(data.title_color, background.colour) === data.title_color ? data[half.icon] : data[half.grey];

function Half(props: HalfProps) {
  const { data, background, half } = props;
  const host = useHost();
  const title = { ...wordsOn(background, data.title_color), fontSize: textRpx(data.title_size) };
  const number = { ...wordsOn(background, data.number_color), fontSize: textRpx(data.number_size) };
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

function Halves({ data, background }: Omit<HalfProps, 'half'>) {
  const [favorites, footprints] = HALVES;
  return (
    <div className={styles.halves} data-style={data.style} data-card={data.card}>
      <Half data={data} background={background} half={favorites} />
      <span className={styles.line} style={{ backgroundColor: data.line_color }} aria-hidden="true" />
      <Half data={data} background={background} half={footprints} />
    </div>
  );
}

function FootView({ data }: WidgetViewProps<FootDelivered>) {
  const background = backgroundOf(data);
  const card = colourBackground(data.card_color);
  return (
    <BlockFrame margin={data.margin} background={background}>
      {data.card === 1 ? (
        <BlockCard background={card} margin={data.card_margin}>
          <Halves data={data} background={card} />
        </BlockCard>
      ) : (
        <Halves data={data} background={background} />
      )}
    </BlockFrame>
  );
}

export default defineView<FootDelivered>(shape, FootView);
