// The share of each line in a full reduction.
import { type FullReduction, reductionFen } from '~/domain/full-reduction';
import { apportion } from './apportion';
import { type GroupLine, memberTotalOf } from './price-group';

type Line = Pick<GroupLine, 'num' | 'unitPriceFen' | 'memberPriceFen'>;

export interface ReducedLines {
  /** What the lines in its scope cost after member discounts; it decides which step is reached. */
  goodsFen: number;
  /** Fen of each line. */
  parts: number[];
}

/** A line bears its part by its price after member discounts; `scope` says for each whether it takes part. */
export function reduceLines(
  lines: readonly Line[],
  { rule, scope }: { rule: FullReduction; scope: readonly boolean[] },
): ReducedLines {
  const weights = lines.map((line, index) => (scope[index] === true ? memberTotalOf(line) : 0));
  const goodsFen = weights.reduce((sum, weight) => sum + weight, 0);
  return { goodsFen, parts: apportion(reductionFen(rule, goodsFen), weights) };
}
