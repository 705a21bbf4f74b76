// The demo's activities of flash sales.
import { type ActivityPlan, eachSku, plan } from '../kit/activity-goods/activity-plan';
import type { SaleReduction } from './rules';

const tenths = (discount: number): SaleReduction => ({ type: 1, discount, cut_fen: 0 });
const off = (cut_fen: number): SaleReduction => ({ type: 2, discount: 10, cut_fen });

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'flash_sale',
    title: '秋茶清仓',
    from: [-2],
    to: [9],
    rules: { notice: 1, notice_hours: 0 },
    goods: [
      {
        slug: 'tea-dahongpao',
        percent: 100,
        sold: 126,
        rules: ({ skus }) => ({ skus: eachSku(skus, () => tenths(8.5)), total: 200 }),
      },
      {
        slug: 'ware-gaiwan',
        percent: 100,
        sold: 38,
        rules: ({ skus }) => ({ skus: eachSku(skus, () => off(2000)), total: 120 }),
      },
    ],
  }),
  plan({
    plugin: 'flash_sale',
    title: '年货预热',
    from: [10],
    to: [16],
    rules: { notice: 2, notice_hours: 48 },
    goods: [
      {
        slug: 'dried-date',
        percent: 100,
        // More off the larger bags.
        rules: ({ skus }) => ({
          skus: eachSku(skus, ({ price_fen }) => tenths(price_fen > 5000 ? 8.8 : 9)),
          total: 300,
        }),
      },
    ],
  }),
];
