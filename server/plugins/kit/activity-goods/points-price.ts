// The price of goods that cost points, of the mall or of a plugin, and money besides.
import { fenFromText, moneyText } from '~/domain/money';
import type { GoodsCard } from '~/schemas/api/goods.gen';

interface Points {
  amount: number;
  /** What they are called: 积分, 活力币. */
  name: string;
}

/** `100积分`, with `+￥1.00` where money comes besides; the mall's words for goods on request. */
export function pointsPrice(
  { price, price_content, is_negotiable }: Pick<GoodsCard, 'price' | 'price_content' | 'is_negotiable'>,
  { amount, name }: Points,
): string {
  if (is_negotiable === 1) return price_content;
  return `${amount}${name}${(fenFromText(price) ?? 0) > 0 ? `+${moneyText(price)}` : ''}`;
}
