// A picker opens as it was left, each kind by itself; what cannot be read is no filter.
import { beforeEach, expect, it, vi } from 'vitest';
import { lastFilters, rememberFilters } from './last-filters';
import { NO_FILTERS } from './pick-filters';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

const goods = { kind: 'goods' } as const;

it('comes back to what narrowed it down, without the words', () => {
  rememberFilters(goods, { ...NO_FILTERS, q: '茶', of: '3', isUsable: true, priceFrom: '10' });
  expect(lastFilters(goods)).toEqual({ ...NO_FILTERS, of: '3', isUsable: true, priceFrom: '10' });
});

it('knows other kinds, and goods of an activity, by themselves', () => {
  rememberFilters(goods, { ...NO_FILTERS, isUsable: true });
  expect(lastFilters({ kind: 'coupons' })).toBe(NO_FILTERS);
  expect(lastFilters({ kind: 'activity', of: 'pintuan' })).toBe(NO_FILTERS);
});

it('has none where they were cleared or cannot be read', () => {
  rememberFilters(goods, NO_FILTERS);
  expect(lastFilters(goods)).toBe(NO_FILTERS);
  for (const text of ['{', '[]', '{"mark":"x","isUsable":"yes","of":3}']) {
    stored.set('studio-pick goods', text);
    expect(lastFilters(goods)).toBe(NO_FILTERS);
  }
});
