// Sample data of the goods sold wholesale, as the server delivers it: rows of the plugin's own list.
import { activityFields, hostileActivity } from '../kit/testing/activity';
import { goodsOf } from '../kit/testing/goods';

export const wholesaleGoods = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  goodsOf(id, {
    sign: 'wholesale',
    name: '老树白茶饼 350g 整提七饼',
    page_url: `/plugins/wholesale/goods/goods?id=${id}`,
    price: '168.00',
    price_content: '￥168.00',
    goodsWarehouse: { video_url: '' },
    wholesaleGoods: { rise_num: 10, type: 1, rules_status: 1, wholesale_rules: [{ num: 50, discount: 9 }] },
    ...changes,
  });

/** Prices are hidden from the viewer's level. */
export const hidden = wholesaleGoods(4003, {
  name: '仅渠道可见报价',
  is_negotiable: 1,
  price: '0.00',
  price_content: '价格面议',
  wholesaleGoods: { rise_num: 10, type: 1, rules_status: 0, wholesale_rules: [] },
});

export const minimal = { list: [wholesaleGoods(4001)] };

export const full = {
  ...activityFields,
  buyBtnText: '抢购',
  isUnderLinePrice: true,
  goodsIndex: 0,
  start_x: 0,
  list: [
    wholesaleGoods(4001),
    wholesaleGoods(4002, {
      name: '加厚洗脸巾 100 抽 家庭装 整箱 24 包 酒店民宿采购 一箱起批 包邮',
      is_level: 1,
      level_price: '9.90',
    }),
    hidden,
    wholesaleGoods(4004, { name: '粗陶马克杯', goods_stock: 0, goods_num: 0 }),
    wholesaleGoods(4005, { name: '布袋', buy_goods_auth: false }),
  ],
};

export const hostile = {
  ...hostileActivity,
  list: [...hostileActivity.list, { id: 1, wholesaleGoods: [], goodsWarehouse: 'x', is_negotiable: 'yes' }],
};
