// Hydrates the sets of goods, by their composition_id; a set with a deleted or hidden goods is dropped.
import { mayBuy } from '../../goods/goods-filter';
import type { GoodsView } from '../../goods/goods-card';
import { setsByIds, type SoldSet, stateOf, withGoods } from './read-sets';
import { defineHydrator } from '../../families/index/hydrate/hydrator';
import { idOf, recordsOf } from '../../settings/stored-values';
import type { WidgetData } from '../../ports/hydrate';
import { wireTile } from './wire-tile';

/** Older documents have the set's id under `id` only. */
const setIdsOf = (data: WidgetData): number[] =>
  recordsOf(data['list']).flatMap(({ composition_id, id }) => idOf(composition_id) ?? idOf(id) ?? []);

interface Loaded {
  sets: ReadonlyMap<number, SoldSet>;
  view: GoodsView;
}

export const hydrator = defineHydrator<Loaded>({
  async load({ db, now, viewer, goodsRules }, blocks) {
    const all = await setsByIds(db, [...new Set(blocks.flatMap(setIdsOf))]);
    const view = { viewer, now, rules: await goodsRules() };
    const running = [...all.values()].filter((set) => stateOf(set, now) === 'running');
    const sets = await withGoods(db, running, view);
    return { sets: new Map(sets.map((set) => [set.id, set])), view };
  },
  apply: (data, { sets, view: { viewer, rules } }) => ({
    ...data,
    list: setIdsOf(data).flatMap((id) => {
      const set = sets.get(id);
      const tile = set === undefined ? null : wireTile(set);
      if (set === undefined || tile === null) return [];
      return { ...tile, buy_goods_auth: set.sold.every(({ goods }) => mayBuy(goods, viewer, rules)) };
    }),
  }),
});
