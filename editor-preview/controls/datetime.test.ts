// Times in 北京时间, whatever the zone of the computer is.
import { describe, expect, it } from 'vitest';
import { parseServerTime } from '~/domain/time';
import { distanceWords, inputText, quickTimes, storedText } from './datetime';

// 2026-11-24 19:30 in 北京时间, a Tuesday.
const NOW = Date.UTC(2026, 10, 24, 11, 30);

describe('a time', () => {
  it('is read from what is stored and written back', () => {
    expect(inputText('2026-11-24 20:00:00')).toBe('2026-11-24T20:00');
    expect(inputText('2026-11-24T12:00:00.000Z')).toBe('2026-11-24T20:00');
    expect(inputText('1795521600')).toBe('2026-11-24T20:00');
    expect(inputText('')).toBe('');
    expect(inputText('soon')).toBe('');
    expect(storedText('2026-11-24T20:00')).toBe('2026-11-24 20:00:00');
    expect(storedText('')).toBe('');
  });

  it('is 北京时间', () => {
    expect(parseServerTime('2026-11-24 19:30:00')).toBe(NOW);
    expect(parseServerTime('')).toBeNull();
  });

  it('is offered in words', () => {
    const settings = { scheduleTime: '20:00', endTime: '00:00' };
    expect(quickTimes(NOW, settings)).toEqual([
      { words: '今晚 20:00', input: '2026-11-24T20:00' },
      { words: '明天 00:00', input: '2026-11-25T00:00' },
      { words: '周五 10:00', input: '2026-11-27T10:00' },
      { words: '下月 1 日', input: '2026-12-01T00:00' },
    ]);
    expect(quickTimes(NOW + 3_600_000, settings)[0]).toEqual({
      words: '明晚 20:00',
      input: '2026-11-25T20:00',
    });
    expect(quickTimes(Date.UTC(2026, 11, 31, 17), settings)[3]).toEqual({
      words: '下月 1 日',
      input: '2027-02-01T00:00',
    });
    const morning = { scheduleTime: '10:00', endTime: '10:00' };
    expect(quickTimes(NOW, morning).map(({ words }) => words)).toEqual([
      '明天 10:00',
      '周五 10:00',
      '下月 1 日',
    ]);
  });

  it('is said as a distance from now', () => {
    expect(distanceWords(NOW + (3 * 24 + 6) * 3_600_000 + 5 * 60_000, NOW)).toBe('还有 3 天 6 小时');
    expect(distanceWords(NOW - 20 * 60_000, NOW)).toBe('已过去 20 分钟');
    expect(distanceWords(NOW, NOW)).toBe('就是现在');
  });
});
