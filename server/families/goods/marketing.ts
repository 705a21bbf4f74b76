// Sentences of the detail page: purchase limits and gifts.
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import { wireMoney } from '../../http/wire';
import type { GoodsRow } from '../../goods/goods-card';
import type { Region } from '../../goods/goods-row';

/** Regions named in the sentence; the rest become 等. */
const REGIONS_SHOWN = 3;

function limitSentence(regions: readonly Region[]): string {
  if (regions.length === 0) return '';
  const names = regions.slice(0, REGIONS_SHOWN).map(({ name }) => name);
  return `仅限${names.join('、')}${regions.length > REGIONS_SHOWN ? '等地区' : ''}购买`;
}

/** Card keys are not delivered, so nothing is said of delivery. */
function shippingSentence(goods: GoodsRow): string {
  if (goods.type === 'ecard') return '';
  const ways = [
    goods.free_delivery_pieces > 0 ? `单品满${goods.free_delivery_pieces}${goods.unit}` : '',
    goods.free_delivery_price_fen > 0 ? `单品满${wireMoney(goods.free_delivery_price_fen)}元` : '',
  ].filter((way) => way !== '');
  return ways.length === 0 ? '' : `${ways.join('或')}包邮`;
}

/** `pickup` is the minimum order for delivery; `minimumFen` 0 = none. */
export const marketing = (
  goods: GoodsRow,
  { regions, minimumFen }: { regions: readonly Region[]; minimumFen: number },
): GoodsDetail['goods_marketing'] => ({
  limit: limitSentence(regions),
  pickup: minimumFen > 0 && goods.type !== 'ecard' ? `满${wireMoney(minimumFen)}元起送` : '',
  shipping: shippingSentence(goods),
});

const PER_CENT = 2;

function integralSentence({ give_integral: count, give_integral_type: type }: GoodsRow): string {
  if (count === 0) return '';
  return type === PER_CENT ? `购买可得实付金额${count}%的积分` : `购买可得${count}积分`;
}

function balanceSentence({ give_balance_value: value, give_balance_type: type }: GoodsRow): string {
  if (value === 0) return '';
  return type === PER_CENT ? `购买可得实付金额${value / 100}%的余额` : `购买可得${wireMoney(value)}元余额`;
}

/** Plain goods of this mall give no coupons. */
export const marketingAward = (
  goods: GoodsRow,
  card: GoodsDetail['goods_marketing_award']['card'],
): GoodsDetail['goods_marketing_award'] => ({
  card,
  coupon: { title: '', list: [] },
  integral: { title: integralSentence(goods) },
  balance: { title: balanceSentence(goods) },
});
