// Apportions (allocates) an amount over lines so that the parts sum to it exactly.

/**
 * Splits whole fen by weight; the rounding remainder goes to the largest fractions, the earlier line first.
 * No part exceeds its weight as long as the amount does not exceed their sum. All weights 0 give all parts 0.
 */
export function apportion(amountFen: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  // The product of two amounts may exceed 2^53, where numbers are not exact.
  const shares = weights.map((weight) => {
    const product = BigInt(amountFen) * BigInt(weight);
    return { part: Number(product / BigInt(total)), rest: Number(product % BigInt(total)) };
  });
  const left = amountFen - shares.reduce((sum, { part }) => sum + part, 0);
  const lucky = shares
    .map(({ rest }, index) => ({ rest, index }))
    .sort((one, other) => other.rest - one.rest || one.index - other.index)
    .slice(0, left)
    .map(({ index }) => index);
  return shares.map(({ part }, index) => part + (lucky.includes(index) ? 1 : 0));
}
