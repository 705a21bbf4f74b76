// Hydrates the sets of goods, by their composition_id; a set with a deleted or hidden goods is dropped.
import { memberPriceFen } from '~/domain/composition';
import { flag, wireMoney } from '../../http/wire';
import { mayBuy } from '../../goods/goods-filter';
import type { GoodsView } from '../../goods/goods-card';
import { leastOf, lineOf, setsByIds, type SoldMember, type SoldSet, stateOf, withGoods } from './read-sets';
import { defineHydrator } from '../../families/index/hydrate/hydrator';
import { idOf, recordsOf } from '../../settings/stored-values';
import type { WidgetData } from '../../ports/hydrate';
import { detailAddress, TYPE_TEXTS } from './wire-set';

const MAX_COVERS = 5;

/** Older documents have the set's id under `id` only. */
const setIdsOf = (data: WidgetData): number[] =>
  recordsOf(data['list']).flatMap(({ composition_id, id }) => idOf(composition_id) ?? idOf(id) ?? []);

interface Loaded {
  sets: ReadonlyMap<number, SoldSet>;
  view: GoodsView;
}

const wireMember = (type: 1 | 2, member: SoldMember) => ({
  goods_id: member.goodsId,
  name: member.goods.name,
  cover_pic: member.goods.cover_pic,
  is_host: flag(member.rules.is_host),
  price: wireMoney(memberPriceFen(type, lineOf(member, member.goods))),
});

function wireBlockSet(set: SoldSet, { viewer, rules }: GoodsView): object | null {
  const { type } = set.rules;
  const leastFen = set.isChanged ? null : leastOf(set, set.sold);
  if (leastFen === null) return null;
  const hostFirst = [...set.sold].sort((one, other) => flag(other.rules.is_host) - flag(one.rules.is_host));
  const price = wireMoney(leastFen);
  return {
    composition_id: set.id,
    page_url: detailAddress(set.id),
    name: set.name,
    price,
    // Of a set to choose from it is the least.
    price_content: `￥${price}${type === 2 ? '起' : ''}`,
    cover_pic_list: hostFirst.slice(0, MAX_COVERS).map(({ goods }) => goods.cover_pic),
    type,
    tag: TYPE_TEXTS[type],
    goods_list: hostFirst.map((member) => wireMember(type, member)),
    buy_goods_auth: set.sold.every(({ goods }) => mayBuy(goods, viewer, rules)),
  };
}

export const hydrator = defineHydrator<Loaded>({
  async load({ db, now, viewer, goodsRules }, blocks) {
    const all = await setsByIds(db, [...new Set(blocks.flatMap(setIdsOf))]);
    const view = { viewer, now, rules: await goodsRules() };
    const running = [...all.values()].filter((set) => stateOf(set, now) === 'running');
    const sets = await withGoods(db, running, view);
    return { sets: new Map(sets.map((set) => [set.id, set])), view };
  },
  apply: (data, { sets, view }) => ({
    ...data,
    list: setIdsOf(data).flatMap((id) => {
      const set = sets.get(id);
      return set === undefined ? [] : (wireBlockSet(set, view) ?? []);
    }),
  }),
});
