// Proves how the sale of an activity's goods stands: its states, their order, and the clock from its beginning to its end.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inHours } from '../../testing/sample-sales';
import { closedNow } from './offers-from';
import { type Sale, saleWordOf, useSale } from './sale';

const SECOND_H = 1 / 3600;

const saleWith = (goods: object = {}, times: object = {}): Sale => ({
  goods: { goods_stock: 5, status: 1, buy_goods_auth: true, ...goods },
  start: inHours(-2),
  end: inHours(2),
  ...times,
});

describe('the sale of an activity’s goods', () => {
  it.each([
    ['running', {}, {}],
    ['running', {}, { start: '', end: '0000-00-00 00:00:00' }],
    ['coming', {}, { start: inHours(1) }],
    ['ended', {}, { end: inHours(-1) }],
    ['soldOut', { goods_stock: 0, status: 0 }, { end: inHours(-1) }],
    ['closed', { status: 0 }, { start: inHours(1) }],
    ['noRight', { buy_goods_auth: false }, {}],
  ])('is %s', (word, goods, times) => {
    expect(saleWordOf(saleWith(goods, times), Date.now())).toBe(word);
  });

  it('closes an offer without stock, with the words of its state first', () => {
    expect(closedNow(saleWith(), [{ stock: 1 }, { stock: 0 }])).toEqual({});
    expect(closedNow(saleWith(), [{ stock: 0 }])).toEqual({ closed: '库存不足' });
    expect(closedNow(saleWith({ status: 0 }), [{ stock: 0 }])).toEqual({ closed: '商品已下架' });
  });
});

describe('its clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs to the beginning, then to the end, and tells of each', () => {
    vi.setSystemTime(new Date('2026-12-01T08:00:00Z'));
    const onTurn = vi.fn();
    const sale = saleWith({}, { start: inHours(3 * SECOND_H), end: inHours(10 * SECOND_H) });
    const { result } = renderHook(() => useSale(sale, onTurn));
    const pass = (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1_000));
    };
    expect(result.current).toEqual({ word: 'coming', remainingMs: 3_000 });
    pass(4);
    expect(result.current).toMatchObject({ word: 'running', remainingMs: 6_000 });
    expect(onTurn).toHaveBeenCalledTimes(1);
    pass(7);
    expect(result.current).toEqual({ word: 'ended', remainingMs: 0 });
    expect(onTurn).toHaveBeenCalledTimes(2);
  });
});
