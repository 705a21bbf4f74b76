// Sample data of the goods for the currency of steps, as the server delivers it.
import { activityFields, hostileActivity } from '../kit/testing/activity';
import { goodsOf } from '../kit/testing/goods';

export const stepGoods = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  goodsOf(id, {
    sign: 'step',
    name: '精梳棉运动袜 三双',
    page_url: `/plugins/step/goods/goods?goods_id=${id}`,
    original_price: '39.00',
    price: '0.00',
    price_content: '800活力币',
    ...changes,
  });

export const minimal = { list: [stepGoods(3001)] };

export const full = {
  ...activityFields,
  buyBtnText: '去兑换',
  isUnderLinePrice: true,
  goodsIndex: 0,
  start_x: 0,
  list: [
    stepGoods(3001),
    stepGoods(3002, {
      name: '钛杯 轻量户外保温 450ml 登山徒步随行杯 双层真空 可拆洗滤网',
      price: '59.90',
      price_content: '12000活力币+￥59.90',
    }),
    stepGoods(3003, { name: '渔夫帽', goods_stock: 0, goods_num: 0 }),
    stepGoods(3004, { name: '会员专享背包', buy_goods_auth: false }),
  ],
};

export const hostile = { ...hostileActivity, isUnderLinePrice: 'maybe' };
