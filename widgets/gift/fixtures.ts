// Sample data of gift goods, as the server delivers it.
import { activityFields, hostileActivity } from '../kit/testing/activity';
import { goodsOf } from '../kit/testing/goods';

export const giftGoods = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  goodsOf(id, {
    sign: 'gift',
    page_url: `/plugins/gift/goods/goods?is_share=1&id=${id}`,
    original_price: '',
    ...changes,
  });

export const minimal = { list: [giftGoods(1004)] };

export const full = {
  ...activityFields,
  buyBtnText: '去送礼',
  goodsIndex: 0,
  start_x: 0,
  list: [
    giftGoods(1004),
    giftGoods(1005, { name: '陈年普洱饼茶 357g 礼盒装 送长辈 收藏级 勐海古树 生普 十年陈' }),
    giftGoods(1006, { name: '云南小粒咖啡豆 454g', goods_stock: 0, goods_num: 0 }),
    giftGoods(1007, { name: '会员专享茶具', buy_goods_auth: false }),
  ],
};

export const hostile = hostileActivity;
