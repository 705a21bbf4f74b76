// Which demo activities sell at a price of the moment: groups, sessions, bargains, draws and pre-sales.
import type {
  BargainCuts,
  GoodsRulesOf,
  PintuanGroup,
  SaleReduction,
} from '../../plugins/activity-goods/rules';
import { type ActivityPlan, type CopiedSku, eachSku, oneSku, plan } from './activity-plan';
import { goodsId } from './catalogue/catalogue';

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

const tenths = (discount: number): SaleReduction => ({ type: 1, discount, cut_fen: 0 });
const off = (cut_fen: number): SaleReduction => ({ type: 2, discount: 10, cut_fen });

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

/** A draw that nobody has opened yet. */
const NOBODY_JOINED = {
  type: 0,
  participant: 0,
  invitee: 0,
  code_num: 0,
} satisfies Partial<GoodsRulesOf['lottery']>;

const deposit = (deposit_fen: number, swell_deposit_fen: number) => ({ deposit_fen, swell_deposit_fen });

export const DATED_PLANS: readonly ActivityPlan[] = [
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
  plan({
    plugin: 'flash_sale',
    title: '秋茶清仓',
    from: [-2],
    to: [9],
    rules: { notice: 1, notice_hours: 0 },
    goods: [
      {
        slug: 'tea-dahongpao',
        percent: 100,
        rules: ({ skus }) => ({ skus: eachSku(skus, () => tenths(8.5)), sold: 126, total: 200 }),
      },
      {
        slug: 'ware-gaiwan',
        percent: 100,
        rules: ({ skus }) => ({ skus: eachSku(skus, () => off(2000)), sold: 38, total: 120 }),
      },
    ],
  }),
  plan({
    plugin: 'flash_sale',
    title: '年货预热',
    from: [10],
    to: [16],
    rules: { notice: 2, notice_hours: 48 },
    goods: [
      {
        slug: 'dried-date',
        percent: 100,
        // More off the larger bags.
        rules: ({ skus }) => ({
          skus: eachSku(skus, ({ price_fen }) => tenths(price_fen > 5000 ? 8.8 : 9)),
          sold: 0,
          total: 300,
        }),
      },
    ],
  }),
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
          ...NOBODY_JOINED,
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
          ...NOBODY_JOINED,
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
          ...NOBODY_JOINED,
          sign_id: oneSku(skus),
          stock: 2,
          join_min_num: 0,
          deplete_integral_num: 0,
          buy_goods_id: goodsId('backpack-city'),
        }),
      },
    ],
  }),
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
