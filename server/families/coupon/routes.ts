// Api/coupon: the centre, receiving, my coupons, passing one on.
import { SHARE_TYPES } from '~/domain/coupon-popup';
import { formatDate } from '~/domain/time';
import {
  couponDetail,
  couponGive,
  couponGivePoster,
  couponList,
  couponReceive,
  couponShareCoupon,
  couponUserCoupon,
  couponUserCouponDetail,
} from '~/schemas/api/coupon.gen';
import { MallError } from '../../http/errors';
import { inLane } from '../../http/lane';
import { guestRoute, loginRoute, Reply, type Route } from '../../http/route';
import { flagText, pagingOf } from '../../http/wire';
import { openCoupon, wireDetail } from './detail';
import { couponPoster, sharedCoupon } from './give';
import { grantShareCoupons, receiveCoupon } from './grants';
import { centerCoupons, couponScopes, isLimitReached, myCoupons } from './queries';
import { userCouponDetail, userCouponRaw } from './user-coupon';
import { couponModel, couponPath, couponRaw, dotted, popupCoupon } from './wire-coupon';

const list = guestRoute(couponList, async ({ db, params, user, now }) => {
  const coupons = await centerCoupons(db, { viewer: user, paging: pagingOf(couponList, params), now });
  const scopeOf = await couponScopes(
    db,
    coupons.map(({ id }) => id),
  );
  return {
    list: coupons.map((coupon) => {
      const raw = couponRaw(coupon, scopeOf(coupon.id));
      return {
        ...raw,
        begin_time: dotted(raw.begin_time),
        end_time: dotted(raw.end_time),
        is_receive: flagText(isLimitReached(coupon)),
        page_url: couponPath(coupon),
        share_type: SHARE_TYPES.coupon,
      };
    }),
  };
});

const detail = guestRoute(couponDetail, async (call) => {
  return { list: await wireDetail(call, await openCoupon(call, call.params.coupon_id)) };
});

const give = loginRoute(couponGive, (call) =>
  sharedCoupon(call, { couponId: call.params.coupon_id, giverId: call.params.user_id ?? 0 }),
);

const givePoster = loginRoute(couponGivePoster, (call) =>
  couponPoster(call, {
    couponId: call.params.coupon_id,
    sharer: { userId: call.user.id, base: `${call.origin}/` },
  }),
);

const receive = loginRoute(couponReceive, async ({ db, params, user, now }) => {
  const input = { user, couponId: params.coupon_id, receiveType: '领券中心领取', now };
  const { coupon, rest } = await receiveCoupon(db, input);
  return new Reply({ ...couponModel(coupon), type: coupon.type === 1 ? '1' : '2', rest }, '领取成功');
});

const userCoupon = loginRoute(couponUserCoupon, async ({ db, params, user, now }) => {
  const receipts = await myCoupons(db, {
    userId: user.id,
    status: params.status ?? 0,
    paging: pagingOf(couponUserCoupon, params),
    now,
  });
  const ids = [...new Set(receipts.map(({ coupon_id }) => coupon_id))];
  const coupons =
    ids.length === 0 ? [] : await db.selectFrom('coupons').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  const scopeOf = await couponScopes(db, ids);
  return {
    list: receipts.flatMap((receipt) => {
      const coupon = byId.get(receipt.coupon_id);
      return coupon === undefined ? [] : [userCouponRaw({ receipt, coupon, scope: scopeOf(coupon.id) })];
    }),
  };
});

const userCouponDetailRoute = loginRoute(couponUserCouponDetail, async ({ db, params, user, now }) => {
  const receipt = await db
    .selectFrom('user_coupons')
    .selectAll()
    .where('id', '=', params.user_coupon_id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (receipt === undefined) throw new MallError('用户优惠券不存在或已删除');
  const coupon = await db
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', receipt.coupon_id)
    .executeTakeFirstOrThrow();
  const scope = (await couponScopes(db, [coupon.id]))(coupon.id);
  return userCouponDetail({ receipt, coupon, scope }, now);
});

const shareCoupon = loginRoute(couponShareCoupon, async ({ db, user, now }) => {
  const granted = await grantShareCoupons(db, { userId: user.id, day: formatDate(now.getTime()), now });
  if (granted.length === 0) throw new MallError('没有为该事件添加优惠券发放');
  return new Reply({ list: granted.map((coupon) => popupCoupon(coupon)) }, '分享成功');
});

export const routes: readonly Route[] = [
  list,
  detail,
  receive,
  userCoupon,
  userCouponDetailRoute,
  shareCoupon,
  give,
  ...inLane('drawing', [givePoster]),
];
