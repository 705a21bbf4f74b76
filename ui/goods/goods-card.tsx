// The vertical goods card: two or three columns, sideways, one big.
import { classes } from '../classes';
import type { PriceSize } from '../price/price';
import type { GoodsShownProps } from './goods';
import { GoodsCover, GoodsExtras, GoodsFooter, GoodsName } from './goods-parts';
import styles from './goods.module.css';

/** `half`: two columns; `third`: three columns; `slim`: a sideways row; `big`: the whole width. */
export type GoodsCardSize = 'half' | 'third' | 'slim' | 'big';

type GoodsCardProps = GoodsShownProps & {
  size?: GoodsCardSize;
  ratio?: number;
  /** Centres the text of the card. */
  isCentred?: boolean;
  fit?: 'cover' | 'contain';
  loading?: 'lazy' | 'eager';
};

const PRICE_SIZES: Readonly<Record<GoodsCardSize, PriceSize>> = { half: 32, third: 28, slim: 26, big: 36 };

/** In rpx, within the usual margins. */
const COVER_WIDTHS: Readonly<Record<GoodsCardSize, number>> = { half: 343, third: 226, slim: 260, big: 702 };

/** A goods card as wide as its container; the footers in a line of cards are aligned. */
export function GoodsCard(props: GoodsCardProps) {
  const { goods, href, onOpen, cart, children, frame = 'plain', isCentred = false } = props;
  const { size = 'half', ratio, fit, loading, cover, strip } = props;
  return (
    <article className={classes(styles.card, styles[size], styles[frame], isCentred && styles.centred)}>
      <GoodsCover
        goods={goods}
        ratio={ratio}
        fit={fit}
        width={COVER_WIDTHS[size]}
        loading={loading}
        cover={cover}
        strip={strip}
      />
      <div className={styles.text}>
        <GoodsName goods={goods} href={href} onOpen={onOpen} />
        <GoodsExtras goods={goods}>{children}</GoodsExtras>
        <GoodsFooter goods={goods} cart={cart} size={PRICE_SIZES[size]} />
      </div>
    </article>
  );
}
