// Sample data of pre-sale goods, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import { activityFields, hostileActivity } from '../kit/testing/activity';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that other blocks have at the top level are nested two records deep here. */
const WAREHOUSE = new Set(['name', 'cover_pic', 'original_price', 'video_url']);
const isInside = ([name]: [string, unknown]): boolean => WAREHOUSE.has(name);

/** The row of a goods id; changes use the field names of other blocks. */
export function preSale(id: number, { price = '238.00', ...changes }: Fields = {}) {
  const inside = Object.entries(changes).filter(isInside);
  const outside = Object.entries(changes).filter((entry) => !isInside(entry));
  return {
    id: id + 5000,
    goods_id: id,
    start_prepayment_at: '2026-11-20 00:00:00',
    end_prepayment_at: '2026-11-24 00:00:00',
    deposit: 20,
    swell_deposit: 50,
    page_url: `/plugins/advance/detail/detail?id=${id}`,
    is_level: 0,
    level_price: -1,
    is_negotiable: 0,
    goods_stock: 148,
    buy_goods_auth: true,
    vip_card_appoint: { discount: null },
    goods: {
      id,
      price,
      status: 1,
      sign: 'advance',
      goodsWarehouse: {
        name: '明前龙井 125g',
        cover_pic: SAMPLE_PICTURES.goods,
        original_price: '298.00',
        video_url: '',
        ...Object.fromEntries(inside),
      },
    },
    ...Object.fromEntries(outside),
  };
}

export const minimal = { list: [preSale(1004)] };

export const full = {
  ...activityFields,
  buyBtnText: '抢购',
  isUnderLinePrice: true,
  goodsIndex: 0,
  start_x: 0,
  list: [
    preSale(1004),
    preSale(1005, {
      name: '陈年普洱饼茶 357g 礼盒装 送长辈 收藏级 勐海古树 生普 十年陈',
      start_prepayment_at: '2026-11-25 10:00:00',
      end_prepayment_at: '2026-11-30 10:00:00',
      deposit: '1000.00',
      swell_deposit: '1288.50',
      price: '12800.00',
    }),
    preSale(1006, { name: '云南小粒咖啡豆 454g', goods_stock: 0, swell_deposit: 20 }),
    preSale(1007, { name: '会员专享茶具', buy_goods_auth: false, end_prepayment_at: '2026-11-21 00:00:00' }),
  ],
};

export const hostile = {
  ...hostileActivity,
  list: [
    {
      goods_id: 'x',
      deposit: '<script>alert(1)</script>',
      swell_deposit: {},
      page_url: 'javascript:alert(1)',
      goods: {
        price: {},
        goodsWarehouse: { name: '<img src=x onerror=alert(1)>', cover_pic: 'javascript:alert(1)' },
      },
    },
    { goods: [] },
    null,
    7,
    [],
  ],
};
