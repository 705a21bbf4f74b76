// Proves who may write a second review and until when, and how its days are counted.
import { describe, expect, it } from 'vitest';
import { readOrderFlags } from './order-status';
import {
  appendStatusOf,
  daysBetween,
  lineRefusal,
  type ReviewedLine,
  secondReviewRefusal,
} from './second-review';

const DAY_MS = 86_400_000;
const RECEIVED_MS = Date.parse('2026-01-01T08:00:00Z');
const reviewed = (change: object = {}) => ({
  flags: readOrderFlags({ is_pay: 1, is_send: 1, is_confirm: 1, is_comment: 1, ...change }),
  receivedMs: RECEIVED_MS,
});
const line = (change: Partial<ReviewedLine> = {}): ReviewedLine => ({
  isRefunded: false,
  review: { isShown: true, isAppended: false },
  ...change,
});
const appended = line({ review: { isShown: true, isAppended: true } });

describe('a second review', () => {
  it('can be written for 180 days from the receipt', () => {
    const at = (days: number) => secondReviewRefusal(reviewed(), RECEIVED_MS + days * DAY_MS);
    expect([at(0), at(179.9)]).toEqual([null, null]);
    expect(at(180)).toBe('收货已超过180天，不能追评');
  });

  it.each([
    ['not reviewed', { is_comment: 0 }, '请先评价订单'],
    ['not received', { is_confirm: 0 }, '数据异常'],
    ['cancelled', { cancel_status: 1 }, '数据异常'],
    ['held by a plugin', { status: 0 }, '订单进行中,不能进行操作'],
    ['in the recycle bin', { is_recycle: 1 }, '订单不存在'],
  ])('cannot be written for an order that is %s', (_what, change, words) => {
    expect(secondReviewRefusal(reviewed(change), RECEIVED_MS)).toBe(words);
  });

  it.each([
    ['whose review was removed', line({ review: null }), '评价不存在'],
    ['that has one', appended, '已追评，无需重复追评'],
    ['that was given back', line({ isRefunded: true }), '商品已退款，不能追评'],
    [
      'whose review is hidden',
      line({ review: { isShown: false, isAppended: false } }),
      '评价未展示，不能追评',
    ],
    ['with a review that is shown', line(), null],
  ])('of a line %s: %o', (_what, of, words) => {
    expect(lineRefusal(of)).toBe(words);
  });

  it('is offered while one line can have it, and said to be written where none is left', () => {
    const late = RECEIVED_MS + 200 * DAY_MS;
    expect(appendStatusOf(reviewed(), [line(), appended], RECEIVED_MS)).toBe(1);
    expect(appendStatusOf(reviewed(), [line(), appended], late)).toBe(2);
    expect(appendStatusOf(reviewed(), [appended, line({ isRefunded: true })], RECEIVED_MS)).toBe(2);
    expect(appendStatusOf(reviewed(), [line()], late)).toBe(0);
  });

  it('counts its days by the calendar of the mall', () => {
    // Shortly before and after midnight in Beijing.
    const evening = Date.parse('2026-03-01T15:50:00Z');
    expect(daysBetween(evening, evening + 5 * 60_000)).toBe(0);
    expect(daysBetween(evening, evening + 20 * 60_000)).toBe(1);
  });
});
