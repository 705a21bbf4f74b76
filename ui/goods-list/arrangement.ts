// The arrangements of a goods list and their stored numbers.
import { numberOf } from '~/domain/coercion';

/** `rows`: cover at the left; `sideways`: a strip to swipe; `one`, `two`, `three`: cards per line. */
export type GoodsArrangement = 'rows' | 'sideways' | 'one' | 'two' | 'three';

const ARRANGEMENTS: ReadonlyMap<number, GoodsArrangement> = new Map([
  [-1, 'rows'],
  [0, 'sideways'],
  [1, 'one'],
  [2, 'two'],
  [3, 'three'],
]);

/** The arrangement of a stored `listStyle`, a number or its text; one per line for anything else. */
export const arrangementOf = (listStyle: unknown): GoodsArrangement =>
  ARRANGEMENTS.get(numberOf(listStyle)) ?? 'one';
