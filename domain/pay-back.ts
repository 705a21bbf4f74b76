// How money, and points, that go back are shared out: over the ways of a payment, and over the lines of an order.

/** a·b/c, rounded down, also where a·b is beyond the safe integers. */
const scaled = (a: number, b: number, c: number): number => Number((BigInt(a) * BigInt(b)) / BigInt(c));

export interface PaidSum {
  /** What was paid in sum, in fen. */
  readonly totalFen: number;
  /** What of it a provider received; the rest was balance. */
  readonly providerFen: number;
  /** What of the sum went back before. */
  readonly backFen: number;
}

/** Shares an amount over provider and balance as they paid: once all is back, each has given back what it received. */
export function payBackWays(
  { totalFen, providerFen, backFen }: PaidSum,
  amountFen: number,
): { providerFen: number; balanceFen: number } {
  if (amountFen < 0 || backFen + amountFen > totalFen)
    throw new RangeError(`${amountFen} fen after ${backFen} are more than the ${totalFen} that were paid`);
  if (amountFen === 0) return { providerFen: 0, balanceFen: 0 };
  const until = (fen: number) => scaled(providerFen, fen, totalFen);
  const provider = until(backFen + amountFen) - until(backFen);
  return { providerFen: provider, balanceFen: amountFen - provider };
}

/** Shares a whole number out by weights; the parts' sum is the number, and all are 0 where no weight is above 0. */
export function sharedBy(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  let before = 0;
  return weights.map((weight) => {
    const from = scaled(total, before, sum);
    before += weight;
    return scaled(total, before, sum) - from;
  });
}

/** Of money that was paid back here: it arrived, is on its way by its provider, or was refused there. */
export type PayBackState = 'done' | 'pending' | 'failed';

/** What is read in place of 已退款 until the money has arrived. */
export const PAY_BACK_TEXTS: Readonly<Record<Exclude<PayBackState, 'done'>, string>> = {
  pending: '退款处理中',
  failed: '退款失败，商家处理中',
};
