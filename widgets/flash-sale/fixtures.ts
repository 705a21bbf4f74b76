// Sample data of the goods of flash sales, as the server delivers it.
import { activityFields, hostileActivity } from '../kit/testing/activity';
import { goodsOf } from '../kit/testing/goods';
import { hostileSession, sessionFields } from '../kit/testing/session';

export const saleGoods = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  goodsOf(id, {
    sign: 'flash_sale',
    page_url: `/plugins/flash_sale/goods/goods?id=${id}`,
    min_discount: '9.5',
    discount_type: 1,
    percentage: 45,
    sales: '已抢购45件',
    start_time: '2026-11-20 00:00:00',
    end_time: '2026-11-24 00:00:00',
    time_status: 1,
    flash_sale_time: 216_000,
    ...changes,
  });

/** A sale that ends in a little more than two days. */
export const saleOf = (list: readonly object[], changes: Readonly<Record<string, unknown>> = {}) => ({
  activity: { start_at: '2026-11-20 00:00:00', end_at: '2026-11-24 00:00:00' },
  next_activity: null,
  list,
  ...changes,
});

const list = [
  saleGoods(1004),
  saleGoods(1005, {
    name: '陈年普洱饼茶 357g 礼盒装 送长辈 收藏级 勐海古树 生普 十年陈',
    discount_type: 2,
    min_discount: 20,
    percentage: '100%',
  }),
  saleGoods(1006, { name: '云南小粒咖啡豆 454g', percentage: 0, sales: '已抢购0件', goods_stock: 0 }),
];

const shared = {
  ...activityFields,
  ...sessionFields,
  buyBtnText: '马上抢',
  isUnderLinePrice: true,
  showProgressBar: true,
};

export const minimal = { list: [saleGoods(1004)] };

/** Picked by hand. */
export const full = { ...shared, addGoodsType: 1, list, mData: saleOf([]) };

export const automatic = { ...shared, addGoodsType: 0, list: [], mData: saleOf(list) };

const hostileGoods = {
  id: 'x',
  name: '<img src=x onerror=alert(1)>',
  page_url: 'javascript:alert(1)',
  min_discount: {},
  discount_type: 'x',
  percentage: 'NaN%',
  sales: ['x'],
};

export const hostile = {
  ...hostileActivity,
  ...hostileSession,
  list: [hostileGoods, ...hostileActivity.list],
  showProgressBar: 'true',
  mData: { activity: 'x', next_activity: [7], list: [hostileGoods, null, 7] },
};
