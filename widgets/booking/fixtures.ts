// Sample data of the goods that are reserved, as the server delivers it.
import { activityFields, hostileActivity } from '../kit/testing/activity';
import { goodsOf } from '../kit/testing/goods';

export const bookingGoods = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  goodsOf(id, {
    sign: 'booking',
    page_url: `/plugins/book/goods/goods?goods_id=${id}`,
    price: '68.00',
    price_content: '￥68.00',
    ...changes,
  });

export const minimal = { list: [bookingGoods(1004)] };

export const full = {
  ...activityFields,
  buyBtnText: '预约',
  isUnderLinePrice: true,
  list: [
    bookingGoods(1004, { name: '茶艺体验课 90 分钟' }),
    bookingGoods(1005, {
      name: '门店试茶 双人 明前龙井 配茶点 周末与节假日通用 提前一天预约',
      price: '0.00',
      price_content: '￥0.00',
    }),
    bookingGoods(1006, { name: '紫砂壶保养', goods_stock: 0, goods_num: 0 }),
    bookingGoods(1007, { name: '会员专享品鉴会', buy_goods_auth: false }),
  ],
};

export const hostile = hostileActivity;
