// Whether goods lists are rendered as rows or as a grid: one choice for all lists, stored on the phone.
import { useState } from 'react';
import { useServed } from '~/renderer/hydration';
import { readStored, store } from '../../base/storage';

export type ListLayout = 'grid' | 'rows';

const isLayout = (value: unknown): value is ListLayout => value === 'grid' || value === 'rows';

const DEFAULT: ListLayout = 'grid';

/** The layout, in server markup the default, and a function that toggles it. */
export function useListLayout(): { layout: ListLayout; toggle: () => void } {
  const [chosen, setLayout] = useState<ListLayout>(() => readStored('goodsListLayout', isLayout) ?? DEFAULT);
  const layout = useServed(chosen, DEFAULT);
  const toggle = () => {
    const next = layout === 'grid' ? 'rows' : 'grid';
    setLayout(next);
    store('goodsListLayout', next);
  };
  return { layout, toggle };
}
