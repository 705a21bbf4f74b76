// The set that is made: its chosen goods, for the rows and the bar of the list.
import { createContext, useContext } from 'react';
import type { CombinationDetail } from '~/schemas/api/combination.gen';
import type { PickedGoods } from './use-picked';

interface Selection {
  picked: PickedGoods;
  /** The set that is changed; null for a new one. */
  detail: CombinationDetail | null;
  maxGoods: number;
}

export const PickedContext = createContext<Selection | null>(null);

export function useSelection(): Selection {
  const selection = useContext(PickedContext);
  if (selection === null) throw new Error('The rows stand outside of their screen.');
  return selection;
}
