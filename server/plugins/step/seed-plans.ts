// The demo's activities of goods for steps.
import { type ActivityPlan, plan } from '../kit/activity-goods/activity-plan';

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'step',
    title: '步数宝',
    rules: { currency_name: '活力币' },
    goods: [
      { slug: 'hat-bucket', percent: 0, rules: { currency: 1200 } },
      { slug: 'thermos-titan', percent: 40, rules: { currency: 3000 } },
    ],
  }),
];
