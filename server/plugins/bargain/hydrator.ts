// Hydrates the bargains: the lowest price, and until when.
import { moneyText } from '~/domain/money';
import { FREE_LABEL } from '~/domain/price';
import { wireMoney } from '../../http/wire';
import { activityHydrator, wireWindow } from '../kit/activity-goods/activity-block';

export const hydrator = activityHydrator({
  plugin: 'bargain',
  wire(goods) {
    const { card, goodsId, rules } = goods;
    const price = wireMoney(rules.min_price_fen);
    return {
      ...card,
      ...wireWindow(goods),
      page_url: `/plugins/bargain/goods/goods?goods_id=${goodsId}`,
      price,
      price_content: rules.min_price_fen === 0 ? FREE_LABEL : moneyText(price),
    };
  },
});
