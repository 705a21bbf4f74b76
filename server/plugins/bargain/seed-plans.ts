// The demo's activities of bargains.
import { type ActivityPlan, oneSku, plan } from '../kit/activity-goods/activity-plan';
import type { BargainCuts } from './rules';

type Bounds = readonly [min: number, max: number];

const cuts = ({
  people,
  human,
  first,
  second,
}: {
  people: number;
  human: number;
  first: Bounds;
  second: Bounds;
}): BargainCuts => ({
  people,
  human,
  first_min_price_fen: first[0],
  first_max_price_fen: first[1],
  second_min_price_fen: second[0],
  second_max_price_fen: second[1],
});

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'bargain',
    title: '老友砍一刀',
    from: [-2],
    to: [20],
    goods: [
      {
        slug: 'scarf-cashmere',
        percent: 100,
        rules: ({ skus }) => ({
          sign_id: oneSku(skus),
          min_price_fen: 9900,
          time: 24,
          type: 1,
          stock_type: 2,
          status_data: cuts({ people: 0, human: 4, first: [2000, 3000], second: [300, 1200] }),
        }),
      },
      {
        slug: 'speaker-wood',
        percent: 100,
        rules: ({ skus }) => ({
          sign_id: oneSku(skus),
          min_price_fen: 12_900,
          time: 48,
          type: 2,
          stock_type: 1,
          status_data: cuts({ people: 20, human: 5, first: [3000, 4500], second: [300, 900] }),
        }),
      },
    ],
  }),
  plan({
    plugin: 'bargain',
    title: '岁末砍价',
    from: [7],
    to: [27],
    goods: [
      {
        slug: 'quilt-silk',
        percent: 100,
        rules: ({ skus }) => ({
          sign_id: oneSku(skus),
          min_price_fen: 39_900,
          time: 72,
          type: 1,
          stock_type: 2,
          status_data: cuts({ people: 15, human: 3, first: [3000, 5000], second: [500, 1500] }),
        }),
      },
    ],
  }),
];
