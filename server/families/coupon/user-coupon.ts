// A shopper's coupons in the wire format.
import type { Selectable } from 'kysely';
import { USER_COUPON_STATES, userCouponState } from '~/domain/coupon-use';
import type { CouponUserCouponDetailData, UserCouponRaw } from '~/schemas/api/coupon.gen';
import type { UserCouponsTable } from '../../db/tables/coupons';
import { flag, flagText, UNSET_TIME, wireMoney, wireTime } from '../../http/wire';
import { type CouponRow, type CouponScope, couponPath, couponRaw, dotted, wireDiscount } from './wire-coupon';

export type UserCouponRow = Selectable<UserCouponsTable>;

/** Sources of a coupon on the wire: the receipt, the current coupon, and its scope. */
export interface HeldCoupon {
  receipt: UserCouponRow;
  coupon: CouponRow;
  scope: CouponScope;
}

const limitOf = (receipt: UserCouponRow): string | null =>
  receipt.discount_limit_fen === null ? null : wireMoney(receipt.discount_limit_fen);

/** A row of my coupons; the coupon inside has the terms of the receipt. */
export function userCouponRaw({ receipt, coupon, scope }: HeldCoupon): UserCouponRaw {
  const terms = {
    type: receipt.type === 1 ? ('1' as const) : ('2' as const),
    discount: wireDiscount(receipt.discount_percent, 2),
    sub_price: wireMoney(receipt.sub_price_fen),
  };
  return {
    id: String(receipt.id),
    mall_id: '1',
    mch_id: String(coupon.mch_id),
    user_id: String(receipt.user_id),
    coupon_id: String(receipt.coupon_id),
    ...terms,
    discount_limit: limitOf(receipt),
    coupon_min_price: wireMoney(receipt.min_price_fen),
    start_time: dotted(wireTime(receipt.start_at)),
    end_time: dotted(wireTime(receipt.end_at)),
    is_use: flagText(receipt.is_use),
    is_delete: '0',
    receive_type: receipt.receive_type,
    coupon_data: JSON.stringify(receipt.coupon_data),
    created_at: wireTime(receipt.created_at),
    updated_at: wireTime(receipt.updated_at),
    deleted_at: UNSET_TIME,
    coupon: { ...couponRaw(coupon, scope), ...terms },
  };
}

/** 1 unused, 2 used, 3 expired. */
function statusOf(receipt: UserCouponRow, now: Date): 1 | 2 | 3 {
  const state = userCouponState({
    isUsed: receipt.is_use,
    endMs: receipt.end_at.getTime(),
    nowMs: now.getTime(),
  });
  return USER_COUPON_STATES[state].tab;
}

export function userCouponDetail(
  { receipt, coupon, scope }: HeldCoupon,
  now: Date,
): CouponUserCouponDetailData {
  const status = statusOf(receipt, now);
  const named = (rows: readonly { name: string }[]) => rows.map(({ name }) => ({ name }));
  return {
    list: {
      id: coupon.id,
      coupon_id: coupon.id,
      name: coupon.name,
      type: receipt.type,
      sub_price: wireMoney(receipt.sub_price_fen),
      discount: wireDiscount(receipt.discount_percent),
      discount_limit: limitOf(receipt),
      min_price: wireMoney(receipt.min_price_fen),
      start_time: dotted(wireTime(receipt.start_at)),
      begin_time: dotted(wireTime(receipt.start_at)),
      end_time: dotted(wireTime(receipt.end_at)),
      is_use: flag(receipt.is_use),
      is_expired: flag(status === USER_COUPON_STATES.expired.tab),
      receive_type: receipt.receive_type,
      rule: coupon.rule,
      appoint_type: coupon.appoint_type,
      goods: named(scope.goods),
      cat: named(scope.cats),
      page_url: couponPath(coupon),
      status,
      expire_type: '2',
    },
  };
}
