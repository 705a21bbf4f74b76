// The demo's activities of gifts.
import { type ActivityPlan, plan } from '../kit/activity-goods/activity-plan';

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'gift',
    title: '社交送礼',
    goods: [
      { slug: 'cake-osmanthus', percent: 100, rules: {} },
      { slug: 'incense-sandal', percent: 100, rules: {} },
    ],
  }),
];
