// Whether goods lists are rendered as rows or as a grid: one choice for all lists, stored on the phone.
import { useState } from 'react';
import { readStored, store } from '../../base/storage';

export type ListLayout = 'grid' | 'rows';

const isLayout = (value: unknown): value is ListLayout => value === 'grid' || value === 'rows';

/** The layout, grid by default, and a function that toggles it. */
export function useListLayout(): { layout: ListLayout; toggle: () => void } {
  const [layout, setLayout] = useState<ListLayout>(() => readStored('goodsListLayout', isLayout) ?? 'grid');
  const toggle = () => {
    const next = layout === 'grid' ? 'rows' : 'grid';
    setLayout(next);
    store('goodsListLayout', next);
  };
  return { layout, toggle };
}
