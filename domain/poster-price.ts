// The price on a poster of goods: what its sharer pays, `￥9.90起` where specifications cost more.
import { priceText, type PriceValue } from './price';
import { type PrimaryPrice, primaryPrice } from './primary-price';

export interface PosterPrices {
  readonly is_negotiable: 0 | 1;
  readonly min_price: string;
  readonly max_price: string;
  /** As on cards; absent from other malls. */
  readonly level_price?: PriceValue;
  readonly level_show?: number;
}

export function posterPrice(goods: PosterPrices, mall: { isMemberPriceShown: boolean }): PrimaryPrice {
  const { is_negotiable: isNegotiable, min_price: min, max_price: max, level_show: levelShow = 0 } = goods;
  if (isNegotiable === 1) return primaryPrice({ ...mall, normal: '价格面议', member: '', levelShow: 0 });
  const from = Number(max) > Number(min) ? '起' : '';
  const normal = priceText({ price: min, zero: from === '' ? 'label' : 'figure' });
  const member = levelShow === 0 ? '' : priceText({ price: goods.level_price });
  const shown = primaryPrice({ ...mall, normal, member, levelShow });
  return { ...shown, primary: `${shown.primary}${from}` };
}

/** `3人团 ￥9.90` of what is sold in groups, else the price alone. */
export const soldAs = (words: string | undefined, price: string): string =>
  words === undefined || words === '' ? price : `${words} ${price}`;
