// Parses the month that a list is requested for.
import { parseServerTime } from '~/domain/time';

export interface TimeSpan {
  from: Date;
  /** The first moment after it. */
  until: Date;
}

const startOf = (year: number, month: number): Date | null => {
  const time = parseServerTime(`${year}-${month}-01`);
  return time === null ? null : new Date(time);
};

/** The month of `YYYY-MM` or of a date within it, on the mall's clock; null for what is neither. */
export function monthOf(text: string): TimeSpan | null {
  const [, year, month] = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?(?: .*)?$/.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined) return null;
  const from = startOf(Number(year), Number(month));
  const isLast = Number(month) === 12;
  const until = startOf(isLast ? Number(year) + 1 : Number(year), isLast ? 1 : Number(month) + 1);
  return from === null || until === null ? null : { from, until };
}
