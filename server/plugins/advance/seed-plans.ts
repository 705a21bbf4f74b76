// The demo's activities of pre-sales.
import { type ActivityPlan, type CopiedGoods, eachSku, plan } from '../kit/activity-goods/activity-plan';

const deposit = (deposit_fen: number, swell_deposit_fen: number) => ({ deposit_fen, swell_deposit_fen });

/** A step, a week for the balance, and one deposit for all specifications. */
const simple =
  (depositFen: number, swellFen: number) =>
  ({ skus }: CopiedGoods) => ({
    ladder_rules: [{ num: 30, discount: 9.5 }],
    pay_limit: 7,
    skus: eachSku(skus, () => deposit(depositFen, swellFen)),
  });

/** Goods of which nothing is left. */
export const SOLD_OUT = 'tea-baimudan';

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'advance',
    title: '明年春茶预订',
    from: [-5],
    to: [25],
    rules: { is_deposit_returned: true },
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
      { slug: SOLD_OUT, percent: 100, rules: simple(2000, 3000) },
    ],
  }),
  plan({
    plugin: 'advance',
    title: '草莓季预订',
    from: [6],
    to: [26],
    rules: { is_deposit_returned: false },
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
  plan({
    plugin: 'advance',
    title: '岩茶秋焙预订',
    from: [-20],
    to: [-2],
    rules: { is_deposit_returned: true },
    goods: [{ slug: 'tea-dahongpao', percent: 100, rules: simple(2000, 4000) }],
  }),
  plan({
    plugin: 'advance',
    title: '中秋月饼预订',
    from: [-90],
    to: [-60],
    rules: { is_deposit_returned: false },
    goods: [{ slug: 'cake-mooncake', percent: 100, rules: simple(1000, 2000) }],
  }),
];

export interface DepositPlan {
  slug: string;
  /** Days from the seeding; paid at once unless said. */
  at: number;
  isUnpaid?: true;
  /** Days from the seeding at which its balance was paid. */
  boughtAt?: number;
}

/** Those of the demonstration shopper, one a state. */
export const DEPOSITS: readonly DepositPlan[] = [
  { slug: 'cake-mooncake', at: -85, boughtAt: -58 },
  { slug: 'cake-mooncake', at: -70 },
  { slug: 'tea-dahongpao', at: -10 },
  { slug: 'tea-biluochun', at: -3 },
  { slug: 'tea-longjing', at: -0.1, isUnpaid: true },
];
