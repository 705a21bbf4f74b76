// How the sale of a goods in groups stands, in the words that all activities share (look/activities.md 0.1).
import { parseServerTime } from '~/domain/time';
import type { PintuanGoodsDetailData } from '~/schemas/api/pintuan.gen';
import { NO_RIGHT_TO_BUY } from '../../blocks/goods-cards/goods-item';

export type Detail = PintuanGoodsDetailData['detail'];
export type Terms = Detail['groups'][number];

export type SaleWord = 'running' | 'coming' | 'ended' | 'soldOut' | 'closed' | 'noRight';

/** Sold out comes before every other state; the server's clock decides the rest. */
export function saleWordOf(goods: Detail, nowMs: number): SaleWord {
  const { start_time: start, end_time: end } = goods.pintuanGoods;
  if (goods.goods_stock <= 0) return 'soldOut';
  if (goods.status !== 1) return 'closed';
  if (nowMs < (parseServerTime(start) ?? 0)) return 'coming';
  if (nowMs >= (parseServerTime(end) ?? Infinity)) return 'ended';
  return goods.buy_goods_auth ? 'running' : 'noRight';
}

/** Why nothing can be bought; '' while it can. */
export const CLOSED_WORDS: Readonly<Record<SaleWord, string>> = {
  running: '',
  coming: '活动未开始',
  ended: '活动已结束',
  soldOut: '已售罄',
  closed: '商品已下架',
  noRight: NO_RIGHT_TO_BUY,
};

/** Epoch ms at which the clock of the band stops: the beginning, then the end; null without one. */
export function clockOf({ pintuanGoods: { start_time: start, end_time: end } }: Detail, nowMs: number) {
  const startMs = parseServerTime(start) ?? 0;
  return nowMs < startMs ? startMs : parseServerTime(end);
}
