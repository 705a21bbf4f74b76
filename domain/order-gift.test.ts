import { expect, it } from 'vitest';
import { isGiveable, orderGiftState } from './order-gift';
import { readOrderFlags } from './order-status';

const PAID = { is_pay: 1, pay_type: 1 };

it('is offered for paid orders by express of which nothing was sent', () => {
  const giveable = (flags: object) => isGiveable(readOrderFlags({ ...PAID, ...flags }));
  expect(giveable({})).toBe(true);
  for (const flags of [
    { is_pay: 0 },
    { is_pay: 0, pay_type: 2 },
    { is_send: 1 },
    { send_type: 1 },
    { cancel_status: 1 },
    { cancel_status: 2 },
    { status: 0 },
  ])
    expect(giveable(flags)).toBe(false);
});

it('waits until an address is filled in, its time is over or the order is cancelled', () => {
  const state = (gift: { expireMs: number; isFilled: boolean } | null, isCancelled = false) =>
    orderGiftState(gift, { isCancelled, nowMs: 10 });
  expect(state(null)).toBe(0);
  expect(state({ expireMs: 11, isFilled: false })).toBe(1);
  expect(state({ expireMs: 9, isFilled: true })).toBe(2);
  expect(state({ expireMs: 11, isFilled: false }, true)).toBe(3);
  expect(state({ expireMs: 10, isFilled: false })).toBe(4);
});
