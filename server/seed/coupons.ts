// Demo coupons and the demo shoppers' receipts.
import type { Insertable } from 'kysely';
import type { CouponsTable } from '../db/tables/coupons';
import { goodsId } from '../demo/catalogue/catalogue';
import { catId } from '../demo/catalogue/cats';
import { daysFrom, fen, resumeIds, type SeedContext } from '../demo/context';
import { SHOPPERS } from './users';

interface CouponSeed {
  row: Insertable<CouponsTable>;
  goods?: readonly string[];
  cats?: readonly string[];
}

const range = (now: Date, from: number, to: number) => ({
  expire_type: 2 as const,
  begin_at: daysFrom(now, from),
  end_at: daysFrom(now, to),
});

const daysAfter = (expire_day: number) => ({ expire_type: 1 as const, expire_day });
const off = (minYuan: number, yuan: number) => ({
  type: 2 as const,
  discount_percent: null,
  discount_limit_fen: null,
  min_price_fen: fen(minYuan),
  sub_price_fen: fen(yuan),
});

const discount = (percent: number, minYuan: number, limitYuan: number) => ({
  type: 1 as const,
  discount_percent: percent,
  discount_limit_fen: fen(limitYuan),
  min_price_fen: fen(minYuan),
});

const RULE = '1. 每笔订单限用一张，不与其他优惠券叠加；\n2. 不抵扣运费；\n3. 整单取消后，优惠券退回账户。';

const ofAllGoods = (now: Date): CouponSeed[] => [
  { row: { name: '新客首单礼', ...off(99, 10), ...daysAfter(7), total_count: 5000, rule: RULE } },
  {
    row: {
      name: '全场满减券',
      ...off(199, 25),
      ...range(now, -10, 50),
      total_count: 2000,
      can_receive_count: 2,
      rule: RULE,
    },
  },
];

const ofSomeGoods = (now: Date): CouponSeed[] => [
  {
    row: {
      name: '茶与器 9 折',
      ...discount(90, 0, 60),
      ...daysAfter(15),
      total_count: 800,
      appoint_type: 1,
      rule: RULE,
    },
    cats: ['tea'],
  },
  {
    row: {
      name: '好锅好饭',
      ...off(300, 40),
      ...range(now, -5, 25),
      total_count: 500,
      appoint_type: 1,
      rule: RULE,
    },
    cats: ['kitchen'],
  },
  {
    row: {
      name: '冬日好眠',
      ...off(300, 40),
      ...range(now, -5, 40),
      total_count: 500,
      appoint_type: 2,
      rule: RULE,
    },
    goods: ['bedding-washed', 'quilt-silk', 'pillow-latex', 'cushion-linen'],
  },
  {
    row: { name: '鲜果尝鲜', ...off(0, 5), ...daysAfter(3), total_count: 0, appoint_type: 1, rule: RULE },
    cats: ['fresh'],
  },
];

const inTheCentre = (now: Date): CouponSeed[] => [...ofAllGoods(now), ...ofSomeGoods(now)];

const special = (now: Date): CouponSeed[] => [
  { row: { name: '双十一狂欢券', ...off(500, 80), ...range(now, -22, -8), total_count: 300, rule: RULE } },
  {
    row: {
      name: '会员专享 8.8 折',
      ...discount(88, 100, 100),
      ...range(now, -20, 70),
      total_count: 1000,
      is_member: true,
      member_levels: '[2,3,4]',
      is_in_center: false,
      rule: RULE,
    },
  },
  { row: { name: '双十二预热券', ...off(300, 50), ...range(now, 10, 24), total_count: 1000, rule: RULE } },
  {
    row: {
      name: '坚果满减',
      ...off(79, 8),
      ...daysAfter(10),
      total_count: -1,
      can_receive_count: -1,
      appoint_type: 2,
      rule: RULE,
    },
    goods: ['nut-walnut', 'nut-daily', 'nut-cashew', 'dried-date'],
  },
];

export async function seedCoupons({ trx, now }: SeedContext): Promise<void> {
  // The id of a coupon is its index, from 1.
  const coupons = [...inTheCentre(now), ...special(now)];
  await trx
    .insertInto('coupons')
    .values(
      coupons.map(({ row }, at) => ({
        id: at + 1,
        sort: at + 1,
        created_at: daysFrom(now, -40 + at),
        ...row,
      })),
    )
    .execute();
  const ofGoods = coupons.flatMap(({ goods = [] }, at) =>
    goods.map((slug) => ({ coupon_id: at + 1, goods_id: goodsId(slug) })),
  );
  const ofCats = coupons.flatMap(({ cats = [] }, at) =>
    cats.map((slug) => ({ coupon_id: at + 1, cat_id: catId(slug) })),
  );
  await trx.insertInto('coupon_goods').values(ofGoods).execute();
  await trx.insertInto('coupon_cats').values(ofCats).execute();
  await resumeIds(trx, ['coupons']);
}

/** The user coupon that the seeded order with a coupon used. */
export const USED_USER_COUPON = 4;

// [shopper, coupon, received so many days ago, valid from, valid to, used so many days ago]
const HELD: readonly (readonly [
  user: number,
  coupon: number,
  received: number,
  from: number,
  to: number,
  used?: number,
])[] = [
  [SHOPPERS.lin, 2, -9, -10, 50],
  [SHOPPERS.lin, 3, -14, -14, 1],
  [SHOPPERS.lin, 10, -2, -2, 8],
  [SHOPPERS.lin, 1, -12, -12, -5, -12],
  [SHOPPERS.lin, 7, -20, -22, -8],
  [SHOPPERS.lin, 8, -6, -20, 70],
  [SHOPPERS.lin, 9, -1, 10, 24],
  [SHOPPERS.gu, 1, -3, -3, 4],
  [SHOPPERS.gu, 4, -2, -5, 25],
];

export async function seedUserCoupons({ trx, now }: SeedContext): Promise<void> {
  const coupons = await trx.selectFrom('coupons').selectAll().execute();
  const rows = HELD.map(([userId, couponId, received, from, to, used], at) => {
    const coupon = coupons.find(({ id }) => id === couponId);
    if (coupon === undefined) throw new Error(`The demo has no coupon ${couponId}.`);
    const { type, discount_percent, discount_limit_fen, min_price_fen, sub_price_fen } = coupon;
    return {
      id: at + 1,
      user_id: userId,
      coupon_id: couponId,
      type,
      discount_percent,
      discount_limit_fen,
      min_price_fen,
      sub_price_fen,
      start_at: daysFrom(now, from),
      end_at: daysFrom(now, to),
      is_use: used !== undefined,
      used_at: used === undefined ? null : daysFrom(now, used, 30),
      receive_type: coupon.is_member ? '会员中心领取' : '领券中心领取',
      coupon_data: JSON.stringify(coupon),
      source: null,
      created_at: daysFrom(now, received),
    };
  });
  await trx.insertInto('user_coupons').values(rows).execute();
  await resumeIds(trx, ['user_coupons']);
}
