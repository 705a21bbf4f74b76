// Hydrates the points mall: goods for points and money, and coupons for points.
import { pointsPrice } from '../kit/activity-goods/points-price';
import { hasBegun } from '../kit/activity-goods/sale-window';
import { soldSkus } from '../kit/activity-goods/sold-skus';
import { exchangeableCoupons } from './exchangeable-coupons';
import { activityHydrator } from '../kit/activity-goods/activity-block';
import { defineHydrator } from '../../families/index/hydrate/hydrator';
import type { WidgetData } from '../../ports/hydrate';

const MAX_COUPONS = 10;

const goods = activityHydrator({
  plugin: 'integral_mall',
  wire({ card, goodsId, activity, rules, skuPrices }, now) {
    // The points of the least price.
    const [least] = soldSkus(skuPrices, rules.skus).sort(
      (one, other) => one.goodsPriceFen - other.goodsPriceFen || one.integral_num - other.integral_num,
    );
    if (least === undefined || !hasBegun(activity.window, now)) return null;
    return {
      ...card,
      page_url: `/plugins/integral_mall/goods/goods?goods_id=${goodsId}`,
      price_content: pointsPrice(card, { amount: least.integral_num, name: '积分' }),
    };
  },
});

const showsGoods = (data: WidgetData): boolean => data['showGoods'] !== false;
const showsCoupons = (data: WidgetData): boolean => data['showCoupon'] !== false;

interface Loaded {
  sold: unknown;
  coupons: readonly object[];
}

export const hydrator = defineHydrator<Loaded>({
  async load(context, blocks) {
    const { db, viewer, now } = context;
    const sold = await goods.load(context, blocks.filter(showsGoods));
    const isWanted = blocks.some(showsCoupons);
    const coupons = isWanted ? await exchangeableCoupons(db, { viewer, now, limit: MAX_COUPONS }) : [];
    return { sold, coupons };
  },
  apply(data, { sold, coupons }, context) {
    const filled = showsGoods(data) ? goods.apply(data, sold, context) : { ...data, list: [] };
    return showsCoupons(data) && !Array.isArray(filled) ? { ...filled, coupon_list: coupons } : filled;
  },
});
