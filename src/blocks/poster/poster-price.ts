// The price on a poster.

interface Range {
  readonly is_negotiable: 0 | 1;
  readonly min_price: string;
  readonly max_price: string;
}

/** `￥9.90`, `￥9.90起` where specifications cost more, or 价格面议. */
export function priceRangeText({
  is_negotiable: isNegotiable,
  min_price: min,
  max_price: max,
}: Range): string {
  if (isNegotiable === 1) return '价格面议';
  return Number(max) > Number(min) ? `￥${min}起` : `￥${min}`;
}
