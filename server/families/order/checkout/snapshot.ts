// The snapshot of a goods in an order: name, picture and price at the time of purchase.
import type { GoodsSnapshot } from '../../../db/tables/orders';
import type { CheckoutLine } from './lines';

export const snapshotOf = ({ goods, sku, memberPriceFen, quoted }: CheckoutLine): GoodsSnapshot => ({
  ...(goods.source_id === null ? {} : { source_id: goods.source_id }),
  ...(quoted.wire === undefined ? {} : { sale: quoted.wire }),
  name: goods.name,
  cover_pic: goods.cover_pic,
  attr_list: sku.attr_list,
  goods_attr: {
    id: sku.id,
    goods_id: goods.id,
    sign_id: sku.sign_id,
    price_fen: sku.price_fen,
    original_price_fen: goods.original_price_fen,
    member_price_fen: memberPriceFen,
    no: sku.no,
    weight_grams: sku.weight_grams,
    pic_url: sku.pic_url,
  },
});

/** Savings of a line by name: a price of the level's own list, or the level's share of the price. */
export function memberDiscountName({ goods }: CheckoutLine): string {
  return goods.is_level_alone ? '会员价优惠' : '会员折扣优惠';
}
