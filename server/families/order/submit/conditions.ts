// Conditions that a checkout must meet to become an order.
import { sql } from 'kysely';
import { MAX_UNPAID_ORDERS } from '~/domain/constants';
import { orderPickUpContactFields } from '~/schemas/api/forms/order-pick-up-contact.gen';
import { MallError } from '../../../http/errors';
import { checkForm } from '../../../http/form';
import type { Trx } from '../../../db/transaction';
import { cityProblem, type GroupCheckout, isDeliverable, isEnough } from '../checkout/group';
import { commonOf } from '../checkout/parts';

/** Throws unless a receiver is known: an address, or the contact of a pick-up. */
export function assertReceiver({ delivery, address, form }: GroupCheckout): void {
  if (delivery.sendType === 'express' && address === null) throw new MallError('请先选择收货地址。');
  if (delivery.sendType === 'city' && address === null) throw new MallError('请先选择配送地址。');
  if (delivery.sendType === 'offline') checkForm({ fields: orderPickUpContactFields }, form.contact);
}

/** Payment keys of a group: its kinds and what is bought along restrict them. Throws where none is left. */
export function payTypesOf({ settings, offer, parts }: GroupCheckout): readonly string[] {
  const ofKinds = commonOf(parts.map(({ quote }) => quote.payTypes));
  const ofMall = settings.paymentTypes;
  // A mall that states none takes all.
  const common =
    ofMall.length === 0 ? (ofKinds ?? []) : ofMall.filter((key) => ofKinds?.includes(key) ?? true);
  if (common.length === 0 && ofMall.length > 0) throw new MallError('所选商品没有共同的支付方式，请分开下单');
  const addOn = offer?.addOn ?? null;
  if (addOn === null) return common;
  const allowed = common.filter((key) => addOn.payTypes.includes(key) && key !== 'huodao');
  if (allowed.length === 0) throw new MallError('当前支付方式不支持同时开通会员卡');
  return allowed;
}

/** Payment keys of all groups together. Throws where none is left. */
export function commonPayTypes(groups: readonly GroupCheckout[]): readonly string[] {
  const common = commonOf(groups.map(payTypesOf)) ?? [];
  if (common.length === 0 && groups.some(({ settings }) => settings.paymentTypes.length > 0))
    throw new MallError('所选商品没有共同的支付方式，请分开下单');
  return common;
}

/** Throws for problems that the preview only reports: store, coupon, address, minimum order. */
export function assertOrderable(checkout: GroupCheckout): void {
  assertReceiver(checkout);
  const { delivery, place, couponError } = checkout;
  if (delivery.sendType === 'offline' && (place === null || place.store === null))
    throw new MallError('请选择自提门店。');
  // Ordering without the coupon would cost the shopper more than he was shown.
  if (couponError !== null) throw new MallError(couponError);
  const problem = cityProblem(checkout);
  if (problem !== null) throw new MallError(problem);
  if (!isDeliverable(checkout)) throw new MallError('当前收货地址不允许购买。');
  if (!isEnough(checkout)) throw new MallError('订单总价未达到起送要求。');
}

/** Throws for as many unpaid orders or deposits as one shopper may have: they hold stock. */
export function assertFew(unpaid: number): void {
  if (unpaid >= MAX_UNPAID_ORDERS)
    throw new MallError(`您已有${MAX_UNPAID_ORDERS}笔未付款的订单，请先付款或取消后再下单`);
}

/**
 * Throws for a shopper whose orders without payment, which hold stock, are as many as one may have; those on delivery
 * count until they are sent. The shopper's row must be locked, so that concurrent submissions count each other.
 */
export async function assertFewUnpaid(trx: Trx, userId: number): Promise<void> {
  const { unpaid } = await trx
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('unpaid'))
    .where('user_id', '=', userId)
    .where('is_pay', '=', false)
    .where('cancel_status', '=', 0)
    .where('is_send', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  assertFew(unpaid);
}
