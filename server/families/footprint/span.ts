// The days that the list of footprints is requested for.
import { formatDate, parseServerTime } from '~/domain/time';
import type { FootprintFootprintParams } from '~/schemas/api/footprint.gen';
import { MallError } from '../../http/errors';

const DAY_MS = 86_400_000;

export interface Span {
  from: Date;
  /** The first moment after it. */
  until: Date;
}

/** How many days before today the span begins, and how many days it lasts. */
const NAMED: Readonly<Record<1 | 2 | 3 | 4, { daysAgo: number; days: number }>> = {
  1: { daysAgo: 0, days: 1 },
  2: { daysAgo: 1, days: 1 },
  3: { daysAgo: 6, days: 7 },
  4: { daysAgo: 29, days: 30 },
};

function timeOf(text: string, name: string): Date {
  const time = parseServerTime(text);
  if (time === null) throw new MallError(`${name}格式不正确。`);
  return new Date(time);
}

/** The span of the parameters, today by default. Throws a MallError for invalid times. */
export function spanOf(
  { time_type: type, start_time: start, end_time: end }: FootprintFootprintParams,
  now: Date,
): Span {
  const today = timeOf(formatDate(now.getTime()), '开始时间').getTime();
  if (type !== undefined) {
    const { daysAgo, days } = NAMED[type];
    const from = today - daysAgo * DAY_MS;
    return { from: new Date(from), until: new Date(from + days * DAY_MS) };
  }
  const from = start === undefined ? new Date(today) : timeOf(start, '开始时间');
  // The end is given as the last second.
  const until =
    end === undefined ? new Date(today + DAY_MS) : new Date(timeOf(end, '结束时间').getTime() + 1000);
  return { from, until };
}
