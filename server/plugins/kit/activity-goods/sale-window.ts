// When an activity sells: its own times, or for one with hours that of a session.
import { formatDate, formatServerTime, parseServerTime } from '~/domain/time';

/** From `begin` on (null: from ever) and before `end` (null: without end). */
export interface SaleWindow {
  begin: Date | null;
  end: Date | null;
}

/** What decides it. */
export interface TimedActivity {
  begin_at: Date | null;
  end_at: Date | null;
  rules: Record<string, unknown>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The day on which the first session is looked for, and the next: an activity may begin after the last hour of a day. */
const DAYS_TO_LOOK_AT = [0, 1];

const hoursOf = ({ rules }: TimedActivity): number[] => {
  const hours: unknown = rules['hours'];
  const isHour = (hour: unknown): hour is number => Number.isInteger(hour);
  return (Array.isArray(hours) ? hours : []).filter(isHour).sort((one, other) => one - other);
};

/**
 * The session of now, else the next: a whole hour of the mall's day that lies within the activity. Sessions recur by the
 * activity's `hours` and are no rows of their own, so that nobody must lay out the days to come, and none is missed.
 */
function sessionAt(activity: TimedActivity, now: Date): SaleWindow | null {
  const { begin_at: first, end_at: last } = activity;
  const from = Math.max(now.getTime(), first?.getTime() ?? 0);
  const dates = DAYS_TO_LOOK_AT.map((day) => formatDate(from + day * DAY_MS));
  const begins = dates.flatMap((date) =>
    hoursOf(activity).flatMap((hour) => parseServerTime(`${date} ${hour}:00:00`) ?? []),
  );
  const begin = begins.find(
    (time) =>
      time + HOUR_MS > now.getTime() &&
      (first === null || time >= first.getTime()) &&
      (last === null || time + HOUR_MS <= last.getTime()),
  );
  return begin === undefined ? null : { begin: new Date(begin), end: new Date(begin + HOUR_MS) };
}

/** When the activity sells now or next; null when it never will again. */
export function saleWindow(activity: TimedActivity, now: Date): SaleWindow | null {
  if (Object.hasOwn(activity.rules, 'hours')) return sessionAt(activity, now);
  const { begin_at: begin, end_at: end } = activity;
  return end !== null && end <= now ? null : { begin, end };
}

export const hasBegun = ({ begin }: SaleWindow, now: Date): boolean => begin === null || begin <= now;

/** Sorts what sells sooner first: what sells already, the one that ends first before the others, then what begins first. */
export function compareWindows(one: SaleWindow, other: SaleWindow, now: Date): number {
  const opensAt = (window: SaleWindow) => Math.max(window.begin?.getTime() ?? 0, now.getTime());
  const endsAt = (window: SaleWindow) => window.end?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return opensAt(one) - opensAt(other) || endsAt(one) - endsAt(other);
}

export const isSameWindow = (one: SaleWindow, other: SaleWindow): boolean =>
  one.begin?.getTime() === other.begin?.getTime() && one.end?.getTime() === other.end?.getTime();

/** Hour of the mall's day, 0 to 23. */
export const hourOf = (time: Date): number => Number(formatServerTime(time.getTime()).slice(11, 13));
