// Whether the mall is open at a moment.
import { parseServerTime } from '~/domain/time';
import type { IndexShopStatusData, MallSetting } from '~/schemas/api/index.gen';

type Hours = Pick<
  MallSetting,
  'is_open' | 'open_type' | 'week_list' | 'time_list' | 'is_auto_open' | 'auto_open_time'
>;

const CHINA_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const OPEN = 1;
const CLOSED = 2;
const AT_HOURS = 2;
const REOPENS = 2;

/** Milliseconds since midnight of HH:mm or HH:mm:ss; null for an invalid time. */
function timeOfDayMs(text: string | undefined): number | null {
  const match = /^([01]?\d|2[0-4]):([0-5]\d)(?::([0-5]\d))?$/.exec(text ?? '');
  if (match === null) return null;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** Day of the week, 1 Monday to 7 Sunday, of a moment in local time. */
const weekdayOf = (localMs: number): number => ((Math.floor(localMs / DAY_MS) + 3) % 7) + 1;

/** A span that ends before it begins continues past midnight and belongs to the day on which it began. */
function isWithinHours({ week_list: days, time_list: spans }: Hours, now: Date): boolean {
  const localMs = now.getTime() + CHINA_OFFSET_MS;
  const timeMs = localMs % DAY_MS;
  const isOpenDay = (daysBack: number) => days.includes(weekdayOf(localMs - daysBack * DAY_MS));
  return spans.some(({ value: [begin, end] }) => {
    const beginMs = timeOfDayMs(begin);
    const endMs = timeOfDayMs(end);
    if (beginMs === null || endMs === null) return false;
    if (beginMs <= endMs) return isOpenDay(0) && timeMs >= beginMs && timeMs < endMs;
    return (isOpenDay(0) && timeMs >= beginMs) || (isOpenDay(1) && timeMs < endMs);
  });
}

/** When a manually closed mall reopens, in epoch ms; null when unknown. */
const reopeningMs = ({ is_auto_open: auto, auto_open_time: at }: Hours): number | null =>
  auto === REOPENS ? parseServerTime(at) : null;

function isOpen(hours: Hours, now: Date): boolean {
  const reopensMs = reopeningMs(hours);
  if (hours.is_open === CLOSED) return reopensMs !== null && reopensMs <= now.getTime();
  return hours.open_type !== AT_HOURS || isWithinHours(hours, now);
}

/** The mall's state for `shop-status`. */
export function mallState(hours: Hours, now: Date): IndexShopStatusData[number] {
  const isOpenNow = isOpen(hours, now);
  const knowsWhen = !isOpenNow && hours.is_open === CLOSED && reopeningMs(hours) !== null;
  return {
    is_open: isOpenNow ? OPEN : CLOSED,
    auto_open_text: knowsWhen ? `将于${hours.auto_open_time}开始营业` : '',
    name: '商城',
    mch_id: 0,
  };
}
