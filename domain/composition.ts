// Sets of goods at a lower price: what each line of a set is less by, and what the least of it costs.
import { sumOf } from './sum';
import { apportion } from './apportion';

/** All goods at one price, or a goods with some of the others. */
export const SET_TYPES = { fixed: 1, free: 2 } as const;
export type SetType = (typeof SET_TYPES)[keyof typeof SET_TYPES];

export interface SetTerms {
  readonly type: SetType;
  /** What a fixed set is less by as a whole. */
  readonly reduction_fen: number;
}

export interface SetLine {
  /** One piece outside of the set. */
  readonly priceFen: number;
  /** What it is less by in a free set. */
  readonly reductionFen: number;
}

/** Fen off each line, none more than it costs: of a fixed set its share of the whole, by price. */
export function setCuts({ type, reduction_fen }: SetTerms, lines: readonly SetLine[]): number[] {
  const prices = lines.map(({ priceFen }) => priceFen);
  if (type === SET_TYPES.fixed) return apportion(Math.min(reduction_fen, sumOf(prices)), prices);
  return lines.map(({ priceFen, reductionFen }) => Math.min(priceFen, reductionFen));
}

/** What these lines cost as a set, and what that saves, in fen. */
export function setSum(terms: SetTerms, lines: readonly SetLine[]): { totalFen: number; savedFen: number } {
  const savedFen = sumOf(setCuts(terms, lines));
  return { totalFen: sumOf(lines.map(({ priceFen }) => priceFen)) - savedFen, savedFen };
}

/** What a line costs by its own: in a fixed set its price, since the set is less as a whole. */
export const memberPriceFen = (type: SetType, { priceFen, reductionFen }: SetLine): number =>
  type === SET_TYPES.fixed ? priceFen : Math.max(0, priceFen - reductionFen);

/** The least that a set costs, in fen; null for one that nobody can buy: it lacks the host or something to go with it. */
export function leastSetFen(
  terms: SetTerms,
  { host, others }: { host: SetLine | undefined; others: readonly SetLine[] },
): number | null {
  if (terms.type === SET_TYPES.fixed) return others.length === 0 ? null : setSum(terms, others).totalFen;
  if (host === undefined || others.length === 0) return null;
  const least = Math.min(...others.map((line) => memberPriceFen(terms.type, line)));
  return memberPriceFen(terms.type, host) + least;
}
