// Hydrates the group purchases: the least price of the first ladder, and how many must join.
import { wireMoney } from '../../http/wire';
import { soldSkus } from '../kit/activity-goods/sold-skus';
import { activityHydrator } from '../kit/activity-goods/activity-block';

export const hydrator = activityHydrator({
  plugin: 'pintuan',
  wire({ card, goodsId, rules, skuPrices }) {
    const [group] = rules.groups;
    const prices = soldSkus(skuPrices, group?.skus ?? {}).map(({ price_fen }) => price_fen);
    if (group === undefined || prices.length === 0) return null;
    const price = wireMoney(Math.min(...prices));
    return {
      ...card,
      page_url: `/plugins/pt/goods/goods?goods_id=${goodsId}`,
      people_num: group.people_num,
      pintuan_price: price,
      price_content: `￥${price}`,
    };
  },
});
