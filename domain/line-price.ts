// The price of an order line; apart from the primary price of goods, so that the first load does not contain it.
import { fenOf, moneyOfFen } from './money';

/** The price of an order line after its member discount, and without it, smaller; both `￥12.00`. */
export function linePrice(
  original: string | number,
  memberDiscount: string | number,
): { primary: string; beside: string } {
  const originalFen = fenOf(original);
  const discountFen = fenOf(memberDiscount);
  return {
    primary: moneyOfFen(originalFen - discountFen),
    beside: discountFen === 0 ? '' : moneyOfFen(originalFen),
  };
}
