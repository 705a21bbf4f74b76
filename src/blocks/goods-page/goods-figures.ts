// The figures of the goods page: the primary price, the price beside it, the price with a coupon.
import { type CouponTerms } from '~/domain/coupon';
import { couponSavingFen, type CouponWindow, isUsableNow } from '~/domain/coupon-use';
import { isFormerPrice, primaryPrice } from '~/domain/primary-price';
import { fenOf, textFromFen } from '~/domain/money';
import { priceText } from '~/domain/price';
import type { GoodsDetail } from '~/schemas/api/goods.gen';

export interface GoodsSwitches {
  readonly nowMs: number;
  readonly isMemberPriceShown: boolean;
  readonly isStruckPriceShown: boolean;
  readonly negotiableText: string;
}

export interface GoodsFigures {
  /** The price that this shopper pays. */
  readonly price: string;
  readonly isMemberPrice: boolean;
  /** The price without membership, under a member's own; '' otherwise. */
  readonly normalPrice: string;
  readonly struck: string;
  /** The member price that someone who is no member would pay; '' otherwise. */
  readonly offeredMemberPrice: string;
  /** What the cheapest SKU costs with the best coupon; '' where none saves anything. */
  readonly couponPrice: string;
}

type PricedGoods = Pick<
  GoodsDetail,
  | 'price_min'
  | 'price_max'
  | 'price_member_min'
  | 'price_member_max'
  | 'level_show'
  | 'is_negotiable'
  | 'original_price'
> & { readonly goods_coupon_center: readonly (CouponTerms & CouponWindow)[] };

const NONE = {
  isMemberPrice: false,
  normalPrice: '',
  struck: '',
  offeredMemberPrice: '',
  couponPrice: '',
};

/** The lowest price of the cheapest SKU with one of the coupons that are usable now. */
function couponPrice(coupons: readonly CouponTerms[], price: number): string {
  const priceFen = fenOf(price);
  const worth = { goodsFen: priceFen, payableFen: priceFen };
  const saving = Math.max(0, ...coupons.map((coupon) => couponSavingFen(coupon, worth)));
  return saving === 0 ? '' : priceText({ price: textFromFen(priceFen - saving) });
}

/** The figures by the mall's switches; a price on request is the label alone. */
export function goodsFigures(goods: PricedGoods, mall: GoodsSwitches): GoodsFigures {
  if (goods.is_negotiable === 1) return { ...NONE, price: mall.negotiableText };
  const normal = priceText({ min: goods.price_min, max: goods.price_max });
  const former = priceText({ price: goods.original_price, zero: 'blank' });
  const hasMember = goods.level_show !== 0 && goods.price_member_min !== undefined;
  const member = hasMember ? priceText({ min: goods.price_member_min, max: goods.price_member_max }) : '';
  const { isMemberPriceShown } = mall;
  const shown = primaryPrice({ normal, member, levelShow: goods.level_show, isMemberPriceShown });
  const least = shown.isMember ? (goods.price_member_min ?? goods.price_min) : goods.price_min;
  return {
    price: shown.primary,
    isMemberPrice: shown.isMember,
    normalPrice: shown.normalBeside,
    struck: mall.isStruckPriceShown && isFormerPrice(former, normal) ? former : '',
    offeredMemberPrice: shown.memberBeside,
    couponPrice: couponPrice(
      goods.goods_coupon_center.filter((coupon) => isUsableNow(coupon, mall.nowMs)),
      least,
    ),
  };
}
