// An hourly session at a moment: its label and its remaining time.
import { formatDate, parseServerTime } from '~/domain/time';

/** A session as the server names it: an hour of a day on the mall's clock. */
export interface Session {
  /** `YYYY-MM-DD`; empty without a session. */
  readonly open_date: string;
  /** `20`. */
  readonly open_time: string;
  /** End of the hour, in unix seconds; 0 when the server does not deliver it. */
  readonly date_time: number;
}

/** `remainingMs` is null before and after a session: only its hour has a countdown. */
export interface SessionPhase {
  readonly text: string;
  readonly remainingMs: number | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function dayWord(date: string, now: number): string {
  if (date === formatDate(now)) return '今日';
  if (date === formatDate(now + DAY_MS)) return '明日';
  const [, month, day] = date.split(/\D/).map(Number);
  return `${month}月${day}日`;
}

/** The text at a moment; null without a valid session. The clock decides, as the page may be minutes old. */
export function sessionPhase(session: Session, now: number): SessionPhase | null {
  const hour = Number.parseInt(session.open_time, 10);
  const begin = parseServerTime(`${session.open_date} ${hour}:00:00`);
  if (begin === null) return null;
  const end = session.date_time > 0 ? session.date_time * 1000 : begin + HOUR_MS;
  if (now < begin) return { text: `${dayWord(session.open_date, now)}${hour}点开抢`, remainingMs: null };
  if (now >= end) return { text: '本场已结束', remainingMs: null };
  return { text: `${hour}点场`, remainingMs: end - now };
}
