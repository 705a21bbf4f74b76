// Proves how times of layouts are read.
import { expect, it } from 'vitest';
import { parseServerTime } from '../../time';

it('reads a time without a zone as Beijing has it', () => {
  expect(parseServerTime('2026-11-26 20:00:00')).toBe(Date.UTC(2026, 10, 26, 12));
  expect(parseServerTime('2026/1/2')).toBe(Date.UTC(2026, 0, 1, 16));
});

it('reads nothing else', () => {
  expect(['', '明天', '20:00'].map(parseServerTime)).toEqual([null, null, null]);
});
