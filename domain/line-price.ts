// The price of an order line; apart from the primary price of goods, so that the first load does not contain it.
import { fenOf, textFromFen } from './money';
import { CURRENCY_SIGN } from './price';

/** The price of an order line after its member discount, and without it, smaller; both `￥12.00`. */
export function linePrice(
  original: string | number,
  memberDiscount: string | number,
): { primary: string; beside: string } {
  const originalFen = fenOf(original);
  const discountFen = fenOf(memberDiscount);
  const text = (fen: number) => `${CURRENCY_SIGN}${textFromFen(fen)}`;
  return { primary: text(originalFen - discountFen), beside: discountFen === 0 ? '' : text(originalFen) };
}
