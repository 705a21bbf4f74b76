// The places of a board: the first three in one row, the podium.
import type { ReactNode } from 'react';

export interface Place {
  readonly id: string | number;
  /** From 1; 0 for no place. */
  readonly rank: number;
  readonly name: string;
  readonly pictureUrl: string;
  /** A round picture of a person, else a square one of goods. */
  readonly isPerson: boolean;
  /** What is counted: ￥120.00, 30件. */
  readonly figure: ReactNode;
  readonly note?: string;
  /** Where it leads; already through the allow-list. */
  readonly href?: string;
}

/** A row of a board: one that was answered, or the first three of them. */
export interface BoardRow<R> {
  readonly row: R;
  /** The first three, in the row of the first one. */
  readonly podium?: readonly R[];
}

const PODIUM_SIZE = 3;

/** Puts the first three on the podium. */
export function arrangePodium<R>(rows: readonly R[]): BoardRow<R>[] {
  const [first] = rows;
  if (first === undefined) return [];
  const others = rows.slice(PODIUM_SIZE).map((row) => ({ row }));
  return [{ row: first, podium: rows.slice(0, PODIUM_SIZE) }, ...others];
}
