// Demo coupons that points are exchanged for.
import type { SeedContext } from '../../demo/context';

const OFFERS = [
  { coupon: '新客首单礼', integral_num: 200, price_fen: 0, send_count: 500 },
  { coupon: '茶与器 9 折', integral_num: 500, price_fen: 0, send_count: 200 },
  { coupon: '全场满减券', integral_num: 300, price_fen: 100, send_count: 300 },
] as const;

export async function seedPointsCoupons({ trx }: SeedContext): Promise<void> {
  for (const [at, { coupon, ...offer }] of OFFERS.entries()) {
    const { id } = await trx
      .selectFrom('coupons')
      .select('id')
      .where('name', '=', coupon)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('points_coupons')
      .values({ ...offer, coupon_id: id, sort: at + 1 })
      .execute();
  }
}
