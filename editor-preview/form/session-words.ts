// What a block that shows a session by itself delivers, in words.
import { isArray, isRecord } from '~/domain/record';
import { formatDate, formatServerTime, parseServerTime } from '~/domain/time';

const DAY_MS = 86_400_000;

type Session = Readonly<Record<string, unknown>>;

const dayWords = (date: string, nowMs: number): string => {
  if (date === formatDate(nowMs)) return '今天';
  return date === formatDate(nowMs + DAY_MS) ? '明天' : date.slice(5);
};

/** By the hour. */
function hourWords({ open_date: date, open_time: hour }: Session, nowMs: number): string | null {
  if (typeof date !== 'string' || date === '') return null;
  return `${dayWords(date, nowMs)} ${String(hour)} 点场`;
}

/** Of any length. */
function activityWords({ activity, next_activity: next }: Session, nowMs: number): string | null {
  const shown = isRecord(activity) ? activity : next;
  const start = isRecord(shown) ? parseServerTime(shown['start_at']) : null;
  if (start === null) return null;
  return `${dayWords(formatDate(start), nowMs)} ${formatServerTime(start).slice(11, 16)} 开始的一场`;
}

/** Null for data without a session. */
export function sessionWords(delivered: unknown, nowMs: number): string | null {
  const session = isRecord(delivered) ? delivered['mData'] : undefined;
  if (!isRecord(session)) return null;
  const when = hourWords(session, nowMs) ?? activityWords(session, nowMs);
  const count = isArray(session['list']) ? session['list'].length : 0;
  return when === null ? '现在没有场次，顾客看不到商品' : `现在会显示：${when}，${count} 件`;
}
