// The goods that were chosen for a set, in the order of choosing.
import { useState } from 'react';
import { toast } from '../../../state/overlays';
import type { Picked } from './set-form';

export interface PickedGoods {
  list: readonly Picked[];
  has: (goodsId: number) => boolean;
  /** Chooses it, or leaves it; says so at the limit. */
  toggle: (goods: Picked) => void;
  change: (goodsId: number, change: Partial<Pick<Picked, 'num' | 'isFixed'>>) => void;
}

export function usePicked(initial: readonly Picked[], maxGoods: number): PickedGoods {
  const [list, setList] = useState(initial);
  const has = (goodsId: number): boolean => list.some((one) => one.goodsId === goodsId);
  return {
    list,
    has,
    toggle: (goods) => {
      if (has(goods.goodsId)) setList(list.filter(({ goodsId }) => goodsId !== goods.goodsId));
      else if (list.length >= maxGoods) toast(`最多选择${maxGoods}件商品`);
      else setList([...list, goods]);
    },
    change: (goodsId, change) =>
      setList(list.map((one) => (one.goodsId === goodsId ? { ...one, ...change } : one))),
  };
}
