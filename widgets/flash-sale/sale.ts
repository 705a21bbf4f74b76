// Texts of a flash sale: its reduction, the sold share, its beginning or end.
import { countdownPhase, readSpan } from '~/domain/time';

/** The reduction of a goods; figures may arrive as texts, 9.5 always does. */
export interface Reduction {
  /** 1: `min_discount` tenths of the price; 2: yuan off. */
  readonly discount_type: 1 | 2;
  readonly min_discount: string | number;
}

/** `9.5折`, `减20元`; empty where there is no reduction. */
export function reductionText({ discount_type: type, min_discount: figure }: Reduction): string {
  const amount = Number(figure);
  if (!Number.isFinite(amount) || amount <= 0) return '';
  if (type === 2) return `减${amount}元`;
  return amount < 10 ? `${amount}折` : '';
}

/** Whole percent sold, 0 to 100, of a number or a text with or without its sign. */
export function soldPercent(percentage: string | number): number {
  const percent = Math.round(Number.parseFloat(String(percentage)));
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}

/** An activity as the server delivers it; either time may be missing. */
export interface Sale {
  readonly start_at: string;
  readonly end_at: string;
}

export interface SalePhase {
  /** Null where there is no countdown. */
  readonly remainingMs: number | null;
  /** The text after the countdown, or instead of it. */
  readonly text: string;
}

function hasTime(sale: Sale | null): sale is Sale {
  if (sale === null) return false;
  const { startMs, endMs } = readSpan(sale.start_at, sale.end_at);
  return startMs !== null || endMs !== null;
}

/** The text for a moment of the current activity, else of the next; null without either. */
export function salePhase(sales: readonly (Sale | null)[], now: number): SalePhase | null {
  const sale = sales.find(hasTime);
  if (sale === undefined) return null;
  const { startMs, endMs } = readSpan(sale.start_at, sale.end_at);
  const { phase, remainingMs } = countdownPhase({ startMs, endMs, nowMs: now });
  if (phase === 'before') return { remainingMs, text: '后开始' };
  if (phase === 'after') return { remainingMs: null, text: '本场已结束' };
  return endMs === null ? { remainingMs: null, text: '抢购中' } : { remainingMs, text: '后结束' };
}
