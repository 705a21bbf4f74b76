// The coupons that points are exchanged for.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { offeredCoupons, wireCouponCard } from '../../goods/coupons';
import type { Viewer } from '../../ports/viewer';
import { wireMoney } from '../../http/wire';

interface Wanted {
  viewer: Viewer | null;
  now: Date;
  limit: number;
}

/** Coupons that are left, in the operator's order, as layouts show them. Two queries. */
export async function exchangeableCoupons(
  db: Kysely<Tables>,
  { viewer, now, limit }: Wanted,
): Promise<object[]> {
  const offers = await db
    .selectFrom('points_coupons')
    .select(['id', 'coupon_id', 'integral_num', 'price_fen'])
    .where('deleted_at', 'is', null)
    .where('send_count', '>', 0)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  if (offers.length === 0) return [];
  const ids = offers.map(({ coupon_id }) => coupon_id);
  const rows = await offeredCoupons(db, { viewer, now, condition: (eb) => eb('coupons.id', 'in', ids) });
  const coupons = new Map(rows.map((coupon) => [coupon.id, coupon]));
  return offers
    .flatMap(({ id, coupon_id, integral_num, price_fen }) => {
      const coupon = coupons.get(coupon_id);
      if (coupon === undefined) return [];
      return {
        ...wireCouponCard(coupon),
        id: String(id),
        coupon_id: String(coupon_id),
        integral_num,
        price: wireMoney(price_fen),
        // Every exchange grants another one: none of them counts as received.
        is_receive: '0',
        page_url: `/plugins/integral_mall/coupon/coupon?id=${id}`,
      };
    })
    .slice(0, limit);
}
