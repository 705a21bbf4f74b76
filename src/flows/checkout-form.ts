// The checkout form: its input for preview and submit, read from the address of the checkout.
import type { OrderFormItem } from '~/domain/order-form';
import { formProblem } from '~/domain/form-fields';
import { orderPickUpContactFields } from '~/schemas/api/forms/order-pick-up-contact.gen';
import { numberOf } from '~/domain/coercion';
import { isRecord } from '~/domain/record';

export interface OrderGoods {
  readonly id: number;
  /** The SKU. */
  readonly goods_attr_id: number;
  readonly num: number;
  /** Line of the cart that the order removes; 0 for buying at once. */
  readonly cart_id: number;
  /** Answers to the form of the goods. */
  readonly form_data?: readonly OrderFormItem[];
}

/** The goods of one shop with the shopper's choices. */
export interface OrderGroup {
  /** 0 for the mall itself. */
  readonly mch_id: number;
  readonly goods_list: OrderGoods[];
  /** '' lets the server choose. */
  readonly send_type: string;
  readonly store_id: number;
  /** 0 for none; absent, the mall chooses the one that saves most. */
  readonly user_coupon_id?: number;
  readonly use_integral: 0 | 1;
  /** The super member card that is bought along; absent or 0 for none. */
  readonly vip_card_detail_id?: number;
  readonly remark: string;
  /** Answers to the form of the shop's orders. */
  readonly order_form?: readonly OrderFormItem[];
}

export interface OrderForm {
  readonly list: OrderGroup[];
  /** 0 for the default address. */
  readonly address_id: number;
  /** The shopper's position, where it is known: the nearest store is proposed. */
  readonly latitude?: number;
  readonly longitude?: number;
  /** Contact of an order that is wholly picked up. */
  readonly address?: { readonly name: string; readonly mobile: string };
}

/** Keys that only the checkout itself fills in: an address does not. */
const FILLED_IN: ReadonlySet<string> = new Set([
  'user_coupon_id',
  'vip_card_detail_id',
  'order_form',
  'form_data',
]);

/** The keys of a kind of sale in a group or a goods, which are sent as they are. */
const ownKeys = (value: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !FILLED_IN.has(key)));

function whole(value: unknown): number {
  const number = numberOf(value);
  return Number.isSafeInteger(number) ? Math.max(0, number) : 0;
}

function readGoods(value: unknown): OrderGoods | null {
  if (!isRecord(value)) return null;
  const goods = {
    ...ownKeys(value),
    id: whole(value['id']),
    goods_attr_id: whole(value['goods_attr_id']),
    num: whole(value['num']),
    cart_id: whole(value['cart_id']),
  };
  return goods.id > 0 && goods.goods_attr_id > 0 && goods.num > 0 ? goods : null;
}

function readGroup(value: unknown, sendType: string): OrderGroup | null {
  if (!isRecord(value) || !Array.isArray(value['goods_list'])) return null;
  const goods = value['goods_list'].map(readGoods).filter((one) => one !== null);
  if (goods.length === 0) return null;
  return {
    ...ownKeys(value),
    mch_id: whole(value['mch_id']),
    goods_list: goods,
    send_type: sendType,
    store_id: 0,
    use_integral: 0,
    remark: '',
  };
}

/** The form of a `mch_list` in the address; null where it names no goods. */
export function readCheckoutForm(mchList: string, sendType = ''): OrderForm | null {
  try {
    const value: unknown = JSON.parse(mchList);
    const list = Array.isArray(value)
      ? value.map((one) => readGroup(one, sendType)).filter((one) => one !== null)
      : [];
    return list.length === 0 ? null : { list, address_id: 0 };
  } catch {
    return null;
  }
}

/** The form with the coupons that the mall chose where the shopper had not, by shop; 0 where it chose none. */
export const withSelectedCoupons = (form: OrderForm, taken: readonly number[]): OrderForm => ({
  ...form,
  list: form.list.map((group, place) => {
    const id = taken[place] ?? 0;
    return group.user_coupon_id === undefined && id > 0 ? { ...group, user_coupon_id: id } : group;
  }),
});

/** The form with one shop's choices changed. */
export const changeGroup = (form: OrderForm, index: number, change: Partial<OrderGroup>): OrderForm => ({
  ...form,
  list: form.list.map((group, place) => (place === index ? { ...group, ...change } : group)),
});

/** The parts of a preview that decide whether the order may be sent. */
export interface CheckoutFacts {
  readonly address: unknown;
  readonly address_enable: boolean;
  readonly price_enable: boolean;
  readonly allZiti: boolean;
  readonly hasRecipient: boolean;
  readonly mch_list: ReadonlyArray<{
    readonly delivery: { readonly send_type: string };
    readonly store: unknown;
    readonly no_store?: boolean;
    readonly city?: { readonly error?: string };
    readonly pick_up_enable: boolean;
    readonly pick_up_price: unknown;
  }>;
}

/** What stops an order from being submitted, and the section of the screen that shows it. */
export interface CheckoutProblem {
  readonly place: 'address' | 'contact' | 'group';
  /** Of the shop, for `group`. */
  readonly index: number;
  readonly message: string;
}

function groupProblem(group: CheckoutFacts['mch_list'][number]): string {
  const isPickUp = group.delivery.send_type === 'offline';
  if (isPickUp && group.no_store === true) return '暂无门店，请选择其他配送方式';
  if (isPickUp && group.store === null) return '请选择自提门店。';
  if (group.delivery.send_type === 'city' && (group.city?.error ?? '') !== '') return group.city?.error ?? '';
  return group.pick_up_enable ? '' : `未达到起送价${Number(group.pick_up_price ?? 0)}元`;
}

/** The first thing that is missing or wrong, in the order of the screen; null when the order may be sent. */
export function checkoutProblem(form: OrderForm, facts: CheckoutFacts): CheckoutProblem | null {
  if (facts.allZiti && facts.hasRecipient) {
    const wrong = formProblem(orderPickUpContactFields, { ...form.address });
    if (wrong !== null) return { place: 'contact', index: 0, message: wrong.words };
  }
  const isExpress = facts.mch_list.some(({ delivery }) => delivery.send_type === 'express');
  if (isExpress && !facts.allZiti && facts.address === null)
    return { place: 'address', index: 0, message: '请先选择收货地址。' };
  const index = facts.mch_list.findIndex((group) => groupProblem(group) !== '');
  const group = facts.mch_list[index];
  if (group !== undefined) return { place: 'group', index, message: groupProblem(group) };
  if (!facts.address_enable) return { place: 'address', index: 0, message: '当前收货地址不允许购买。' };
  return facts.price_enable ? null : { place: 'group', index: 0, message: '订单总价未达到起送要求。' };
}
