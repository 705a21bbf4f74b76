// Sample data of the points mall, as the server delivers it.
import { activityFields, hostileActivity } from '../kit/testing/activity';
import { goodsOf } from '../kit/testing/goods';

export const pointsGoods = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  goodsOf(id, {
    sign: 'integral_mall',
    name: '粗陶马克杯',
    page_url: `/plugins/integral_mall/goods/goods?goods_id=${id}`,
    original_price: '69.00',
    price: '0.00',
    price_content: '500积分',
    ...changes,
  });

export const pointsCoupon = (id: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  id: String(id),
  coupon_id: '7',
  name: '老友回馈券',
  type: '2',
  discount: '10.0',
  min_price: '99.00',
  sub_price: '20.00',
  integral_num: 200,
  price: '0.00',
  is_receive: '0',
  page_url: `/plugins/integral_mall/coupon/coupon?id=${id}`,
  ...changes,
});

export const minimal = { list: [pointsGoods(6001)] };

export const full = {
  ...activityFields,
  buyBtnText: '立即兑换',
  isUnderLinePrice: true,
  showCoupon: true,
  showGoods: true,
  couponColor: '#ffffff',
  couponPicUrl: '',
  coupon_list: [
    pointsCoupon(1),
    pointsCoupon(2, { name: '茶与器 9 折', type: '1', discount: '9.0', min_price: '0.00' }),
    pointsCoupon(3, { name: '大额满减', min_price: '1000.00', sub_price: '150.00' }),
  ],
  list: [
    pointsGoods(6001),
    pointsGoods(6002, {
      name: '手冲壶 细口长嘴 不锈钢 家用咖啡壶 600ml 食品级 防烫木柄 送滤纸',
      price: '59.90',
      price_content: '12000积分+￥59.90',
    }),
    pointsGoods(6003, { name: '粗布茶席', goods_stock: 0, goods_num: 0 }),
    pointsGoods(6004, { name: '会员专享香插', buy_goods_auth: false }),
  ],
};

/** Two pixels square, a light gradient when stretched. */
const TICKET_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAF0lEQVR42mP4//LC/wsLGP4/OPD/yAQASZIKGmz4gN4AAAAASUVORK5CYII=';

/** The operator's own background of the tickets. */
export const onPicture = { ...full, couponPicUrl: TICKET_PICTURE, couponColor: '#353535' };

export const hostile = {
  ...hostileActivity,
  showCoupon: '1',
  couponColor: 'red;} body{display:none',
  couponPicUrl: 'javascript:alert(1)',
  coupon_list: [
    {
      id: { a: 1 },
      name: '<img src=x onerror=alert(1)>',
      type: 9,
      sub_price: 'abc',
      page_url: 'javascript:alert(1)',
    },
    null,
    'x',
  ],
};
