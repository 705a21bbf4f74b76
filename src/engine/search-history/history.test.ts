// Proves the search history.
import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_HISTORY } from '~/domain/constants';
import { withWord } from './history';

describe('the search history', () => {
  it('puts the newest first and stores no word twice', () => {
    expect(withWord(['米', '茶'], '茶')).toEqual(['茶', '米']);
    expect(withWord(['米'], ' 苹果 ')).toEqual(['苹果', '米']);
  });

  it('stores no empty word', () => {
    expect(withWord(['米'], '   ')).toEqual(['米']);
  });

  it('drops the oldest beyond its limit (NS-10)', () => {
    const full = Array.from({ length: MAX_SEARCH_HISTORY }, (_, place) => `词${place}`);
    const next = withWord(full, '新');
    expect(next).toHaveLength(MAX_SEARCH_HISTORY);
    expect(next[0]).toBe('新');
    expect(next).not.toContain(`词${MAX_SEARCH_HISTORY - 1}`);
  });
});
