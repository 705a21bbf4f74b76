// Sample data of the goods bought in groups, as the server delivers it.
import { activityFields, hostileActivity } from '../kit/testing/activity';
import { goodsOf } from '../kit/testing/goods';

export const groupGoods = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  goodsOf(id, {
    sign: 'pintuan',
    page_url: `/plugins/pt/goods/goods?goods_id=${id}`,
    price_content: '￥99.00',
    people_num: 3,
    pintuan_price: '99.00',
    ...changes,
  });

export const minimal = { list: [groupGoods(1004)] };

export const full = {
  ...activityFields,
  buyBtnText: '去拼团',
  isUnderLinePrice: true,
  list: [
    groupGoods(1004),
    groupGoods(1005, {
      name: '陈年普洱饼茶 357g 礼盒装 送长辈 收藏级 勐海古树 生普 十年陈',
      people_num: 10,
      is_level: 1,
      level_price: 88.8,
    }),
    groupGoods(1006, { name: '云南小粒咖啡豆 454g', goods_stock: 0, goods_num: 0 }),
    groupGoods(1007, { name: '会员专享茶具', buy_goods_auth: false }),
  ],
};

export const hostile = hostileActivity;
