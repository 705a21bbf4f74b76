// The demo's activities of seckill sessions.
import { type ActivityPlan, plan } from '../kit/activity-goods/activity-plan';

export const PLANS: readonly ActivityPlan[] = [
  // Sessions recur by their hours without end, so that the demo has one of now or a next one whenever it was seeded.
  plan({
    plugin: 'miaosha',
    title: '整点秒杀',
    from: [-1],
    rules: { hours: [8, 10, 12, 14, 16, 18, 20, 22] },
    goods: [
      { slug: 'nut-daily', percent: 70, rules: { virtual_miaosha_num: 1260, buy_limit: 2 } },
      { slug: 'mug-stone', percent: 65, rules: { virtual_miaosha_num: 318, buy_limit: -1 } },
      { slug: 'candle-cedar', percent: 75, rules: { virtual_miaosha_num: 205, buy_limit: 1 } },
      { slug: 'honey-linden', percent: 80, rules: { virtual_miaosha_num: 96, buy_limit: 3 } },
    ],
  }),
  plan({
    plugin: 'miaosha',
    title: '周末加场',
    from: [5],
    to: [12],
    rules: { hours: [9, 21] },
    goods: [{ slug: 'towel-face', percent: 60, rules: { virtual_miaosha_num: 0, buy_limit: 5 } }],
  }),
];
