// The price of an order line. It is apart from the loud price of goods, which the first load brings.
import { fenFromText, textFromFen } from './money';
import { CURRENCY_SIGN } from './price';

/** The price of an order line after its member discount, loud, and what it would be without, small; both `￥12.00`. */
export function linePrice(
  original: string | number,
  memberDiscount: string | number,
): { loud: string; beside: string } {
  const originalFen = fenFromText(original) ?? 0;
  const discountFen = fenFromText(memberDiscount) ?? 0;
  const text = (fen: number) => `${CURRENCY_SIGN}${textFromFen(fen)}`;
  return { loud: text(originalFen - discountFen), beside: discountFen === 0 ? '' : text(originalFen) };
}
