// Owns which activities the demo mall runs.
import { type ActivityPlan, plan } from './activity-plan';

export const ACTIVITY_PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'pintuan',
    title: '邻里拼团',
    from: [-3],
    to: [30],
    goods: [
      { slug: 'tea-tieguanyin', percent: 100, rules: { groups: [{ people_num: 3, price_fen: 9900 }] } },
      { slug: 'bedding-washed', percent: 100, rules: { groups: [{ people_num: 2, price_fen: 23_900 }] } },
      { slug: 'lamp-paper', percent: 100, rules: { groups: [{ people_num: 5, price_fen: 25_900 }] } },
    ],
  }),
  // Sessions recur by their hours without end, so that the demo has one of now or a next one whenever it was seeded.
  plan({
    plugin: 'miaosha',
    title: '整点秒杀',
    from: [-1],
    rules: { hours: [8, 10, 12, 14, 16, 18, 20, 22] },
    goods: [
      { slug: 'nut-daily', percent: 70, rules: {} },
      { slug: 'mug-stone', percent: 65, rules: {} },
      { slug: 'candle-cedar', percent: 75, rules: {} },
      { slug: 'honey-linden', percent: 80, rules: {} },
    ],
  }),
  plan({
    plugin: 'miaosha',
    title: '周末加场',
    from: [5],
    to: [12],
    rules: { hours: [9, 21] },
    goods: [{ slug: 'towel-face', percent: 60, rules: {} }],
  }),
  plan({
    plugin: 'flash_sale',
    title: '秋茶清仓',
    from: [-2],
    to: [9],
    goods: [
      {
        slug: 'tea-dahongpao',
        percent: 100,
        rules: { discount_type: 1, discount: 8.5, sold: 126, total: 200 },
      },
      {
        slug: 'ware-gaiwan',
        percent: 100,
        rules: { discount_type: 2, discount: 2000, sold: 38, total: 120 },
      },
    ],
  }),
  plan({
    plugin: 'flash_sale',
    title: '年货预热',
    from: [10],
    to: [16],
    goods: [
      {
        slug: 'dried-date',
        percent: 100,
        rules: { discount_type: 1, discount: 9, sold: 0, total: 300 },
      },
    ],
  }),
  plan({
    plugin: 'bargain',
    title: '老友砍一刀',
    from: [-2],
    to: [20],
    goods: [
      { slug: 'scarf-cashmere', percent: 100, rules: { min_price_fen: 9900 } },
      { slug: 'speaker-wood', percent: 100, rules: { min_price_fen: 12_900 } },
    ],
  }),
  plan({
    plugin: 'bargain',
    title: '岁末砍价',
    from: [7],
    to: [27],
    goods: [{ slug: 'quilt-silk', percent: 100, rules: { min_price_fen: 39_900 } }],
  }),
  plan({
    plugin: 'lottery',
    title: '围炉抽奖',
    from: [-1],
    to: [6],
    goods: [
      { slug: 'kettle-pour', percent: 100, rules: {} },
      { slug: 'plant-bonsai', percent: 100, rules: {} },
    ],
  }),
  plan({
    plugin: 'lottery',
    title: '腊八抽奖',
    from: [4],
    to: [11],
    goods: [{ slug: 'backpack-city', percent: 100, rules: {} }],
  }),
  plan({
    plugin: 'advance',
    title: '明年春茶预订',
    from: [-5],
    to: [25],
    goods: [
      { slug: 'tea-longjing', percent: 100, rules: { deposit_fen: 2000, swell_deposit_fen: 4000 } },
      { slug: 'tea-biluochun', percent: 100, rules: { deposit_fen: 1500, swell_deposit_fen: 1500 } },
    ],
  }),
  plan({
    plugin: 'advance',
    title: '草莓季预订',
    from: [6],
    to: [26],
    goods: [
      { slug: 'fruit-strawberry', percent: 100, rules: { deposit_fen: 1000, swell_deposit_fen: 2000 } },
    ],
  }),
  plan({
    plugin: 'booking',
    title: '到店品茶',
    goods: [
      { slug: 'tea-sample', percent: 0, rules: {} },
      { slug: 'ware-coldpot', percent: 30, rules: {} },
    ],
  }),
  plan({
    plugin: 'booking',
    title: '开春插花课',
    from: [30],
    goods: [{ slug: 'vase-celadon', percent: 40, rules: {} }],
  }),
  plan({
    plugin: 'gift',
    title: '社交送礼',
    goods: [
      { slug: 'cake-osmanthus', percent: 100, rules: {} },
      { slug: 'incense-sandal', percent: 100, rules: {} },
    ],
  }),
  plan({
    plugin: 'integral_mall',
    title: '积分商城',
    goods: [
      { slug: 'socks-combed', percent: 0, rules: { points: 800 } },
      { slug: 'incense-sandal', percent: 50, rules: { points: 1200 } },
      { slug: 'tote-canvas', percent: 30, rules: { points: 2000 } },
    ],
  }),
  plan({
    plugin: 'pick',
    title: '99 元任选三件',
    from: [-4],
    to: [20],
    rules: { rule_num: 3, rule_price_fen: 9900 },
    goods: [
      { slug: 'dried-mango', percent: 100, rules: {} },
      { slug: 'dried-date', percent: 100, rules: {} },
      { slug: 'cake-osmanthus', percent: 100, rules: {} },
    ],
  }),
  plan({
    plugin: 'pick',
    title: '新年任选',
    from: [25],
    to: [40],
    rules: { rule_num: 2, rule_price_fen: 19_900 },
    goods: [{ slug: 'nut-cashew', percent: 100, rules: {} }],
  }),
  plan({
    plugin: 'wholesale',
    title: '茶食批发',
    rules: { price_levels: null },
    goods: [
      {
        slug: 'tea-molihua',
        percent: 90,
        rules: {
          rise_num: 10,
          type: 1,
          steps: [
            { num: 50, discount: 9 },
            { num: 200, discount: 8 },
          ],
        },
      },
      {
        slug: 'rice-wuchang',
        percent: 95,
        rules: { rise_num: 5, type: 2, steps: [{ num: 20, discount: 500 }] },
      },
    ],
  }),
  plan({
    plugin: 'wholesale',
    title: '会员批发',
    rules: { price_levels: [2, 3, 4] },
    goods: [{ slug: 'bowl-noodle', percent: 80, rules: { rise_num: 12, type: 1, steps: [] } }],
  }),
  plan({
    plugin: 'exchange',
    title: '礼品卡',
    goods: [
      { slug: 'gift-card', percent: 100, rules: {} },
      { slug: 'gift-newyear', percent: 100, rules: {} },
    ],
  }),
  plan({
    plugin: 'step',
    title: '步数宝',
    rules: { currency_name: '活力币' },
    goods: [
      { slug: 'hat-bucket', percent: 0, rules: { currency: 1200 } },
      { slug: 'thermos-titan', percent: 40, rules: { currency: 3000 } },
    ],
  }),
  plan({
    plugin: 'composition',
    title: '一壶三盏茶席',
    rules: { type: 1, reduction_fen: 5000 },
    goods: [
      { slug: 'ware-teapot', percent: 100, rules: { is_host: false, reduction_fen: 0 } },
      { slug: 'ware-cup', percent: 100, rules: { is_host: false, reduction_fen: 0 } },
      { slug: 'ware-tray', percent: 100, rules: { is_host: false, reduction_fen: 0 } },
    ],
  }),
  plan({
    plugin: 'composition',
    title: '手冲壶配好茶',
    rules: { type: 2, reduction_fen: 0 },
    goods: [
      { slug: 'kettle-pour', percent: 100, rules: { is_host: true, reduction_fen: 2000 } },
      { slug: 'tea-dianhong', percent: 100, rules: { is_host: false, reduction_fen: 1000 } },
      { slug: 'tea-baimudan', percent: 100, rules: { is_host: false, reduction_fen: 1500 } },
      { slug: 'tea-biluochun', percent: 100, rules: { is_host: false, reduction_fen: 800 } },
      { slug: 'tea-jinjunmei', percent: 100, rules: { is_host: false, reduction_fen: 1200 } },
    ],
  }),
];
