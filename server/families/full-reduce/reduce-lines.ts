// The share of each line in a full reduction.
import { apportion } from '~/domain/apportion';
import { type FullReduction, reductionFen } from '~/domain/full-reduction';

export interface ReducedLines {
  /** What the lines in its scope cost after member discounts; it decides which step is reached. */
  goodsFen: number;
  /** Fen of each line. */
  parts: number[];
}

/** A line bears its part by what is left to pay of it; 0 where it takes no part. */
export function reduceLines(rule: FullReduction, payableFen: readonly number[]): ReducedLines {
  const goodsFen = payableFen.reduce((sum, fen) => sum + fen, 0);
  return { goodsFen, parts: apportion(reductionFen(rule, goodsFen), payableFen) };
}
