// Fills in the group purchases: the price of the first ladder, and how many must join.
import { wireMoney } from '../../../../http/wire';
import { activityHydrator } from '../activity-block';

export const hydrator = activityHydrator({
  plugin: 'pintuan',
  wire({ card, goodsId, rules }) {
    const [group] = rules.groups;
    if (group === undefined) return null;
    const price = wireMoney(group.price_fen);
    return {
      ...card,
      page_url: `/plugins/pt/goods/goods?goods_id=${goodsId}`,
      people_num: group.people_num,
      pintuan_price: price,
      price_content: `￥${price}`,
    };
  },
});
