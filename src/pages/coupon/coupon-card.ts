// What a link to a coupon shows.
import { couponPhrase, type CouponTerms } from '~/domain/coupon';
import type { ShareCard } from '~/domain/share-card';

interface SharedCoupon extends CouponTerms {
  readonly name: string;
  readonly app_share_title: string;
  readonly app_share_pic: string;
}

export const couponCard = (coupon: SharedCoupon): ShareCard => ({
  title: coupon.app_share_title || coupon.name,
  words: couponPhrase(coupon),
  picture: coupon.app_share_pic,
});
