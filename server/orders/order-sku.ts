// The SKU as checkouts and orders write it, from current goods or from an order's snapshot.
import type { GoodsSnapshot } from '../db/tables/orders';
import type { OrderSku } from '~/schemas/api/order.gen';
import { wireMoney } from '../http/wire';

/** Figures that the snapshot does not hold. */
interface Moment {
  num: number;
  stock: number;
  goodsType: 'goods' | 'ecard';
  pictures: readonly string[];
  /** The most that points pay of the line; null when they cannot pay. */
  points: { num: number; fen: number } | null;
}

/** Fields of the existing backend that this mall does not use. */
const LEFTOVERS = {
  individual_share: 0,
  share_type: 0,
  discount: [],
  extra: [],
  detail: '',
  goods_share_level: null,
  attr_setting_type: 0,
  ecard_id: 0,
  cost_price: '0.00',
} satisfies Partial<OrderSku>;

/** An `OrderSku` of the contract. */
export function wireOrderSku(snapshot: GoodsSnapshot, moment: Moment): OrderSku {
  const { goods_attr: sku, name, cover_pic, sale = {} } = snapshot;
  const { member_price_fen: memberFen } = sku;
  return {
    ...LEFTOVERS,
    id: sku.id,
    goods_id: sku.goods_id,
    sign_id: sku.sign_id,
    stock: moment.stock,
    price: wireMoney(memberFen ?? sku.price_fen),
    original_price: wireMoney(sku.price_fen),
    no: sku.no,
    weight: sku.weight_grams,
    pic_url: sku.pic_url,
    member_price: memberFen === null ? null : wireMoney(memberFen),
    integral_price: moment.points === null ? null : wireMoney(moment.points.fen),
    use_integral: moment.points?.num ?? null,
    goods_warehouse_id: sku.goods_id,
    name,
    cover_pic,
    pic_list: JSON.stringify(moment.pictures.map((pic_url, index) => ({ id: index + 1, pic_url }))),
    number: moment.num,
    goods_type: moment.goodsType,
    ...sale,
  };
}
