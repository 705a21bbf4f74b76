// Sample data of N-for-a-price goods, as the server delivers it.
import { activityFields, hostileActivity } from '../kit/testing/activity';
import { goodsOf } from '../kit/testing/goods';

export const pickGoods = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  goodsOf(id, {
    sign: 'pick',
    name: '临安山核桃仁 250g',
    page_url: `/plugins/pick/detail/detail?goods_id=${id}`,
    original_price: '59.00',
    price: '48.00',
    price_content: '￥48.00',
    unit: '袋',
    rule_num: 3,
    rule_price: '99.00',
    ...changes,
  });

export const minimal = { list: [pickGoods(5001)] };

export const full = {
  ...activityFields,
  buyBtnText: '去凑单',
  isUnderLinePrice: true,
  goodsIndex: 0,
  start_x: 0,
  list: [
    pickGoods(5001),
    pickGoods(5002, {
      name: '每日坚果 混合果仁 30 包 独立小包 无添加 办公室零食 孕妇儿童 送礼礼盒',
      rule_price: '99.90',
      unit: '盒',
    }),
    pickGoods(5003, { name: '芒果干', goods_stock: 0, goods_num: 0 }),
    pickGoods(5004, { name: '会员专享红枣', buy_goods_auth: false, is_level: 1, level_price: '40.00' }),
  ],
};

export const hostile = {
  ...hostileActivity,
  list: [...hostileActivity.list, { id: 1, rule_num: '三', rule_price: '<b>9</b>', unit: {} }],
};
