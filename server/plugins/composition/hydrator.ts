// Hydrates the sets of goods, by their composition_id; a set with a deleted or hidden goods is dropped.
import { fenFromText } from '~/domain/money';
import type { GoodsCard } from '~/schemas/api/goods.gen';
import { flag, wireMoney } from '../../http/wire';
import { type GoodsSet, leastSetPriceFen, memberPriceFen, type PricedMember, soldSets } from './read-sets';
import { pluginCards } from '../kit/activity-goods/activity-block';
import { defineHydrator } from '../../families/index/hydrate/hydrator';
import { idOf, recordsOf } from '../../settings/stored-values';
import type { WidgetData } from '../../ports/hydrate';

const MAX_COVERS = 5;
const TAGS = { 1: '固定套餐', 2: '搭配套餐' } as const;

/** Older documents have the set's id under `id` only. */
const setIdsOf = (data: WidgetData): number[] =>
  recordsOf(data['list']).flatMap(({ composition_id, id }) => idOf(composition_id) ?? idOf(id) ?? []);

interface CardMember extends PricedMember {
  card: GoodsCard;
}

interface Loaded {
  sets: ReadonlyMap<number, GoodsSet>;
  cards: ReadonlyMap<number, GoodsCard>;
}

const wireMember = (type: 1 | 2, member: CardMember) => ({
  goods_id: member.goodsId,
  name: member.card.name,
  cover_pic: member.card.cover_pic,
  is_host: flag(member.rules.is_host),
  price: wireMoney(memberPriceFen(type, member)),
});

function wireSet(set: GoodsSet, cards: Loaded['cards']): object | null {
  const members = set.members.flatMap((member): CardMember[] => {
    const card = cards.get(member.goodsId);
    return card === undefined ? [] : [{ ...member, card, priceFen: fenFromText(card.price) ?? 0 }];
  });
  const { type } = set.rules;
  const leastFen = members.length < set.members.length ? null : leastSetPriceFen(set.rules, members);
  if (leastFen === null) return null;
  const hostFirst = [...members].sort((one, other) => flag(other.rules.is_host) - flag(one.rules.is_host));
  const price = wireMoney(leastFen);
  return {
    composition_id: set.id,
    page_url: `/plugins/composition/detail/detail?composition_id=${set.id}`,
    name: set.name,
    price,
    // Of a set to choose from it is the least.
    price_content: `￥${price}${type === 2 ? '起' : ''}`,
    cover_pic_list: hostFirst.slice(0, MAX_COVERS).map(({ card }) => card.cover_pic),
    type,
    tag: TAGS[type],
    goods_list: hostFirst.map((member) => wireMember(type, member)),
    buy_goods_auth: members.every(({ card }) => card.buy_goods_auth),
  };
}

export const hydrator = defineHydrator<Loaded>({
  async load(context, blocks) {
    const { db, now } = context;
    const sets = await soldSets(db, { ids: [...new Set(blocks.flatMap(setIdsOf))], now });
    const goodsIds = [...sets.values()].flatMap(({ members }) => members.map(({ goodsId }) => goodsId));
    return { sets, cards: await pluginCards(context, { plugin: 'composition', ids: goodsIds }) };
  },
  apply: (data, { sets, cards }) => ({
    ...data,
    list: setIdsOf(data).flatMap((id) => {
      const set = sets.get(id);
      return set === undefined ? [] : (wireSet(set, cards) ?? []);
    }),
  }),
});
