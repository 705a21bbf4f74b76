// Withdrawals grouped by day as backends deliver them, as one list whose first row of a day is marked.

export interface WithdrawalDay<R> {
  /** `11月21日`. */
  readonly date: string;
  readonly list: readonly R[];
}

export interface DayRow<R> {
  readonly date: string;
  readonly row: R;
  /** The first of its day. */
  readonly isFirst: boolean;
}

/** The days of an answer: a list of them, or an object by date (contract/corrections.md, G0.3). */
export function daysOf<R>(days: readonly WithdrawalDay<R>[] | Readonly<Record<string, WithdrawalDay<R>>>) {
  return Array.isArray(days) ? (days as readonly WithdrawalDay<R>[]) : Object.values(days);
}

export const rowsOfDays = <R>(days: readonly WithdrawalDay<R>[]): DayRow<R>[] =>
  days.flatMap(({ date, list }) => list.map((row) => ({ date, row, isFirst: false })));

/** A day that goes on over two pages has one heading. */
export const markDays = <R>(rows: readonly DayRow<R>[]): DayRow<R>[] =>
  rows.map((row, place) => ({ ...row, isFirst: rows[place - 1]?.date !== row.date }));
