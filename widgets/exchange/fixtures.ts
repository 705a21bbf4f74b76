// Sample data of the gift cards on sale, as the server delivers it.
import { activityFields, hostileActivity } from '../kit/testing/activity';
import { goodsOf } from '../kit/testing/goods';

export const giftCard = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  goodsOf(id, {
    sign: 'exchange',
    name: '南湖生活馆礼品卡 300 元',
    page_url: `/plugins/exchange/goods/goods?goods_id=${id}`,
    original_price: '300.00',
    price: '288.00',
    price_content: '￥288.00',
    unit: '张',
    ...changes,
  });

export const minimal = { list: [giftCard(2001)] };

export const full = {
  ...activityFields,
  buyBtnText: '立即购买',
  goodsIndex: 0,
  start_x: 0,
  list: [
    giftCard(2001),
    giftCard(2002, { name: '茶礼卡 任选三款 送长辈 送客户 可分批兑换 一年有效 全国包邮' }),
    giftCard(2003, { name: '会员专享礼品卡', is_level: 1, level_price: '268.00' }),
    giftCard(2004, { name: '新年限量卡', goods_stock: 0, goods_num: 0 }),
    giftCard(2005, { name: '企业采购卡', buy_goods_auth: false }),
  ],
};

export const hostile = hostileActivity;
