// The goods that were chosen for a set, in the order of choosing: the selection of the list.
import { useList } from '../../../engine/archetypes/list';
import { toast } from '../../../state/overlays';
import type { Picked } from './set-form';

export interface PickedGoods {
  list: readonly Picked[];
  has: (goodsId: number) => boolean;
  /** Chooses it, or leaves it; says so at the limit. */
  toggle: (goods: Picked, maxGoods: number) => void;
  change: (goodsId: number, change: Partial<Pick<Picked, 'num' | 'isFixed'>>) => void;
  /** Chooses these and no others. */
  begin: (list: readonly Picked[]) => void;
}

export function usePicked(): PickedGoods {
  const { chosen, choose } = useList().selection;
  // Only the parts of this screen write it.
  const list = [...chosen.values()] as Picked[];
  const begin = (next: readonly Picked[]) => choose(new Map(next.map((one) => [one.goodsId, one])));
  return {
    list,
    has: (goodsId) => chosen.has(goodsId),
    begin,
    toggle: (goods, maxGoods) => {
      if (chosen.has(goods.goodsId)) begin(list.filter(({ goodsId }) => goodsId !== goods.goodsId));
      else if (list.length >= maxGoods) toast(`最多选择${maxGoods}件商品`);
      else begin([...list, goods]);
    },
    change: (goodsId, change) =>
      begin(list.map((one) => (one.goodsId === goodsId ? { ...one, ...change } : one))),
  };
}
