// Sample data of bargain goods, as the server delivers it.
import { activityFields, hostileActivity } from '../kit/testing/activity';
import { goodsOf } from '../kit/testing/goods';

export const bargainGoods = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  goodsOf(id, {
    sign: 'bargain',
    page_url: `/plugins/bargain/goods/goods?goods_id=${id}`,
    price: '9.90',
    price_content: '￥9.90',
    start_time: '2026-11-20 00:00:00',
    end_time: '2026-11-24 00:00:00',
    ...changes,
  });

export const minimal = { list: [bargainGoods(1004)] };

export const full = {
  ...activityFields,
  isUnderLinePrice: true,
  list: [
    bargainGoods(1004),
    bargainGoods(1005, {
      name: '陈年普洱饼茶 357g 礼盒装 送长辈 收藏级 勐海古树 生普 十年陈',
      start_time: '2026-11-25 10:00:00',
      end_time: '2026-11-30 10:00:00',
      price: '0.00',
      price_content: '免费',
    }),
    bargainGoods(1006, { name: '云南小粒咖啡豆 454g', goods_stock: 0, goods_num: 0 }),
    bargainGoods(1007, {
      name: '会员专享茶具',
      buy_goods_auth: false,
      start_time: '2026-11-01 00:00:00',
      end_time: '2026-11-21 00:00:00',
    }),
  ],
};

export const hostile = hostileActivity;
