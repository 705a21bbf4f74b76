// The second review (追评) of what was bought: who may write one, until when, and how many days after the first.
import { type OrderFlags, orderRefusal } from './order-status';
import { formatDate } from './time';

/** Days from the receipt of an order within which its reviews can be added to. */
export const SECOND_REVIEW_DAYS = 180;

const DAY_MS = 86_400_000;

/** `append_status` of an order: none may be written, one may, all that may be are written. */
export const APPEND_STATUS = { none: 0, open: 1, done: 2 } as const;
export type AppendStatus = (typeof APPEND_STATUS)[keyof typeof APPEND_STATUS];

export interface ReviewedOrder {
  readonly flags: OrderFlags;
  readonly receivedMs: number | null;
}

/** A line of a reviewed order. */
export interface ReviewedLine {
  readonly isRefunded: boolean;
  /** Null where it was removed. */
  readonly review: { readonly isShown: boolean; readonly isAppended: boolean } | null;
}

/** Why nothing of an order can be reviewed again now; null when it can. */
export function secondReviewRefusal({ flags, receivedMs }: ReviewedOrder, nowMs: number): string | null {
  if (flags.is_recycle === 1) return '订单不存在';
  // As for the first one, but that it must be there.
  const refusal = orderRefusal('review', { ...flags, is_comment: 0 });
  if (refusal !== null) return refusal;
  if (flags.is_comment !== 1) return '请先评价订单';
  const untilMs = (receivedMs ?? 0) + SECOND_REVIEW_DAYS * DAY_MS;
  return nowMs < untilMs ? null : `收货已超过${SECOND_REVIEW_DAYS}天，不能追评`;
}

/** Why a line cannot be reviewed again; null when it can. */
export function lineRefusal({ isRefunded, review }: ReviewedLine): string | null {
  if (review === null) return '评价不存在';
  if (review.isAppended) return '已追评，无需重复追评';
  if (isRefunded) return '商品已退款，不能追评';
  return review.isShown ? null : '评价未展示，不能追评';
}

export function appendStatusOf(
  order: ReviewedOrder,
  lines: readonly ReviewedLine[],
  nowMs: number,
): AppendStatus {
  const isOpen = lines.some((line) => lineRefusal(line) === null);
  if (isOpen && secondReviewRefusal(order, nowMs) === null) return APPEND_STATUS.open;
  return lines.some(({ review }) => review?.isAppended === true) ? APPEND_STATUS.done : APPEND_STATUS.none;
}

/** Days between two moments on the mall's calendar. */
export const daysBetween = (fromMs: number, untilMs: number): number =>
  Math.round((Date.parse(formatDate(untilMs)) - Date.parse(formatDate(fromMs))) / DAY_MS);
