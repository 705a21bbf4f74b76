// The chosen goods, for the rows of the list.
import { createContext, useContext } from 'react';
import type { PickedGoods } from './use-picked';

export const PickedContext = createContext<PickedGoods | null>(null);

export function usePickedGoods(): PickedGoods {
  const picked = useContext(PickedContext);
  if (picked === null) throw new Error('The rows stand outside of their screen.');
  return picked;
}
