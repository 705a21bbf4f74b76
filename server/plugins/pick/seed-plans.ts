// The demo's activities of any so many for so much.
import { type ActivityPlan, plan } from '../kit/activity-goods/activity-plan';

/** Shanghai, Jiangsu, Zhejiang and Anhui: national codes of provinces. */
const NEAR_BY = [310000, 320000, 330000, 340000];

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'pick',
    title: '99 元任选三件',
    from: [-4],
    to: [20],
    rules: { rule_num: 3, rule_price_fen: 9900, is_area_limit: false, area_limit: [] },
    goods: [
      { slug: 'dried-mango', percent: 100, rules: {} },
      { slug: 'dried-date', percent: 100, rules: {} },
      { slug: 'cake-osmanthus', percent: 100, rules: {} },
    ],
  }),
  plan({
    plugin: 'pick',
    title: '新年任选',
    from: [25],
    to: [40],
    rules: { rule_num: 2, rule_price_fen: 19_900, is_area_limit: true, area_limit: NEAR_BY },
    goods: [{ slug: 'nut-cashew', percent: 100, rules: {} }],
  }),
];
