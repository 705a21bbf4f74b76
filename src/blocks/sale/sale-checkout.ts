// The checkout of a kind of sale: the mall's screen, with the kind's endpoints and its keys in the form.
import { open } from '../../engine/navigation';
import * as to from '~/domain/screen-links.gen';
import { checkoutQuery } from '../../flows/checkout-address';
import { requireLogin } from '../../flows/login';
import type { Picked } from '../sku/sku-actions';

export interface SaleCheckout {
  preview: { readonly route: string };
  submit: { readonly route: string };
  payData?: { readonly route: string };
  /** Beside the mall's keys of the group: `pintuan_order_id`. */
  group?: Readonly<Record<string, unknown>>;
  /** Beside those of each goods: `advance_id`. */
  goods?: Readonly<Record<string, unknown>>;
  /** After paying, and in place of my orders. */
  orderPage?: string;
  /** Where the shopper does not pay. */
  cancelPage?: string;
  /** In place of 合计. */
  sumWord?: string;
}

const fieldsOf = ({ preview, submit, payData, orderPage, cancelPage, sumWord }: SaleCheckout) =>
  Object.fromEntries(
    Object.entries({
      preview_url: preview.route,
      submit_url: submit.route,
      pay_data_url: payData?.route ?? '',
      order_page_url: orderPage ?? '',
      pay_cancel_url: cancelPage ?? '',
      total_title: sumWord ?? '',
    }).filter(([, text]) => text !== ''),
  );

/** Opens it with what was picked of one shop; a guest signs in first. Rejects when he declines. */
export async function checkOut(picked: readonly Picked[], sale: SaleCheckout): Promise<void> {
  const goods = picked.map(({ goodsId, skuId, quantity }) => ({
    ...sale.goods,
    id: goodsId,
    goods_attr_id: skuId,
    num: quantity,
    cart_id: 0,
  }));
  await requireLogin();
  const group = { ...sale.group, mch_id: picked[0]?.mchId ?? 0, goods_list: goods };
  open(to.orderSubmit({ ...checkoutQuery([group]), ...fieldsOf(sale) }));
}
