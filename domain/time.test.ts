// Proves parsing, formatting and counting down times.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countdownParts,
  countdownPhase,
  countdownText,
  formatDate,
  formatDottedTime,
  formatServerTime,
  isUnreadableTime,
  parseServerTime,
  readSpan,
  relativeTime,
} from './time';

const at = (text: string): number => parseServerTime(text) ?? Number.NaN;
const MINUTE_MS = 60_000;

describe('the time text', () => {
  it('is on the mall’s clock, eight hours before UTC', () => {
    expect(parseServerTime('2026-11-21 08:00:00')).toBe(Date.UTC(2026, 10, 21));
    expect(formatServerTime(Date.UTC(2026, 10, 21))).toBe('2026-11-21 08:00:00');
  });

  it('survives a round trip', () => {
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(
      fc.property(seconds, (second) => {
        expect(parseServerTime(formatServerTime(second * 1000))).toBe(second * 1000);
        expect(parseServerTime(formatDottedTime(second * 1000))).toBe(second * 1000);
      }),
    );
  });

  it.each([
    ['2026/1/2 3:04', '2026-01-02 03:04:00'],
    ['2026.01.02 03:04:05', '2026-01-02 03:04:05'],
    ['2026-01-02', '2026-01-02 00:00:00'],
  ])('may be written %s', (text, same) => {
    expect(parseServerTime(text)).toBe(parseServerTime(same));
  });

  it.each(['0000-00-00 00:00:00', '', 'x', '2026-02-30 00:00:00', '2026-01-01 24:00:00', null, 0])(
    'is unset or wrong for %j',
    (text) => {
      expect(parseServerTime(text)).toBeNull();
    },
  );

  it('is that moment where it has a zone or counts seconds, however it is written', () => {
    const moment = fc.integer({ min: 1_000_000_000, max: 4_000_000_000 }).map((second) => second * 1000);
    fc.assert(
      fc.property(moment, (ms) => {
        const iso = new Date(ms).toISOString();
        const beijing = formatServerTime(ms).replace(' ', 'T');
        for (const text of [iso, iso.replace('.000Z', 'Z'), `${beijing}+08:00`, `${beijing}+0800`, beijing])
          expect(parseServerTime(text)).toBe(ms);
        for (const unix of [ms, ms / 1000]) {
          expect(parseServerTime(unix)).toBe(ms);
          expect(parseServerTime(String(unix))).toBe(ms);
        }
      }),
    );
  });

  it.each([
    'soon',
    '明天',
    '2026-02-30',
    '2027-02-30T10:00:00Z',
    '2027-02-30T10:00:00+08:00',
    '20261127',
    '2026-13-01T00:00:00Z',
    {},
    true,
  ])('cannot be read of %j, which counts as no start', (time) => {
    expect(isUnreadableTime(time)).toBe(true);
    expect(readSpan(time, '2026-12-09 20:00:00')).toEqual({ startMs: null, endMs: null });
  });

  it.each(['', ' ', '0', 0, null, undefined, '0000-00-00 00:00:00', []])('is unset for %j', (time) => {
    expect(isUnreadableTime(time)).toBe(false);
    expect(readSpan(time, '2026-12-09').endMs).toBe(parseServerTime('2026-12-09'));
  });

  it('has a date of its own', () => {
    expect(formatDate(at('2026-11-21 00:00:01'))).toBe('2026-11-21');
  });
});

describe('the countdown', () => {
  it('counts days, hours, minutes and seconds', () => {
    expect(countdownParts(2 * 86_400_000 + 3 * 3_600_000 + 4 * MINUTE_MS + 5_000)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
    });
  });

  it('reaches zero only when it is over', () => {
    expect(countdownParts(1).seconds).toBe(1);
    expect(countdownParts(0).seconds).toBe(0);
    expect(countdownText(-5)).toBe('00:00:00');
  });

  it('shows days only when there are any', () => {
    expect(countdownText(86_400_000 + 1_000)).toBe('1天00:00:01');
    expect(countdownText(3_661_000)).toBe('01:01:01');
  });

  it('counts to the start, then to the end, then stops', () => {
    const span = { startMs: 100, endMs: 200 };
    expect(countdownPhase({ ...span, nowMs: 40 })).toEqual({ phase: 'before', remainingMs: 60 });
    expect(countdownPhase({ ...span, nowMs: 100 })).toEqual({ phase: 'during', remainingMs: 100 });
    expect(countdownPhase({ ...span, nowMs: 200 })).toEqual({ phase: 'after', remainingMs: 0 });
    expect(countdownPhase({ startMs: null, endMs: null, nowMs: 1 }).phase).toBe('during');
  });
});

describe('relative times', () => {
  const nowMs = at('2026-11-21 12:00:00');
  it.each([
    ['2026-11-21 11:59:30', '刚刚'],
    ['2026-11-21 11:30:00', '30分钟前'],
    ['2026-11-21 02:00:00', '10小时前'],
    ['2026-11-20 23:59:00', '昨天 23:59'],
    ['2026-11-19 12:00:00', '2026-11-19'],
    ['2026-11-22 00:00:00', '2026-11-22'],
  ])('of %s is %s', (text, relative) => {
    expect(relativeTime({ timeMs: at(text), nowMs })).toBe(relative);
  });
});
