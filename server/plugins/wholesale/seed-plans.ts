// The demo's activities of wholesale.
import { type ActivityPlan, plan } from '../kit/activity-goods/activity-plan';

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'wholesale',
    title: '茶食批发',
    rules: { price_levels: null },
    goods: [
      {
        slug: 'tea-molihua',
        percent: 90,
        rules: {
          rise_num: 10,
          type: 1,
          wholesale_rules: [
            { num: 50, discount: 9 },
            { num: 200, discount: 8 },
          ],
        },
      },
      {
        slug: 'rice-wuchang',
        percent: 95,
        rules: { rise_num: 5, type: 2, wholesale_rules: [{ num: 20, discount: 500 }] },
      },
    ],
  }),
  plan({
    plugin: 'wholesale',
    title: '会员批发',
    rules: { price_levels: [2, 3, 4] },
    goods: [{ slug: 'bowl-noodle', percent: 80, rules: { rise_num: 12, type: 1, wholesale_rules: [] } }],
  }),
];
