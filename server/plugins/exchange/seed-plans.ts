// The demo's activities of gift cards.
import { formatServerTime } from '~/domain/time';
import { daysFrom } from '../../demo/context';
import { type ActivityPlan, plan } from '../kit/activity-goods/activity-plan';
import type { GoodsRulesOf } from '../kit/activity-goods/rules';

/** All stock, for ever. */
const LIBRARY: GoodsRulesOf['exchange'] = {
  mode: 0,
  expire_type: 'all',
  expire_start_time: null,
  expire_end_time: null,
  expire_start_day: 0,
  expire_end_day: 0,
};

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'exchange',
    title: '礼品卡',
    goods: [
      {
        slug: 'gift-card',
        percent: 100,
        rules: { ...LIBRARY, expire_type: 'relatively', expire_end_day: 365 },
      },
      {
        slug: 'gift-newyear',
        percent: 100,
        rules: ({ now }) => ({
          ...LIBRARY,
          mode: 1,
          expire_type: 'fixed',
          expire_start_time: formatServerTime(daysFrom(now, -1).getTime()),
          expire_end_time: formatServerTime(daysFrom(now, 90).getTime()),
        }),
      },
    ],
  }),
];
