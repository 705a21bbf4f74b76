// Times: the server's text and epoch milliseconds, countdowns, and relative times.

/** The mall's clock is China Standard Time wherever the shopper is; the server's texts carry no zone. */
const SERVER_OFFSET_MS = 8 * 3_600_000;

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const TIME_TEXT = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** Of date pickers elsewhere: a moment with its zone, or a Unix time in seconds or milliseconds. */
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;
const UNIX_SECONDS = /^[1-9]\d{9}$/;
const UNIX_MS = /^[1-9]\d{12}$/;

/** A moment that does not depend on the mall's clock; null for any other text. */
function parseMoment(text: string): number | null {
  if (UNIX_SECONDS.test(text)) return Number(text) * SECOND_MS;
  if (UNIX_MS.test(text)) return Number(text);
  // `Date` takes 30 February as 2 March.
  const isMoment = ZONED.test(text) && parseServerTime(text.slice(0, 10)) !== null;
  const moment = isMoment ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

/**
 * Epoch ms of `YYYY-MM-DD HH:mm:ss`, also with `/` or `.` and without seconds or time, of a time with its zone and of a Unix
 * time. Null for unset (`0000-00-00 00:00:00`, empty) and for an invalid time.
 */
export function parseServerTime(time: unknown): number | null {
  if (typeof time !== 'string' && typeof time !== 'number') return null;
  const text = String(time).trim();
  const parts = TIME_TEXT.exec(text);
  if (parts === null) return parseMoment(text);
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  // A day that the month does not have lies in another one. Years of one or two figures, as while one is typed, would be
  // read as those of 1900.
  if (year < 100 || new Date(Date.UTC(year, month - 1, day)).getUTCMonth() !== month - 1) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  return Date.UTC(year, month - 1, day, hour, minute, second) - SERVER_OFFSET_MS;
}

const UNSET = /^(0|0000.*)?$/;

/** Whether something is stored as a time that cannot be read as one. */
export function isUnreadableTime(time: unknown): boolean {
  if (typeof time === 'string' || typeof time === 'number')
    return !UNSET.test(String(time).trim()) && parseServerTime(time) === null;
  const isUnset = time === null || time === undefined || (Array.isArray(time) && time.length === 0);
  return !isUnset;
}

export interface TimeSpan {
  readonly startMs: number | null;
  readonly endMs: number | null;
}

/** Beginning and end, null where they are unset. Without either where one cannot be read: it has not begun by that. */
export function readSpan(start: unknown, end: unknown): TimeSpan {
  if (isUnreadableTime(start) || isUnreadableTime(end)) return { startMs: null, endMs: null };
  return { startMs: parseServerTime(start), endMs: parseServerTime(end) };
}

const wallClock = (epochMs: number): string => new Date(epochMs + SERVER_OFFSET_MS).toISOString();

/** `YYYY-MM-DD HH:mm:ss` on the mall's clock. Throws RangeError for an invalid time. */
export const formatServerTime = (epochMs: number): string =>
  wallClock(epochMs).slice(0, 19).replace('T', ' ');

/** `YYYY-MM-DD` on the mall's clock. Throws RangeError for an invalid time. */
export const formatDate = (epochMs: number): string => wallClock(epochMs).slice(0, 10);

/** `YYYY.MM.DD HH:mm:ss`, as coupon times are delivered. Throws RangeError for an invalid time. */
export const formatDottedTime = (epochMs: number): string => formatServerTime(epochMs).replaceAll('-', '.');

export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whole days, hours, minutes and seconds left; a begun second counts, so that 0 is shown only when it is over. */
export function countdownParts(remainingMs: number): CountdownParts {
  const left = Math.max(0, Math.ceil(remainingMs / SECOND_MS)) * SECOND_MS;
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** `N天HH:MM:SS` of goods lists; the days only when there are any. */
export function countdownText(remainingMs: number): string {
  const { days, hours, minutes, seconds } = countdownParts(remainingMs);
  const clock = [hours, minutes, seconds].map(twoDigits).join(':');
  return days > 0 ? `${days}天${clock}` : clock;
}

/** Where a moment is in a span, and how long that lasts. */
export interface CountdownPhase {
  /** Before the start, between start and end, or after the end. */
  readonly phase: 'before' | 'during' | 'after';
  /** Milliseconds to the start before it, to the end during it, else 0. */
  readonly remainingMs: number;
}

/** State of `nowMs` between start and end; an unknown start has begun, an unknown end never comes. */
export function countdownPhase(span: {
  startMs: number | null;
  endMs: number | null;
  nowMs: number;
}): CountdownPhase {
  const { startMs, endMs, nowMs } = span;
  if (startMs !== null && nowMs < startMs) return { phase: 'before', remainingMs: startMs - nowMs };
  if (endMs === null) return { phase: 'during', remainingMs: 0 };
  return nowMs < endMs ? { phase: 'during', remainingMs: endMs - nowMs } : { phase: 'after', remainingMs: 0 };
}

/** 刚刚, n分钟前, n小时前, 昨天 HH:mm, else the date; a future time is written as a date. */
export function relativeTime({ timeMs, nowMs }: { timeMs: number; nowMs: number }): string {
  const ageMs = nowMs - timeMs;
  if (ageMs < 0) return formatDate(timeMs);
  if (ageMs < MINUTE_MS) return '刚刚';
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)}分钟前`;
  const isToday = formatDate(timeMs) === formatDate(nowMs);
  if (isToday) return `${Math.floor(ageMs / HOUR_MS)}小时前`;
  const isYesterday = formatDate(timeMs) === formatDate(nowMs - DAY_MS);
  return isYesterday ? `昨天 ${formatServerTime(timeMs).slice(11, 16)}` : formatDate(timeMs);
}
