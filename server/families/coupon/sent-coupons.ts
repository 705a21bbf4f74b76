// Coupons that something gives in numbers, such as a recharge or a member level.
import type { SentCoupon } from '../../db/tables/recharge';
import type { Trx } from '../../db/transaction';
import { grantCoupons } from './grants';

interface Sending {
  userId: number;
  coupons: readonly SentCoupon[];
  receiveType: string;
  /** `recharge:12`: the round and the coupon's id are added to it. */
  source: string;
  now: Date;
}

/** A coupon given several times is granted under a source of its own each time. */
export async function grantSentCoupons(trx: Trx, sending: Sending): Promise<void> {
  const { userId, coupons, receiveType, source, now } = sending;
  const rounds = Math.max(0, ...coupons.map(({ num }) => num));
  for (let round = 1; round <= rounds; round += 1) {
    await grantCoupons(trx, {
      userId,
      couponIds: coupons.filter(({ num }) => num >= round).map(({ id }) => id),
      receiveType,
      source: `${source}:${round}`,
      now,
    });
  }
}
