// Selection of favourites in edit mode: the rows read it, the bottom bar acts on it.
import { createContext, useContext } from 'react';
import type { ListLayout } from '../../engine/archetypes/list-layout';

export interface Managing {
  isManaging: boolean;
  layout: ListLayout;
  chosen: ReadonlySet<number>;
  toggle: (goodsId: number) => void;
  remove: (goodsIds: readonly number[]) => void;
}

export const ManagingContext = createContext<Managing | null>(null);

export function useManaging(): Managing {
  const managing = useContext(ManagingContext);
  if (managing === null) throw new Error('useManaging() needs the favourites around it');
  return managing;
}
