// The award of a reply: the operator's points or coupons, once a reply.
import { SHARE_TYPES } from '~/domain/coupon-popup';
import type { FormAward } from './tables';
import { grantCoupons } from '../../families/coupon/grants';
import { popupCoupon } from '../../families/coupon/wire-coupon';
import { countOf, idOf, recordsOf } from '../../settings/stored-values';
import type { WidgetData } from '../../ports/hydrate';
import { postIntegral } from '../../ledger/ledger';
import type { Trx } from '../../db/transaction';

const POINTS = '1';
const COUPONS = '2';
const MAX_POINTS = 1_000_000;
const MAX_OF_ONE_COUPON = 10;
const POINTS_PAGE = '/pages/user-center/integral-detail/integral-detail';
export const REASON = 'diy-form';

interface Rewarding {
  userId: number;
  replyId: number;
  now: Date;
}

async function givePoints(trx: Trx, data: WidgetData, { userId, replyId }: Rewarding): Promise<FormAward[]> {
  const integral = countOf(data['award_num'], MAX_POINTS);
  const booking = { userId, type: 1, reason: REASON, sourceId: `reply:${replyId}` } as const;
  const isBooked = await postIntegral(trx, { ...booking, integral, description: '提交表单奖励' });
  if (!isBooked) return [];
  const award = { share_type: SHARE_TYPES.integral, name: '积分', content: `${integral}积分` };
  return [{ ...award, page_url: POINTS_PAGE }];
}

/** Used-up and expired coupons are skipped: the reply counts all the same. */
async function giveCoupons(trx: Trx, data: WidgetData, rewarding: Rewarding): Promise<FormAward[]> {
  const { userId, replyId, now } = rewarding;
  const promised = recordsOf(data['award_coupons']).flatMap(({ coupon_id: couponId, send_num: count }) => {
    const id = idOf(couponId);
    return id === null
      ? []
      : Array.from({ length: countOf(count, MAX_OF_ONE_COUPON) }, (_none, n) => ({ id, n }));
  });
  const awards: FormAward[] = [];
  for (const { id, n } of promised) {
    const source = `${REASON}:${replyId}:${n}`;
    const given = await grantCoupons(trx, { userId, couponIds: [id], receiveType: '表单奖励', source, now });
    awards.push(...given.map((coupon) => ({ ...popupCoupon(coupon) })));
  }
  return awards;
}

/** Grants the award of a reply; returns the list of the popup of gifts. */
export function giveAwards(trx: Trx, data: WidgetData, rewarding: Rewarding): Promise<FormAward[]> {
  if (data['award_type'] === POINTS) return givePoints(trx, data, rewarding);
  if (data['award_type'] === COUPONS) return giveCoupons(trx, data, rewarding);
  return Promise.resolve([]);
}
