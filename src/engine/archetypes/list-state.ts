// What the parts of a list screen share: showing another list, the layout, the selection.
import { createContext, useContext } from 'react';
import type { AddressChange } from '../use-address-change';
import type { ListLayout } from './list-layout';
import type { RowKey } from './rows-source';

export interface Selection {
  /** Rows can be chosen now: always, or after 管理. */
  readonly isOn: boolean;
  turn: (isOn: boolean) => void;
  /** The chosen rows by key. */
  readonly chosen: ReadonlyMap<RowKey, unknown>;
  choose: (chosen: ReadonlyMap<RowKey, unknown>) => void;
}

/** What parts of a list screen read and change. */
export interface ListState {
  /** Replaces parameters of the address, such as the tab; an empty text leaves it. */
  show: (change: AddressChange) => void;
  /** Rows below each other, or a grid. */
  layout: ListLayout;
  /** Changes to the other layout, and remembers it on this phone. */
  turnLayout: () => void;
  /** Which rows are chosen. */
  selection: Selection;
}

export const ListContext = createContext<ListState | null>(null);

/** For the parts of a list screen: its head, rows and bar. */
export function useList(): ListState {
  const state = useContext(ListContext);
  if (state === null) throw new Error('useList() needs a list screen around it');
  return state;
}
