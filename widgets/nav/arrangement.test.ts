// Proves the arrangement of the entries.
import { expect, it } from 'vitest';
import { arrange, heightOf, pagesOf, shortName, stripCellWidth } from './arrangement';
import { full, older } from './fixtures';

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

it('shows all rows of a fixed navigation on one page', () => {
  expect(pagesOf(many(100), arrange(full)).map((page) => page.length)).toEqual([100]);
});

it('fills pages of lineNum rows', () => {
  const arrangement = arrange({ ...full, navType: 'multi', lineNum: '2', columns: 3 });
  expect(pagesOf(many(14), arrangement).map((page) => page.length)).toEqual([6, 6, 2]);
});

it('arranges documents without modeType as pages of rows x columns', () => {
  expect(pagesOf(many(10), arrange(older)).map((page) => page.length)).toEqual([8, 2]);
});

it.each([false, 0, '0', ''])(
  'cuts off the remaining entries of older documents when scroll is %j',
  (scroll) => {
    expect(pagesOf(many(10), arrange({ ...older, scroll }))).toHaveLength(1);
  },
);

it('shows half an entry at the end of a strip of five or more', () => {
  expect(stripCellWidth(3)).toBe(250);
  expect(stripCellWidth(5)).toBeCloseTo(750 / 5.5);
});

it('cuts labels to five characters, four where more than five are in a row', () => {
  expect(shortName('坚果炒货专场', 5)).toBe('坚果炒货专');
  expect(shortName('坚果炒货专场', 6)).toBe('坚果炒货');
  expect(shortName('👨‍👩‍👧家庭装', 6)).toBe('👨‍👩‍👧家庭装');
  expect(shortName('e\u0301clairs', 6)).toBe('e\u0301cla');
  expect(shortName('𠮷野家快餐', 6)).toBe('𠮷野家快');
});

it.each([
  [{ ...full }, 2 * 166 + 24],
  [{ ...full, modeType: 'text' }, 2 * 66 + 28],
  [{ ...full, navType: 'alone' }, 190],
  [{ ...full, navType: 'alone', modeType: 'text' }, 94],
  [{ ...full, navType: 'multi', columns: 4 }, 2 * 166 + 40],
  [{ ...full, navType: 'multi', navs: full.navs.slice(0, 3) }, 166 + 24],
  [{ ...older, scroll: false }, 2 * 156],
  [older, 2 * 156 + 40],
  [{ ...full, navs: [] }, 0],
  [{}, 0],
])('computes its height before rendering (%#)', (data, height) => {
  expect(heightOf(data)).toBe(height);
});
