// Hydrates the draws: winners pay nothing, so there is neither a price nor a member price.
import { FREE_LABEL } from '~/domain/price';
import { wireMoney } from '../../http/wire';
import { activityHydrator, wireWindow } from '../kit/activity-goods/activity-block';

export const hydrator = activityHydrator({
  plugin: 'lottery',
  wire: (goods) => ({
    ...goods.card,
    ...wireWindow(goods),
    page_url: `/plugins/lottery/goods/goods?lottery_id=${goods.rowId}`,
    price: wireMoney(0),
    price_content: FREE_LABEL,
    is_level: 0,
    level_price: -1,
    level_show: 0,
  }),
});
