// Hydrates the group purchases: the least price of the first ladder, and how many must join.
import { moneyText } from '~/domain/money';
import { wireMoney } from '../../http/wire';
import { defineHydrator } from '../../families/index/hydrate/hydrator';
import { idsOf } from '../../settings/stored-values';
import { type ActivityCards, activityCards } from '../kit/activity-goods/activity-block';
import { laddersOf } from './read-ladders';
import { goodsAddress, leastPrices } from './wire';

interface Loaded {
  cards: ActivityCards<'pintuan'>;
  first: ReadonlyMap<number, { peopleNum: number; priceFen: number }>;
}

export const hydrator = defineHydrator<Loaded>({
  async load(context, blocks) {
    const ids = blocks.flatMap((data) => idsOf(data['list']));
    const cards = await activityCards(context, { plugin: 'pintuan', ids });
    const ladders = await laddersOf(context.db, [...cards.keys()]);
    const prices = await leastPrices(context.db, ladders);
    const first = new Map<number, { peopleNum: number; priceFen: number }>();
    for (const { goods_id: id, ladder_goods_id: ladderId, people_num: peopleNum } of ladders) {
      const priceFen = prices.get(ladderId);
      if (!first.has(id) && priceFen !== undefined) first.set(id, { peopleNum, priceFen });
    }
    return { cards, first };
  },
  apply: (data, { cards, first }) => ({
    ...data,
    list: idsOf(data['list']).flatMap((id) => {
      const [goods, ladder] = [cards.get(id), first.get(id)];
      if (goods === undefined || ladder === undefined) return [];
      const price = wireMoney(ladder.priceFen);
      const own = { page_url: goodsAddress(id), people_num: ladder.peopleNum };
      return [{ ...goods.card, ...own, pintuan_price: price, price_content: moneyText(price) }];
    }),
  }),
});
