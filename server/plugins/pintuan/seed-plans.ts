// The demo's activities of group purchases.
import { type ActivityPlan, type CopiedSku, eachSku, plan } from '../kit/activity-goods/activity-plan';
import type { PintuanGroup } from './rules';

const GROUP_RULES = {
  is_alone_buy: true,
  groups_restrictions: -1,
  is_sell_well: false,
  is_auto_add_robot: false,
  add_robot_time: 0,
};

interface Ladder {
  group_id: number;
  people_num: number;
  /** Than the goods costs alone. */
  less_fen: number;
  preferential_price_fen?: number;
}

/** Full within a day, with thirty pieces set aside for it; of what is sold out none. */
const ladder = (
  skus: readonly CopiedSku[],
  { group_id, people_num, less_fen, preferential_price_fen = 0 }: Ladder,
): PintuanGroup => ({
  group_id,
  people_num,
  group_num: 0,
  preferential_price_fen,
  pintuan_time: 24,
  skus: eachSku(skus, ({ price_fen, stock }) => ({
    price_fen: price_fen - less_fen,
    stock: Math.min(stock, 30),
  })),
});

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'pintuan',
    title: '邻里拼团',
    from: [-3],
    to: [30],
    goods: [
      {
        slug: 'tea-tieguanyin',
        percent: 125,
        rules: ({ skus }) => ({
          ...GROUP_RULES,
          is_sell_well: true,
          groups: [
            ladder(skus, { group_id: 1, people_num: 3, less_fen: 1100 }),
            ladder(skus, { group_id: 2, people_num: 5, less_fen: 2000, preferential_price_fen: 500 }),
          ],
        }),
      },
      {
        slug: 'bedding-washed',
        percent: 100,
        rules: ({ skus }) => ({
          ...GROUP_RULES,
          groups: [
            ladder(skus, { group_id: 1, people_num: 2, less_fen: 4000, preferential_price_fen: 1000 }),
            ladder(skus, { group_id: 2, people_num: 10, less_fen: 8000, preferential_price_fen: 3000 }),
          ],
        }),
      },
      {
        slug: 'lamp-paper',
        percent: 100,
        rules: ({ skus }) => ({
          ...GROUP_RULES,
          is_alone_buy: false,
          groups_restrictions: 1,
          groups: [ladder(skus, { group_id: 1, people_num: 5, less_fen: 7000 })],
        }),
      },
    ],
  }),
];
