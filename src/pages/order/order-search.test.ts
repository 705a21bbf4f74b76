import { describe, expect, it } from 'vitest';
import { isSpanWrong, readSearch, searchParams, searchText } from './order-search';

const search = { keyword: '苹果', from: '2026-11-01', to: '2026-11-30' };

describe('the search of my orders', () => {
  it('is written to the address and read back', () => {
    expect(readSearch(JSON.stringify(search))).toEqual(search);
  });

  it.each(['', '{', '1', 'null', '{}', '{"keyword":"  ","from":"yesterday"}'])(
    'reads none from %j',
    (text) => {
      expect(readSearch(text)).toBeNull();
    },
  );

  it('is shown in the pill', () => {
    expect(searchText(search)).toBe('2026-11-01 至 2026-11-30, 苹果');
    expect(searchText({ ...search, from: '', to: '' })).toBe('苹果');
  });

  it('requests with the given fields only', () => {
    expect(searchParams(search)).toEqual({ keyword: '苹果', dateArr: ['2026-11-01', '2026-11-30'] });
    expect(searchParams({ ...search, from: '', to: '' })).toEqual({ keyword: '苹果' });
    expect(searchParams(null)).toEqual({});
  });

  it('refuses reversed days', () => {
    expect(isSpanWrong({ ...search, from: '2026-12-01' })).toBe(true);
    expect(isSpanWrong(search)).toBe(false);
  });
});
