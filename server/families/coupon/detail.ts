// A coupon's detail: whether the viewer may have it, and what he has received.
import { sql } from 'kysely';
import type { CouponDetail } from '~/schemas/api/coupon.gen';
import { MallError } from '../../http/errors';
import type { Call } from '../../http/route';
import { wireTime } from '../../http/wire';
import { couponsByIds, couponScopes, isForViewer, isLimitReached, type ViewedCoupon } from './queries';
import { type CouponScope, couponPath, couponRaw, dotted } from './wire-coupon';

type Visit = Pick<Call<unknown>, 'db' | 'user' | 'now'>;

export interface OpenedCoupon {
  coupon: ViewedCoupon;
  scope: CouponScope;
}

/** @throws MallError 优惠券不存在, 会员专享优惠券，无权限. */
export async function openCoupon({ db, user }: Visit, couponId: number): Promise<OpenedCoupon> {
  const [coupon] = await couponsByIds(db, [couponId], user?.id ?? 0);
  if (coupon === undefined) throw new MallError('优惠券不存在');
  if (!isForViewer(coupon, user)) throw new MallError('会员专享优惠券，无权限');
  return { coupon, scope: (await couponScopes(db, [coupon.id]))(coupon.id) };
}

/** The viewer's newest receipt of a coupon that can still be used. */
const usableReceipt = ({ db, user, now }: Visit, couponId: number) =>
  db
    .selectFrom('user_coupons')
    .select(['start_at', 'end_at'])
    .where('coupon_id', '=', couponId)
    .where('user_id', '=', user?.id ?? 0)
    .where('is_use', '=', false)
    .where('end_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Received to the limit: until when a usable one is valid; else no more can be received. */
async function stateOf(
  visit: Visit,
  coupon: ViewedCoupon,
): Promise<Partial<CouponDetail> & Pick<CouponDetail, 'status'>> {
  if (!isLimitReached(coupon)) return { status: 0 };
  const receipt = await usableReceipt(visit, coupon.id);
  if (receipt === undefined) return { status: 4 };
  const times = {
    begin_time: dotted(wireTime(receipt.start_at)),
    end_time: dotted(wireTime(receipt.end_at)),
  };
  return { status: 1, expire_type: '2', ...times };
}

export async function wireDetail(visit: Visit, { coupon, scope }: OpenedCoupon): Promise<CouponDetail> {
  const raw = couponRaw(coupon, scope);
  const { count } = await visit.db
    .selectFrom('user_coupons')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('coupon_id', '=', coupon.id)
    .executeTakeFirstOrThrow();
  return {
    ...raw,
    begin_time: dotted(raw.begin_time),
    end_time: dotted(raw.end_time),
    app_share_title: raw.app_share_title || `送你一张「${raw.name}」，数量有限，快来领取`,
    couponMember: coupon.member_levels.map((level) => ({
      member_level: String(level),
      is_delete: '0' as const,
    })),
    page_url: couponPath(coupon),
    receive_count: String(count),
    user_count: String(coupon.received),
    ...(await stateOf(visit, coupon)),
  };
}
