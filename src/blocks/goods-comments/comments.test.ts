// Proves how comments are parsed.
import { describe, expect, it } from 'vitest';
import { appendedWords, commentCount, type CommentFilter, goodRateText, picturesOf } from './comments';

const comment = {
  content: '米很香',
  reply_content: '',
  attr_name: '5kg',
  avatar: '',
  time: '2026-11-21',
  nickname: '小**苗',
};
const filters: CommentFilter[] = [
  { name: '全部', count: '8', index: 0 },
  { name: '好评', count: '7', index: 3 },
  { name: '中评', count: 0, index: 2 },
  { name: '差评', count: '1', index: 1 },
];

describe('comments', () => {
  it('have no pictures where the field is an empty object', () => {
    expect(picturesOf({ ...comment, pic_url: {} })).toEqual([]);
    expect(picturesOf({ ...comment, pic_url: ['/a.png'] })).toEqual(['/a.png']);
  });

  it('are counted from texts and numbers', () => {
    expect(commentCount(filters)).toBe(8);
    expect(commentCount([])).toBe(0);
  });

  it('say how many days after them more was added', () => {
    expect([appendedWords(0), appendedWords(12)]).toEqual(['当天追评', '12 天后追评']);
  });

  it('show the rate of good ones, and nothing without any', () => {
    expect(goodRateText(filters)).toBe('好评率88%');
    expect(goodRateText([])).toBe('');
  });
});
