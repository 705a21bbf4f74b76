// Coupons for the viewer's member level only.
import { type Kysely, sql } from 'kysely';
import type { MemberCoupon } from '~/schemas/api/mall-member.gen';
import type { Tables } from '../../db/tables';
import type { SessionUser } from '../../ports/viewer';
import { flagText, type Paging } from '../../http/wire';
import { couponScopes, couponsByIds, isLimitReached } from '../coupon/queries';
import { couponRaw } from '../coupon/wire-coupon';

interface MemberCouponsInput {
  viewer: SessionUser;
  paging: Paging;
  now: Date;
}

export interface MemberCoupons {
  list: MemberCoupon[];
  total: number;
}

/** A page of the level's coupons, nothing expired; an ordinary shopper has none. */
export async function memberCoupons(
  db: Kysely<Tables>,
  { viewer, paging, now }: MemberCouponsInput,
): Promise<MemberCoupons> {
  if (viewer.memberLevel === 0) return { list: [], total: 0 };
  const open = await db
    .selectFrom('coupons')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('is_member', '=', true)
    .where((eb) => eb.or([eb('expire_type', '=', 1), eb('end_at', '>', now)]))
    .where(
      sql<boolean>`(member_levels = '[]'::jsonb or member_levels @> ${String(viewer.memberLevel)}::jsonb)`,
    )
    .orderBy('sort')
    .orderBy('id', 'desc')
    .execute();
  const ids = open.slice(paging.offset, paging.offset + paging.limit).map(({ id }) => id);
  const coupons = await couponsByIds(db, ids, viewer.id);
  const scopeOf = await couponScopes(db, ids);
  const inOrder = ids.flatMap((id) => coupons.find((coupon) => coupon.id === id) ?? []);
  const list = inOrder.map((coupon) => ({
    ...couponRaw(coupon, scopeOf(coupon.id)),
    user_count: flagText(isLimitReached(coupon)),
  }));
  return { list, total: open.length };
}
