// What an operator edits of a page: views show it, such as the picture whose row is open. Null for shoppers.
import { createContext, useContext, useState } from 'react';

export interface Staged {
  readonly isSelected: boolean;
  /** The entry whose row is open in the form: the property that holds the list, and its place in what is delivered. */
  readonly row: { readonly list: string; readonly index: number } | null;
  /** Section of the form that the open field stands in; without one, its group. */
  readonly group: string | null;
  /** Nothing in the block moves by itself: it is selected, and how it moves is not what is edited. */
  readonly isPaused: boolean;
}

/** The selected block. */
export interface StagedBlock extends Staged {
  readonly uid: string;
}

const ASIDE: Staged = { isSelected: false, row: null, group: null, isPaused: false };

/** Null on phones and while operators try the page. */
export const StagedContext = createContext<StagedBlock | null>(null);

/** What is edited of a block; null where nobody edits the page. */
export function useStaged(uid: string): Staged | null {
  const staged = useContext(StagedContext);
  return staged === null || staged.uid === uid ? staged : ASIDE;
}

/** The place of the open row in a list of the block; null without one. */
export function useStagedRow(uid: string, list: string): number | null {
  const row = useStaged(uid)?.row;
  return row?.list === list ? row.index : null;
}

/** Which entry of a list a view shows: the shopper's choice, which follows the row that an operator opens. */
export function useChosenRow(uid: string, list: string): [number, (index: number) => void] {
  const row = useStagedRow(uid, list);
  const [followed, setFollowed] = useState(row);
  const [current, setCurrent] = useState(row ?? 0);
  if (row !== followed) {
    setFollowed(row);
    if (row !== null) setCurrent(row);
  }
  return [current, setCurrent];
}
