// The horizontal goods card of lists: cover at the left, text at the right.
import { classes } from '../classes';
import type { GoodsShownProps } from './goods';
import { GoodsCover, GoodsExtras, GoodsFooter, GoodsName } from './goods-parts';
import styles from './goods.module.css';

type GoodsRowProps = GoodsShownProps & {
  /** Width of the cover in rpx: 200 in lists, 150 beside a rail, 328 for the pictures of a set. */
  coverSize?: 150 | 160 | 200 | 220 | 328;
  fit?: 'cover' | 'contain';
  loading?: 'lazy' | 'eager';
};

/** A goods row as wide as its container. */
export function GoodsRow(props: GoodsRowProps) {
  const {
    goods,
    href,
    onOpen,
    cart,
    children,
    frame = 'plain',
    coverSize = 200,
    fit,
    loading,
    cover,
  } = props;
  const { normalPriceText = '', memberPriceText = '', superVipText = '' } = goods;
  const isShort = normalPriceText + memberPriceText + superVipText !== '';
  return (
    <article
      className={classes(
        styles.card,
        styles.row,
        styles[frame],
        styles[`cover-${coverSize}`],
        isShort && styles.short,
      )}
    >
      <GoodsCover goods={goods} fit={fit} width={coverSize} loading={loading} cover={cover} />
      <div className={styles.text}>
        <GoodsName goods={goods} href={href} onOpen={onOpen} />
        <GoodsExtras goods={goods}>{children}</GoodsExtras>
        <GoodsFooter goods={goods} cart={cart} size={coverSize < 200 ? 28 : 32} />
      </div>
    </article>
  );
}
