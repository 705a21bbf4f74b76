// The super member card: what it takes off an order's lines, and which period a purchase gives.

export interface CardLine {
  /** What is left to pay of the line. */
  payableFen: number;
  /** What the card leaves of it, 95 for 9.5折; null where the card does nothing. */
  percent: number | null;
}

const WHOLE = 100;

/** Fen that the card takes off each line, rounded down: never more than the line costs. */
export const cardSavings = (lines: readonly CardLine[]): number[] =>
  lines.map(({ payableFen, percent }) =>
    percent === null ? 0 : Math.floor((payableFen * (WHOLE - percent)) / WHOLE),
  );

/** `9.5` for 95, `9` for 90, `0` without a discount: tenths, as the protocol has them. */
export const tenthsOf = (percent: number | null): string => String((percent ?? 0) / 10);

export interface HeldPeriod {
  beginAt: Date;
  endAt: Date;
}

const DAY_MS = 86_400_000;

/** The period of two holders who turn out to be one person: what is left of both, one after the other. */
export function unitedPeriod(one: HeldPeriod, other: HeldPeriod, at: Date): HeldPeriod {
  const [first, last] = one.endAt <= other.endAt ? [one, other] : [other, one];
  const leftMs = first.endAt.getTime() - at.getTime();
  if (leftMs <= 0) return last;
  const beginAt = first.beginAt <= last.beginAt ? first.beginAt : last.beginAt;
  return { beginAt, endAt: new Date(last.endAt.getTime() + leftMs) };
}

/** The period after a purchase: a running one is prolonged at its end, else one begins with the payment. */
export function prolonged(
  held: HeldPeriod | null,
  { paidAt, days }: { paidAt: Date; days: number },
): HeldPeriod {
  const isRunning = held !== null && held.endAt > paidAt;
  const from = isRunning ? held.endAt : paidAt;
  return { beginAt: isRunning ? held.beginAt : paidAt, endAt: new Date(from.getTime() + days * DAY_MS) };
}
