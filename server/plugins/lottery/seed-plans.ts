// The demo's activities of draws.
import { goodsId } from '../../demo/catalogue/catalogue';
import { type ActivityPlan, oneSku, plan } from '../kit/activity-goods/activity-plan';

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'lottery',
    title: '围炉抽奖',
    from: [-1],
    to: [6],
    goods: [
      {
        slug: 'kettle-pour',
        percent: 100,
        rules: ({ skus }) => ({
          type: 0,
          sign_id: oneSku(skus),
          stock: 3,
          join_min_num: 20,
          deplete_integral_num: 10,
          buy_goods_id: goodsId('kettle-pour'),
        }),
      },
      {
        slug: 'plant-bonsai',
        percent: 100,
        rules: ({ skus }) => ({
          type: 0,
          sign_id: oneSku(skus),
          stock: 1,
          join_min_num: 50,
          deplete_integral_num: 30,
          buy_goods_id: goodsId('plant-bonsai'),
        }),
      },
    ],
  }),
  plan({
    plugin: 'lottery',
    title: '腊八抽奖',
    from: [4],
    to: [11],
    goods: [
      {
        slug: 'backpack-city',
        percent: 100,
        rules: ({ skus }) => ({
          type: 0,
          sign_id: oneSku(skus),
          stock: 2,
          join_min_num: 0,
          deplete_integral_num: 0,
          buy_goods_id: goodsId('backpack-city'),
        }),
      },
    ],
  }),
];
