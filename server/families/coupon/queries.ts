// Queries of coupons: the centre, their scope, a shopper's coupons.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables';
import type { SessionUser } from '../../ports/viewer';
import type { Paging } from '../../http/wire';
import { samePerson } from '../../identity/same-person';
import type { CouponRow, CouponScope } from './wire-coupon';

/** A coupon with the viewer's receipts, including those of his other accounts. */
export type ViewedCoupon = CouponRow & { received: number };

export const isLimitReached = ({ can_receive_count, received }: ViewedCoupon): boolean =>
  can_receive_count >= 0 && received >= can_receive_count;

/** Further receipts of the viewer, -1 without limit. */
export const restOf = (coupon: ViewedCoupon): number =>
  coupon.can_receive_count < 0 ? -1 : Math.max(0, coupon.can_receive_count - coupon.received);

/** Whether a coupon is open to a shopper; one for members lists its levels or allows any. */
export function isForViewer(
  coupon: Pick<CouponRow, 'is_member' | 'member_levels'>,
  viewer: SessionUser | null,
): boolean {
  if (!coupon.is_member) return true;
  const level = viewer?.memberLevel ?? 0;
  return coupon.member_levels.length === 0 ? level > 0 : coupon.member_levels.includes(level);
}

const viewedCoupons = (db: Kysely<Tables>, viewerId: number) =>
  db
    .selectFrom('coupons')
    .selectAll('coupons')
    .select(
      sql<number>`(select count(*)::int from user_coupons where coupon_id = coupons.id and user_id in ${samePerson(viewerId)})`.as(
        'received',
      ),
    )
    .where('coupons.deleted_at', 'is', null);

interface CenterInput {
  viewer: SessionUser | null;
  paging: Paging;
  now: Date;
}

/** A page of the centre: nothing expired or for other members; receivable coupons first. */
export async function centerCoupons(
  db: Kysely<Tables>,
  { viewer, paging, now }: CenterInput,
): Promise<ViewedCoupon[]> {
  const level = viewer?.memberLevel ?? 0;
  const open = viewedCoupons(db, viewer?.id ?? 0)
    .where('is_in_center', '=', true)
    .where((eb) => eb.or([eb('expire_type', '=', 1), eb('end_at', '>', now)]))
    .where(sql<boolean>`(not is_member or case when member_levels = '[]'::jsonb then ${sql.lit(level > 0)}
      else member_levels @> ${String(level)}::jsonb end)`);
  return db
    .selectFrom(open.as('open'))
    .selectAll()
    .orderBy(sql`total_count = 0 or (can_receive_count >= 0 and received >= can_receive_count)`)
    .orderBy('sort')
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
}

/** Coupons by id as the viewer sees them, unordered and without deleted ones. */
export async function couponsByIds(
  db: Kysely<Tables>,
  ids: readonly number[],
  viewerId: number,
): Promise<ViewedCoupon[]> {
  if (ids.length === 0) return [];
  return viewedCoupons(db, viewerId)
    .where('coupons.id', 'in', [...ids])
    .execute();
}

/** Categories and goods of each coupon's scope, in two queries. */
export async function couponScopes(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<(id: number) => CouponScope> {
  if (ids.length === 0) return () => ({ cats: [], goods: [] });
  const cats = await db
    .selectFrom('coupon_cats')
    .innerJoin('goods_cats', 'goods_cats.id', 'coupon_cats.cat_id')
    .selectAll('goods_cats')
    .select('coupon_cats.coupon_id')
    .where('coupon_cats.coupon_id', 'in', [...ids])
    .where('goods_cats.deleted_at', 'is', null)
    .orderBy('goods_cats.id')
    .execute();
  const goods = await db
    .selectFrom('coupon_goods')
    .innerJoin('goods', 'goods.id', 'coupon_goods.goods_id')
    .select([
      'goods.id',
      'name',
      'subtitle',
      'original_price_fen',
      'cover_pic',
      'pic_list',
      'video_url',
      'unit',
      'type',
    ])
    .select(['goods.created_at', 'goods.updated_at', 'coupon_goods.coupon_id'])
    .where('coupon_goods.coupon_id', 'in', [...ids])
    .where('goods.deleted_at', 'is', null)
    .orderBy('goods.id')
    .execute();
  return (id) => ({
    cats: cats.filter(({ coupon_id }) => coupon_id === id),
    goods: goods.filter(({ coupon_id }) => coupon_id === id),
  });
}

interface MyCouponsInput {
  userId: number;
  /** 0 all, 1 unused, 2 used, 3 expired. */
  status: 0 | 1 | 2 | 3;
  paging: Paging;
  now: Date;
}

/** A shopper's coupons, the newest first; one that is not valid yet counts as unused. */
export const myCoupons = (db: Kysely<Tables>, { userId, status, paging, now }: MyCouponsInput) =>
  db
    .selectFrom('user_coupons')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(status === 1, (query) => query.where('is_use', '=', false).where('end_at', '>', now))
    .$if(status === 2, (query) => query.where('is_use', '=', true))
    .$if(status === 3, (query) => query.where('is_use', '=', false).where('end_at', '<=', now))
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();

/** How many usable coupons a shopper has. */
export async function countUsableCoupons(db: Kysely<Tables>, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('user_coupons')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('is_use', '=', false)
    .where('end_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}
