// The demo's activities of the points mall.
import { type ActivityPlan, type CopiedGoods, eachSku, plan } from '../kit/activity-goods/activity-plan';
import type { GoodsRulesOf } from '../kit/activity-goods/rules';

/** A more expensive specification costs as many points more as yuan. */
const forPoints =
  (points: number, is_home: boolean) =>
  ({ skus }: CopiedGoods): GoodsRulesOf['integral_mall'] => {
    const leastFen = Math.min(...skus.map(({ price_fen }) => price_fen));
    return {
      skus: eachSku(skus, ({ price_fen }) => ({
        integral_num: points + Math.round((price_fen - leastFen) / 100),
      })),
      is_home,
    };
  };

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'integral_mall',
    title: '积分商城',
    goods: [
      { slug: 'socks-combed', percent: 0, rules: forPoints(800, true) },
      { slug: 'incense-sandal', percent: 50, rules: forPoints(1200, true) },
      { slug: 'tote-canvas', percent: 30, rules: forPoints(2000, false) },
    ],
  }),
];
