// A coupon given to a friend: its landing page and the parts of its poster.
import type { Kysely } from 'kysely';
import { couponScope } from '~/domain/coupon';
import type { CouponDetail, CouponGivePosterData, SharedCoupon } from '~/schemas/api/coupon.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { LoginCall } from '../../http/route';
import { pictureAddress } from '../../pictures/draw-picture';
import { type Sharer, shareCode, sharerName } from '../../goods/poster';
import { openCoupon, wireDetail } from './detail';
import { refusalOf } from './grants';
import { couponModel, dotted } from './wire-coupon';

const GIVE_PATH = '/pages/coupon/give/give';

const art = (name: string): string => pictureAddress(`coupon/${name}`);

/** Pictures that the failure state needs too. */
const FAILURE_ART = {
  img_finish_receiving: art('refused'),
  coupon_bg: art('ground'),
  img_coupon: art('ticket'),
};

const ART = {
  ...FAILURE_ART,
  receive_coupon_bg: art('ground-received'),
  img_receive: art('button-receive'),
  img_use: art('button-use'),
  img_share: art('button-share'),
};

/** No giver where the link names none, or a deleted one. */
async function giverOf(db: Kysely<Tables>, userId: number): Promise<{ nickname: string; avatar: string }> {
  const giver = await db
    .selectFrom('users')
    .select(['nickname', 'avatar'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return giver ?? { nickname: '', avatar: '' };
}

/** Terms as numbers, which other routes write as texts. */
const figuresOf = (terms: Pick<CouponDetail, 'discount_limit' | 'min_price' | 'sub_price'>) => ({
  discount_limit: Number(terms.discount_limit ?? 0),
  min_price: Number(terms.min_price),
  sub_price: Number(terms.sub_price),
});

type Visit = Pick<LoginCall<unknown>, 'db' | 'user' | 'now'>;

async function openToReceive(visit: Visit, couponId: number): Promise<CouponDetail> {
  const opened = await openCoupon(visit, couponId);
  const detail = await wireDetail(visit, opened);
  // A shopper who has received it still sees it, whatever its state.
  const refusal = detail.status === 0 ? refusalOf(opened.coupon, visit.user, visit.now) : null;
  if (refusal !== null) throw new MallError(refusal);
  return detail;
}

/** @throws MallError with the pictures of the failure state: unknown, not for the viewer, expired, used up. */
export async function sharedCoupon(
  visit: Visit,
  { couponId, giverId }: { couponId: number; giverId: number },
): Promise<SharedCoupon> {
  const detail = await openToReceive(visit, couponId).catch((error: unknown) => {
    if (!(error instanceof MallError)) throw error;
    throw new MallError(error.message, { data: { id: couponId, ...FAILURE_ART } });
  });
  return {
    ...detail,
    ...figuresOf(detail),
    discount: Number(detail.discount),
    ...(await giverOf(visit.db, giverId)),
    ...ART,
    appoint_type_text: couponScope(detail.appoint_type),
  };
}

/** @throws MallError 优惠券不存在, 会员专享优惠券，无权限. */
export async function couponPoster(
  visit: Visit,
  { couponId, sharer }: { couponId: number; sharer: Sharer },
): Promise<CouponGivePosterData> {
  const { coupon } = await openCoupon(visit, couponId);
  const model = couponModel(coupon);
  const params = { coupon_id: String(coupon.id), user_id: String(sharer.userId) };
  const { qrcode_url: qrcode, share_url } = shareCode({ path: GIVE_PATH, params }, sharer);
  return {
    id: model.id,
    name: model.name,
    type: model.type,
    discount: model.discount,
    ...figuresOf(model),
    expire_type: model.expire_type,
    expire_day: model.expire_day,
    begin_time: dotted(model.begin_time),
    end_time: dotted(model.end_time),
    appoint_type: couponScope(model.appoint_type),
    ...(await sharerName(visit.db, sharer.userId)),
    qrcode,
    share_url,
    poster_bg: art('poster'),
  };
}
