// The price that this shopper pays for listed goods, outside of a goods card.
import { MemberPrice } from '~/ui/price/member-price';
import { Price, type PriceSize } from '~/ui/price/price';
import { type DeliveredPrices, pricesOf } from '~/ui/goods-list/goods-summary';
import { useMallDisplay } from '../../state/mall-display';
import styles from './shown-price.module.css';

/** As on a goods card (PRICE-09): the shopper's own price, and what others pay beside it. */
export function ShownPrice({ goods, size }: { goods: DeliveredPrices; size: PriceSize }) {
  const { primary, normalBeside, memberBeside } = pricesOf(goods, useMallDisplay().isMemberPriceShown);
  return (
    <span className={styles.prices}>
      <Price text={primary} size={size} />
      <MemberPrice text={memberBeside} normal={normalBeside} />
    </span>
  );
}
