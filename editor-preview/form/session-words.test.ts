// The session of a block in words: by the hour, of any length, of today and of other days, and none.
import { describe, expect, it } from 'vitest';
import { sessionWords } from './session-words';

/** 19:30 in Beijing. */
const NOW = Date.parse('2026-11-26T11:30:00Z');
const list = [{}, {}];

describe('a session', () => {
  it.each([
    [{ open_date: '2026-11-26', open_time: '20', list }, '现在会显示：今天 20 点场，2 件'],
    [{ open_date: '2026-11-27', open_time: '8', list: [] }, '现在会显示：明天 8 点场，0 件'],
    [{ open_date: '2026-12-24', open_time: '20', list }, '现在会显示：12-24 20 点场，2 件'],
    [
      { activity: { start_at: '2026-11-26 09:00:00' }, next_activity: null, list },
      '现在会显示：今天 09:00 开始的一场，2 件',
    ],
    [
      { activity: null, next_activity: { start_at: '2026-11-28 10:30:00' }, list },
      '现在会显示：11-28 10:30 开始的一场，2 件',
    ],
    [{ open_date: '', open_time: '', list: [] }, '现在没有场次，顾客看不到商品'],
    [{ activity: null, next_activity: null, list: [] }, '现在没有场次，顾客看不到商品'],
  ])('of %o is said', (mData, words) => {
    expect(sessionWords({ mData }, NOW)).toBe(words);
  });

  it('is not said of data without one', () => {
    expect([sessionWords({ list }, NOW), sessionWords(undefined, NOW)]).toEqual([null, null]);
  });
});
