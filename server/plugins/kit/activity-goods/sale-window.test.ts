// Proves when activities sell: by their own times, or by the hours of the mall's day.
import { describe, expect, it } from 'vitest';
import { formatServerTime, parseServerTime } from '~/domain/time';
import { compareWindows, saleWindow, type TimedActivity } from './sale-window';

const at = (text: string): Date => new Date(parseServerTime(text) ?? Number.NaN);
const textOf = (time: Date | null): string | null =>
  time === null ? null : formatServerTime(time.getTime());

const daily = (changes: Partial<TimedActivity> = {}): TimedActivity => ({
  begin_at: null,
  end_at: null,
  rules: { hours: [20, 8, 23] },
  ...changes,
});

const sessionBegin = (activity: TimedActivity, now: string): string | null => {
  const window = saleWindow(activity, at(now));
  return window === null ? null : textOf(window.begin);
};

describe('the session of a seckill', () => {
  it.each([
    ['2026-11-21 08:00:00', '2026-11-21 08:00:00'],
    ['2026-11-21 08:59:59', '2026-11-21 08:00:00'],
    ['2026-11-21 09:00:00', '2026-11-21 20:00:00'],
    ['2026-11-21 00:30:00', '2026-11-21 08:00:00'],
    ['2026-11-21 23:59:59', '2026-11-21 23:00:00'],
    ['2026-11-22 00:00:00', '2026-11-22 08:00:00'],
    ['2026-12-31 23:59:59', '2026-12-31 23:00:00'],
  ])('at %s of the mall’s clock is that of %s', (now, begin) => {
    expect(sessionBegin(daily(), now)).toBe(begin);
  });

  it('lasts that hour', () => {
    const window = saleWindow(daily(), at('2026-11-21 20:15:00'));
    expect(textOf(window?.end ?? null)).toBe('2026-11-21 21:00:00');
  });

  it('is the first whole hour after the activity begins, be it days ahead or after the last hour of a day', () => {
    const begin_at = at('2026-11-25 08:30:00');
    expect(sessionBegin(daily({ begin_at }), '2026-11-21 08:10:00')).toBe('2026-11-25 20:00:00');
    const late = at('2026-11-25 23:30:00');
    expect(sessionBegin(daily({ begin_at: late }), '2026-11-21 08:10:00')).toBe('2026-11-26 08:00:00');
  });

  it('is none that the activity’s end would cut short, and none without hours', () => {
    const end_at = at('2026-11-21 20:30:00');
    expect(sessionBegin(daily({ end_at }), '2026-11-21 08:10:00')).toBe('2026-11-21 08:00:00');
    expect(sessionBegin(daily({ end_at }), '2026-11-21 09:10:00')).toBeNull();
    for (const rules of [{}, { hours: [] }, { hours: 'x' }, { hours: [24, -1, 8.5, '8'] }]) {
      expect(sessionBegin(daily({ rules }), '2026-11-21 08:10:00')).toBeNull();
    }
  });
});

it('other activities sell between their own times, and never once they are over', () => {
  const ends = { begin_at: at('2026-11-20 00:00:00'), end_at: at('2026-11-22 00:00:00') };
  const activity = daily({ ...ends, rules: {} });
  expect(saleWindow(activity, at('2026-11-19 00:00:00'))).toEqual({
    begin: activity.begin_at,
    end: activity.end_at,
  });
  expect(saleWindow(activity, at('2026-11-22 00:00:00'))).toBeNull();
  expect(saleWindow(daily({ rules: {} }), at('2026-11-22 00:00:00'))).toEqual({ begin: null, end: null });
});

it('what sells already comes before what will, and what ends sooner before what lasts', () => {
  const now = at('2026-11-21 12:00:00');
  const endless = { begin: null, end: null };
  const ending = { begin: at('2026-11-01 00:00:00'), end: at('2026-11-22 00:00:00') };
  const soon = { begin: at('2026-11-22 00:00:00'), end: at('2026-11-23 00:00:00') };
  const later = { begin: at('2026-11-24 00:00:00'), end: null };
  const sorted = [later, endless, soon, ending].sort((one, other) => compareWindows(one, other, now));
  expect(sorted).toEqual([ending, endless, soon, later]);
});
