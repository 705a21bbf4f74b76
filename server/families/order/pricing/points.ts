// How much points may pay: the limit of each line, the points spent, and each line's share.
import { apportion } from '~/domain/apportion';

const FEN_PER_YUAN = 100;
/** A value of type 2 is hundredths of a per cent. */
const VALUE_OF_ALL = 10_000;
const PER_CENT = 2;

export interface PointsLine {
  num: number;
  /** Before savings. */
  unitPriceFen: number;
  /** What is left to pay of the line. */
  payableFen: number;
  forehead: { type: 1 | 2; value: number; isAccumulative: boolean };
}

/** The most that points may pay of a line: of one piece, or of each where that accumulates; capped at its price. */
export function pointsLimitFen({ num, unitPriceFen, payableFen, forehead }: PointsLine): number {
  const { type, value, isAccumulative } = forehead;
  const pieceFen = type === PER_CENT ? Math.floor((unitPriceFen * value) / VALUE_OF_ALL) : value;
  return Math.min(pieceFen * (isAccumulative ? num : 1), payableFen);
}

export interface PointsUse {
  /** Points spent. */
  num: number;
  deductionFen: number;
  /** Fen of each line. */
  parts: number[];
}

/**
 * The most that a shopper's points can pay of the lines. `pointsPerYuan` 0 disables points.
 * No point is spent that pays for nothing.
 */
export function spendPoints(
  lines: readonly PointsLine[],
  { points, pointsPerYuan }: { points: number; pointsPerYuan: number },
): PointsUse {
  const limits = lines.map(pointsLimitFen);
  const limitFen = limits.reduce((sum, limit) => sum + limit, 0);
  if (pointsPerYuan <= 0) return { num: 0, deductionFen: 0, parts: limits.map(() => 0) };
  const wanted = Math.floor((limitFen * pointsPerYuan) / FEN_PER_YUAN);
  const usable = Math.min(points, wanted);
  const deductionFen = Math.floor((usable * FEN_PER_YUAN) / pointsPerYuan);
  const num = Math.ceil((deductionFen * pointsPerYuan) / FEN_PER_YUAN);
  return { num, deductionFen, parts: apportion(deductionFen, limits) };
}
