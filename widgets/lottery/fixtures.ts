// Sample data of the goods of prize draws, as the server delivers it.
import { activityFields, hostileActivity } from '../kit/testing/activity';
import { goodsOf } from '../kit/testing/goods';

export const lotteryGoods = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  goodsOf(id, {
    sign: 'lottery',
    page_url: `/plugins/lottery/goods/goods?lottery_id=${id}`,
    price: '0.00',
    price_content: '免费',
    start_time: '2026-11-20 00:00:00',
    end_time: '2026-11-24 00:00:00',
    ...changes,
  });

export const minimal = { list: [lotteryGoods(1004)] };

export const full = {
  ...activityFields,
  isUnderLinePrice: true,
  list: [
    lotteryGoods(1004),
    lotteryGoods(1005, {
      name: '陈年普洱饼茶 357g 礼盒装 送长辈 收藏级 勐海古树 生普 十年陈',
      start_time: '2026-11-25 10:00:00',
      end_time: '2026-11-30 10:00:00',
    }),
    lotteryGoods(1006, { name: '云南小粒咖啡豆 454g', goods_stock: 0, goods_num: 0 }),
    lotteryGoods(1007, {
      name: '会员专享茶具',
      buy_goods_auth: false,
      start_time: '2026-11-01 00:00:00',
      end_time: '2026-11-21 00:00:00',
    }),
  ],
};

export const hostile = hostileActivity;
