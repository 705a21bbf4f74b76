// The demo's activities of pre-sales.
import { type ActivityPlan, eachSku, plan } from '../kit/activity-goods/activity-plan';

const deposit = (deposit_fen: number, swell_deposit_fen: number) => ({ deposit_fen, swell_deposit_fen });

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'advance',
    title: '明年春茶预订',
    from: [-5],
    to: [25],
    goods: [
      {
        slug: 'tea-longjing',
        percent: 100,
        // The larger tins take the larger deposit.
        rules: ({ skus }) => ({
          ladder_rules: [
            { num: 50, discount: 9.5 },
            { num: 200, discount: 9 },
          ],
          pay_limit: 7,
          skus: eachSku(skus, ({ price_fen }) =>
            price_fen < 20_000 ? deposit(1000, 2000) : deposit(2000, 4000),
          ),
        }),
      },
      {
        slug: 'tea-biluochun',
        percent: 100,
        rules: ({ skus }) => ({
          ladder_rules: [{ num: 100, discount: 9 }],
          pay_limit: -1,
          skus: eachSku(skus, () => deposit(1500, 1500)),
        }),
      },
    ],
  }),
  plan({
    plugin: 'advance',
    title: '草莓季预订',
    from: [6],
    to: [26],
    goods: [
      {
        slug: 'fruit-strawberry',
        percent: 100,
        rules: ({ skus }) => ({
          ladder_rules: [{ num: 30, discount: 9.5 }],
          pay_limit: 3,
          skus: eachSku(skus, () => deposit(1000, 2000)),
        }),
      },
    ],
  }),
];
