// Sample data of the goods of hourly sessions, as the server delivers it.
import { activityFields, hostileActivity } from '../kit/testing/activity';
import { goodsOf } from '../kit/testing/goods';
import { hostileSession, sessionFields } from '../kit/testing/session';

/** Of the automatic block, which delivers the session of its goods. */
export const sessionGoods = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  goodsOf(id, { sign: 'miaosha', page_url: `/plugins/miaosha/goods/goods?id=${id}`, ...changes });

export const pickedGoods = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  sessionGoods(id, { start_time: '2026-11-21 12:00:00', end_time: '2026-11-21 12:59:59', ...changes });

/** The session of noon on the day of the tests. */
export const sessionOf = (list: readonly object[], changes: Readonly<Record<string, unknown>> = {}) => ({
  open_date: '2026-11-21',
  open_time: '12',
  date_time: 1_795_237_200,
  is_current: 1,
  list,
  ...changes,
});

const list = [
  pickedGoods(1002, { name: '物理压榨花生油 5L' }),
  pickedGoods(1014, {
    name: '乳胶枕 一对 泰国进口 护颈 助眠 双人 家用 一对装 送枕套',
    is_level: 1,
    level_price: 246.05,
    start_time: '2026-11-22 10:00:00',
    end_time: '2026-11-22 10:59:59',
  }),
  pickedGoods(1006, { name: '冷榨亚麻籽油 500ml', goods_stock: 0, goods_num: 0 }),
];

const shared = {
  ...activityFields,
  ...sessionFields,
  buyBtnText: '马上秒',
  isUnderLinePrice: true,
};

export const minimal = { list: [pickedGoods(1002)] };

/** Picked by hand. */
export const full = { ...shared, addGoodsType: 1, list, mData: sessionOf([]) };

export const automatic = {
  ...shared,
  addGoodsType: 0,
  list: [],
  mData: sessionOf([
    sessionGoods(1006, { name: '冷榨亚麻籽油 500ml', price_content: '￥59.90' }),
    sessionGoods(1008, {
      name: '每日坚果 30包 混合果仁 独立小包装 孕妇零食',
      is_level: 1,
      level_price: 122.55,
      vip_card_appoint: { discount: '9.5', is_my_vip_card_goods: 0, is_vip_card_user: 0 },
    }),
    sessionGoods(1009, { name: '手工牛轧糖 300g', goods_stock: 0, goods_num: 0 }),
    sessionGoods(1010, { name: '冻干草莓脆 80g', price_content: '￥29.90' }),
  ]),
};

export const hostile = {
  ...hostileActivity,
  ...hostileSession,
  mData: { ...hostileActivity, open_date: '2026-99-99', open_time: {}, date_time: 'x', is_current: [] },
};
