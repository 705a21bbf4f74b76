// Which demo activities sell in a way of their own: reservations, gifts, points, wholesale, cards, steps and sets.
import type { DiyField } from '~/domain/diy-form';
import { formatServerTime } from '~/domain/time';
import type { GoodsRulesOf } from '../../plugins/activity-goods/rules';
import { type ActivityPlan, type CopiedGoods, eachSku, plan } from './activity-plan';
import { daysFrom } from './context';
import { STORES } from './users';

/** Without a form of the goods. */
const inStores = (...store_ids: number[]): GoodsRulesOf['booking'] => ({
  store_ids,
  is_order_form: false,
  type: 1,
  form_data: [],
});

const CLASS_FORM: DiyField[] = [
  { key: 'date', key_name: '日期选择', name: '上课日期', is_required: 1 },
  { key: 'text', key_name: '单行文本', name: '同行人数', is_required: 0, hint: '每组最多四位' },
];

/** The dearer specifications cost as many points more as yuan. */
const forPoints =
  (points: number, is_home: boolean) =>
  ({ skus }: CopiedGoods): GoodsRulesOf['integral_mall'] => {
    const leastFen = Math.min(...skus.map(({ price_fen }) => price_fen));
    return {
      skus: eachSku(skus, ({ price_fen }) => ({
        integral_num: points + Math.round((price_fen - leastFen) / 100),
      })),
      is_home,
    };
  };

/** Shanghai, Jiangsu, Zhejiang and Anhui: national codes of provinces. */
const NEAR_BY = [310000, 320000, 330000, 340000];

/** All that it holds, for ever. */
const LIBRARY: GoodsRulesOf['exchange'] = {
  mode: 0,
  expire_type: 'all',
  expire_start_time: null,
  expire_end_time: null,
  expire_start_day: 0,
  expire_end_day: 0,
};

export const STANDING_PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'booking',
    title: '到店品茶',
    goods: [
      { slug: 'tea-sample', percent: 0, rules: inStores(STORES.flagship, STORES.xinteng) },
      { slug: 'ware-coldpot', percent: 30, rules: inStores(STORES.flagship) },
    ],
  }),
  plan({
    plugin: 'booking',
    title: '开春插花课',
    from: [30],
    goods: [
      {
        slug: 'vase-celadon',
        percent: 40,
        rules: { ...inStores(STORES.xinteng), is_order_form: true, type: 2, form_data: CLASS_FORM },
      },
    ],
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
      { slug: 'socks-combed', percent: 0, rules: forPoints(800, true) },
      { slug: 'incense-sandal', percent: 50, rules: forPoints(1200, true) },
      { slug: 'tote-canvas', percent: 30, rules: forPoints(2000, false) },
    ],
  }),
  plan({
    plugin: 'pick',
    title: '99 元任选三件',
    from: [-4],
    to: [20],
    rules: { rule_num: 3, rule_price_fen: 9900, is_area_limit: false, area_limit: [] },
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
    rules: { rule_num: 2, rule_price_fen: 19_900, is_area_limit: true, area_limit: NEAR_BY },
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
          wholesale_rules: [
            { num: 50, discount: 9 },
            { num: 200, discount: 8 },
          ],
        },
      },
      {
        slug: 'rice-wuchang',
        percent: 95,
        rules: { rise_num: 5, type: 2, wholesale_rules: [{ num: 20, discount: 500 }] },
      },
    ],
  }),
  plan({
    plugin: 'wholesale',
    title: '会员批发',
    rules: { price_levels: [2, 3, 4] },
    goods: [{ slug: 'bowl-noodle', percent: 80, rules: { rise_num: 12, type: 1, wholesale_rules: [] } }],
  }),
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
