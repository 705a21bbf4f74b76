// How the sale of an activity's goods stands, in the words that all activities share (look/activities.md 0.1).
import { parseServerTime } from '~/domain/time';
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import { NO_RIGHT_TO_BUY } from '../../blocks/goods-cards/goods-item';
import { useRemaining } from '../../blocks/goods-sale/use-remaining';
import { onPhoneClock, serverNow } from '../../services/server-clock';

/** An activity's goods, and the server's times between which they are sold; an unset one is no limit. */
export interface Sale {
  goods: Pick<GoodsDetail, 'goods_stock' | 'status' | 'buy_goods_auth'>;
  start: string;
  end: string;
}

export type SaleWord = 'running' | 'coming' | 'ended' | 'soldOut' | 'closed' | 'noRight';

/** Sold out comes before every other state; the server's clock decides the rest. */
export function saleWordOf({ goods, start, end }: Sale, nowMs: number): SaleWord {
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

export interface SaleNow {
  word: SaleWord;
  /** Until it begins, then until it ends; null without an end. */
  remainingMs: number | null;
}

/** How the sale stands now, looked at again each second. `onTurn` is called as it begins and as it ends. */
export function useSale(sale: Sale, onTurn?: () => void): SaleNow {
  const nowMs = serverNow();
  const startMs = parseServerTime(sale.start) ?? 0;
  const untilMs = nowMs < startMs ? startMs : parseServerTime(sale.end);
  const leftMs = useRemaining(untilMs === null ? 0 : onPhoneClock(untilMs), onTurn);
  return { word: saleWordOf(sale, nowMs), remainingMs: untilMs === null ? null : leftMs };
}
