// The terms of a pre-sale: when deposits are taken, what they count for, when the balance is due.
import { priceText } from '~/domain/price';
import { formatServerTime, parseServerTime, type TimeSpan } from '~/domain/time';
import type { AdvanceGoodsDetailData, AdvanceSku } from '~/schemas/api/advance.gen';
import type { Sale } from '../kit/sale';

export type Detail = AdvanceGoodsDetailData['detail'];

const DAY_MS = 86_400_000;

export const saleOf = (goods: Detail): Sale => ({
  goods,
  start: goods.advanceGoods.start_prepayment_at,
  end: goods.advanceGoods.end_prepayment_at,
});

interface BalanceTerms {
  end_prepayment_at: string;
  /** In days; -1 without end. */
  pay_limit: number;
  tail_end_at?: string;
}

/** When the balance may be paid; without an end where that is null. */
export function balanceSpan({
  end_prepayment_at: from,
  pay_limit: days,
  tail_end_at: until,
}: BalanceTerms): TimeSpan {
  const startMs = parseServerTime(from);
  const endMs = startMs === null || days < 0 ? null : startMs + days * DAY_MS;
  return { startMs, endMs: parseServerTime(until) ?? endMs };
}

export const isWithin = ({ startMs, endMs }: TimeSpan, nowMs: number): boolean =>
  startMs !== null && nowMs >= startMs && nowMs < (endMs ?? Infinity);

/** `12-02 17:53` */
export const shortTime = (epochMs: number): string => formatServerTime(epochMs).slice(5, 16);

export const spanText = ({ startMs, endMs }: TimeSpan): string =>
  startMs === null ? '无期限' : `${shortTime(startMs)} ~ ${endMs === null ? '无期限' : shortTime(endMs)}`;

const rangeText = (amounts: readonly number[]): string =>
  priceText({ min: Math.min(...amounts), max: Math.max(...amounts), zero: 'figure' });

/** Of these SKUs; '' where there are none. */
export const depositText = (skus: ReadonlyArray<Pick<AdvanceSku, 'deposit' | 'swell_deposit'>>): string =>
  skus.length === 0
    ? ''
    : `定金${rangeText(skus.map(({ deposit }) => deposit))}抵${rangeText(skus.map(({ swell_deposit: worth }) => worth))}`;
