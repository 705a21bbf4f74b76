// The actions of the SKU sheet: adding to the cart, and the checkout, which starts with the order check.
import * as to from '~/domain/screen-links.gen';
import { cartAdd } from '~/schemas/api/cart.gen';
import { open } from '../../engine/navigation';
import { checkoutQuery } from '../../flows/checkout-address';
import { requireLogin } from '../../flows/login';
import { call } from '../../services/http';
import { loadCartNums } from '../../services/shopper';
import { toast } from '../../state/overlays';

export interface Picked {
  readonly goodsId: number;
  /** 0 for the mall's own. */
  readonly mchId: number;
  readonly skuId: number;
  readonly quantity: number;
}

/** Puts goods into the cart; a guest signs in first. Rejects when he declines or the backend refuses. */
export async function addToCart({ goodsId, mchId, skuId, quantity }: Picked): Promise<void> {
  await requireLogin();
  await call(cartAdd, { goods_id: goodsId, attr: skuId, num: quantity, mch_id: mchId });
  toast('添加成功', { icon: 'success' });
  void loadCartNums();
}

/** Opens the checkout with the goods; a guest signs in first. Rejects when he declines. */
export async function buyNow({ goodsId, mchId, skuId, quantity }: Picked): Promise<void> {
  await requireLogin();
  const goods = { id: goodsId, goods_attr_id: skuId, num: quantity, cart_id: 0 };
  open(to.orderSubmit(checkoutQuery([{ mch_id: mchId, goods_list: [goods] }])));
}
