// Proves where a paged list ends, and which rows an answer has.
import { describe, expect, it } from 'vitest';
import { hasNextPage, keyIn, rowsIn } from './rows-source';

const SHAPE = { rows: 'list', key: 'id', size: 20 };
const page = (...ids: number[]) => ({ list: ids.map((id) => ({ id })) });

describe('a paged list', () => {
  it('goes on after a short page: another mall has fewer rows a page', () => {
    expect(hasNextPage([page(1, 2)], SHAPE)).toBe(true);
  });

  it('ends at an empty page, and at one that brings nothing new', () => {
    expect(hasNextPage([page(1, 2), page()], SHAPE)).toBe(false);
    expect(hasNextPage([page(1, 2), page(2, 1)], SHAPE)).toBe(false);
    expect(hasNextPage([page()], SHAPE)).toBe(false);
  });

  it('ends by the number of pages where the answer has it, as a number or as text', () => {
    const counted = (pageCount: unknown) => ({ ...page(1), pagination: { page_count: pageCount } });
    expect(hasNextPage([counted(1)], SHAPE)).toBe(false);
    expect(hasNextPage([counted('2')], SHAPE)).toBe(true);
    // Many pages are no reason to ask on for nothing.
    expect(
      hasNextPage([counted(1_000_000), { ...page(), pagination: { page_count: 1_000_000 } }], SHAPE),
    ).toBe(false);
  });

  it('does not take a missing number of pages for none', () => {
    for (const pagination of [undefined, null, {}, { page_count: 0 }, { page_count: 'x' }])
      expect(hasNextPage([{ ...page(1), pagination }], SHAPE)).toBe(true);
  });

  it('has one page where one answer has all rows', () => {
    expect(hasNextPage([page(1)], { ...SHAPE, size: 0 })).toBe(false);
  });
});

describe('the rows of an answer', () => {
  it('are read from a list, and from an object that PHP has made of one with a gap', () => {
    expect(rowsIn({ list: [{ id: 1 }] }, SHAPE)).toEqual([{ id: 1 }]);
    expect(rowsIn({ list: { 0: { id: 1 }, 2: { id: 3 } } }, SHAPE)).toEqual([{ id: 1 }, { id: 3 }]);
    for (const list of [undefined, null, '', 0]) expect(rowsIn({ list }, SHAPE)).toEqual([]);
  });

  it('are told apart by their content where they have no key', () => {
    const shape = { rows: 'list', size: 20 };
    expect(keyIn({ content: '好' }, shape)).not.toBe(keyIn({ content: '差' }, shape));
    expect(hasNextPage([{ list: [{ content: '好' }] }, { list: [{ content: '好' }] }], shape)).toBe(false);
  });

  it('are found inside of another part of the answer, and are none where that is missing', () => {
    const inside = { ...SHAPE, rows: 'order.parcels' };
    expect(rowsIn({ order: { parcels: [{ id: 1 }] } }, inside)).toEqual([{ id: 1 }]);
    expect(rowsIn({ order: null }, inside)).toEqual([]);
  });
});
