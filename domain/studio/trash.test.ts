// Proves the days that a deleted page has left.
import { expect, it } from 'vitest';
import { trashWords } from './trash';

const now = new Date('2026-11-25T12:00:00Z');

it.each([
  ['2026-11-25T12:00:00Z', '还剩 30 天'],
  ['2026-11-25T11:59:00Z', '还剩 30 天'],
  ['2026-11-24T12:00:00Z', '还剩 29 天'],
  ['2026-10-27T11:00:00Z', '还剩 1 天'],
  ['2026-10-26T12:00:00Z', '即将彻底删除'],
])('what was deleted at %s: %s', (deletedAt, words) => {
  expect(trashWords(deletedAt, now)).toBe(words);
});
