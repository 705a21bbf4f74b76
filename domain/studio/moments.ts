// Moments as operators read and enter them: on the mall's clock, 北京时间.
import { formatDate, formatServerTime, parseServerTime } from '../time';

/** 「11-26 20:00」; `at` is an ISO text. */
export const momentWords = (at: string): string => formatServerTime(Date.parse(at)).slice(5, 16);

/** 「11-26 20:00」, with the year where it is another one than now's. */
export function datedMomentWords(at: string, now: Date = new Date()): string {
  const words = formatServerTime(Date.parse(at)).slice(0, 16);
  const isThisYear = words.slice(0, 4) === formatServerTime(now.getTime()).slice(0, 4);
  return isThisYear ? words.slice(5) : words;
}

/** 「20:00:05」. */
export const clockWords = (at: number): string => formatServerTime(at).slice(11);

/** Value of a `datetime-local` input; `at` in ms. */
export const inputOf = (at: number): string => formatServerTime(at).replace(' ', 'T');

/** ISO text of such a value, or of the start of a day `2026-11-26`; null for an empty one. */
export function momentOf(input: string): string | null {
  const at = parseServerTime(input);
  return at === null ? null : new Date(at).toISOString();
}

const DAY_MS = 86_400_000;

/** The first time after `from` (in ms) that the mall's clock shows this time of the day: `20:00`. */
export function nextTimeOfDay(time: string, from: number): number {
  const today = parseServerTime(`${formatDate(from)} ${time}`) ?? from;
  return today > from ? today : today + DAY_MS;
}

const UNITS = [
  [DAY_MS, '天'],
  [3_600_000, '小时'],
  [60_000, '分钟'],
] as const;

/** 「3 天」; under a minute 「不到 1 分钟」. */
export function lengthWords(ms: number): string {
  const [size, word] = UNITS.find(([unit]) => ms >= unit) ?? [0, ''];
  return size === 0 ? '不到 1 分钟' : `${Math.floor(ms / size)} ${word}`;
}
