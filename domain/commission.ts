// Rules of commission: what an order line pays to whom, and what a refund takes back of it.

const HUNDREDTHS_OF_ALL = 10_000;

/** Hundredths of a per cent, or fen a piece. */
export const RATE_TYPES = { percent: 1, piece: 2 } as const;
export type RateType = (typeof RATE_TYPES)[keyof typeof RATE_TYPES];

export interface CommissionRates {
  readonly type: RateType;
  /** Of the first, second and third step. */
  readonly steps: readonly [first: number, second: number, third: number];
}

export const COMMISSION_DEPTHS = [1, 2, 3] as const;
export type CommissionDepth = (typeof COMMISSION_DEPTHS)[number];

/** `kind` of what a buyer earns on what he buys himself; a referrer's is his level. */
export const OWN_REBATE = 4;

/** Percent or yuan of a setting as a rate: both keep two decimals. */
export const rateOf = (value: number | undefined): number =>
  Number.isFinite(value) ? Math.max(0, Math.round((value ?? 0) * 100)) : 0;

export interface CommissionLine {
  /** Paid for the line, without delivery. */
  readonly priceFen: number;
  readonly num: number;
}

/** One rate of a line in fen, rounded down: a rebate never costs more than it says. */
export function commissionFen(line: CommissionLine, type: RateType, rate: number): number {
  if (type === RATE_TYPES.piece) return rate * line.num;
  return Math.floor((line.priceFen * rate) / HUNDREDTHS_OF_ALL);
}

export interface Earner {
  readonly userId: number;
  readonly kind: 1 | 2 | 3 | typeof OWN_REBATE;
  readonly depth: CommissionDepth;
  readonly rates: CommissionRates;
}

export interface Commission {
  readonly userId: number;
  readonly kind: Earner['kind'];
  readonly depth: CommissionDepth;
  readonly type: RateType;
  readonly rate: number;
  readonly fen: number;
}

/** What a line pays to each earner, the first step first; all together never more than was paid for the line. */
export function commissionsOf(line: CommissionLine, earners: readonly Earner[]): Commission[] {
  let left = Math.max(0, line.priceFen);
  return [...earners]
    .sort((one, other) => one.depth - other.depth)
    .flatMap(({ userId, kind, depth, rates }) => {
      const rate = rates.steps[depth - 1] ?? 0;
      const fen = Math.min(left, commissionFen(line, rates.type, rate));
      left -= fen;
      return fen > 0 ? [{ userId, kind, depth, type: rates.type, rate, fen }] : [];
    });
}

export interface Undone {
  /** Paid back for the line so far. */
  readonly fen: number;
  /** Pieces whose purchase is undone so far. */
  readonly num: number;
  /** No piece is left. */
  readonly isWhole: boolean;
}

/**
 * What of a commission is gone in all once so much of its line is undone: by the money where it is a share of the
 * price, by the pieces where it is fixed. Rounded up, so that what stays is never more than what is left would have paid.
 */
export function takenFen(
  commission: { readonly fen: number; readonly type: RateType },
  line: CommissionLine,
  undone: Undone,
): number {
  if (undone.isWhole) return commission.fen;
  const [part, whole] =
    commission.type === RATE_TYPES.piece ? [undone.num, line.num] : [undone.fen, line.priceFen];
  if (whole <= 0) return 0;
  return Math.min(commission.fen, Math.ceil((commission.fen * Math.max(0, part)) / whole));
}
