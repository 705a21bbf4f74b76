// What the shop does with an after-sale: agrees, refuses, receives, pays back, sends the exchange.
import { expressCompany } from '~/domain/express-companies';
import { moneyOfFen } from '~/domain/money';
import {
  flagsOnAgreement,
  type RefundAct,
  refundActRefusal,
  refundState,
  REFUND_TYPES,
} from '~/domain/refund-status';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import { noteEvent } from '../../orders/events';
import { noteLineState } from '../../orders/line-state';
import type { Told } from '../order/listeners';
import { releaseExchange, spendExchange } from './exchange-sku';
import { payRefundBack } from './pay-back';
import {
  exchangeAttr,
  isByExpress,
  type LockedRefund,
  refundFlags,
  type StoredRefund,
} from '../../orders/refund-row';
import { type RefundWait, waitEnd } from '../../settings/refund-times';

/** Who answers, and when. */
export interface By {
  /** The shop's user; undefined for timed work. */
  operatorId?: number | undefined;
  now: Date;
}

const eventOf = ({ operatorId }: By, event: string, description: string) => ({
  event,
  description,
  ...(operatorId === undefined ? {} : { operatorId }),
});

/** Throws why it cannot be done now. */
export function assertAct(act: RefundAct, { refund, order }: LockedRefund): void {
  const refusal = refundActRefusal(act, refundFlags(refund), { isExpress: isByExpress(order) });
  if (refusal !== null) throw new MallError(refusal);
}

/** The address for returns: one of the shop that was not deleted. */
async function assertAddress(trx: Trx, id: number | null): Promise<void> {
  const known =
    id === null
      ? undefined
      : await trx
          .selectFrom('refund_addresses')
          .select('id')
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
  if (known === undefined) throw new MallError('退货地址不能为空');
}

/** What ends the next step by itself; an exchange, and a return without an address, wait for the shop as long as it takes. */
function waitAfter({ refund, order }: LockedRefund, addressId: number | null): RefundWait | null {
  if (refund.type === REFUND_TYPES.refundOnly) return 'pay';
  if (isByExpress(order)) return addressId === null ? null : 'send';
  return refund.type === REFUND_TYPES.exchange ? null : 'receive';
}

/**
 * Agrees to a request. Throws 退货地址不能为空 where goods go back by a carrier and `addressId` names no address;
 * `isAddressLater` leaves it open, for timed work in a shop without one.
 */
export async function agree(
  trx: Trx,
  locked: LockedRefund,
  {
    addressId,
    remark = '',
    isAddressLater = false,
    ...by
  }: By & { addressId: number | null; remark?: string; isAddressLater?: boolean },
): Promise<void> {
  assertAct('agree', locked);
  const { refund, order } = locked;
  const isExpress = isByExpress(order);
  const needsAddress = isExpress && refund.type !== REFUND_TYPES.refundOnly;
  if (needsAddress && !(isAddressLater && addressId === null)) await assertAddress(trx, addressId);
  const flags = flagsOnAgreement({ type: refund.type, isExpress });
  const wait = waitAfter(locked, addressId);
  await trx
    .updateTable('order_refunds')
    .set({
      status: 2,
      status_at: by.now,
      merchant_remark: remark,
      refund_address_id: needsAddress ? addressId : null,
      is_send: flags.is_send === 1,
      is_confirm: flags.is_confirm === 1,
      auto_at: wait === null ? null : await waitEnd(trx, wait, by.now),
      updated_at: by.now,
    })
    .where('id', '=', refund.id)
    .execute();
  await noteEvent(trx, order.id, eventOf(by, 'refund-agreed', '商家同意售后申请'));
}

/** Whether the shopper cannot send back because no address was named yet. */
export const awaitsAddress = (refund: StoredRefund): boolean =>
  refundState(refundFlags(refund)) === 'toReturn' && refund.refund_address_id === null;

/** Names the address that an agreement left open; the shopper's time begins. Throws 退货地址不能为空. */
export async function nameAddress(
  trx: Trx,
  { refund, order }: LockedRefund,
  { addressId, ...by }: By & { addressId: number | null },
): Promise<void> {
  await assertAddress(trx, addressId);
  await trx
    .updateTable('order_refunds')
    .set({
      refund_address_id: addressId,
      auto_at: await waitEnd(trx, 'send', by.now),
      updated_at: by.now,
    })
    .where('id', '=', refund.id)
    .execute();
  await noteEvent(trx, order.id, eventOf(by, 'refund-address', '商家填写退货地址'));
}

/** Refuses a request, also one that was agreed to and not paid back. */
export async function refuse(
  trx: Trx,
  locked: LockedRefund,
  { remark, ...by }: By & { remark: string },
): Promise<void> {
  assertAct('refuse', locked);
  const { refund, order } = locked;
  await releaseExchange(trx, refund);
  await trx
    .updateTable('order_refunds')
    .set({
      status: 3,
      status_at: by.now,
      merchant_remark: remark,
      is_confirm: true,
      confirm_at: by.now,
      auto_at: null,
      updated_at: by.now,
    })
    .where('id', '=', refund.id)
    .execute();
  await noteLineState(trx, refund.order_line_id, by.now);
  const why = remark === '' ? '' : `：${remark}`;
  await noteEvent(trx, order.id, eventOf(by, 'refund-refused', `商家拒绝售后申请${why}`));
}

/** The returned goods have arrived; the money is still to be paid back. */
export async function receive(trx: Trx, locked: LockedRefund, by: By): Promise<void> {
  assertAct('receive', locked);
  await trx
    .updateTable('order_refunds')
    .set({
      is_confirm: true,
      confirm_at: by.now,
      auto_at: await waitEnd(trx, 'pay', by.now),
      updated_at: by.now,
    })
    .where('id', '=', locked.refund.id)
    .execute();
  await noteEvent(trx, locked.order.id, eventOf(by, 'refund-received', '商家收到退货'));
}

/** Pays the money back; what was asked for where no amount is given. */
export async function payMoneyBack(
  trx: Trx,
  locked: LockedRefund,
  {
    amountFen = locked.refund.refund_price_fen,
    plugins,
    ...by
  }: Told<By> & { amountFen?: number | undefined },
): Promise<void> {
  assertAct('payBack', locked);
  const event = eventOf(by, 'refunded', `商家已退款${moneyOfFen(amountFen)}`);
  await payRefundBack(trx, locked, { amountFen, event, now: by.now, plugins });
}

export interface ExchangeParcel {
  isExpress: boolean;
  express: string;
  expressNo: string;
  customerName: string;
  content: string;
}

/** The shop has sent the goods of an exchange, which ends it. */
export async function sendExchange(
  trx: Trx,
  locked: LockedRefund,
  { parcel, ...by }: By & { parcel: ExchangeParcel },
): Promise<void> {
  assertAct('sendExchange', locked);
  const { refund, order } = locked;
  const { isExpress, express, expressNo, customerName, content } = parcel;
  if (isExpress && expressNo === '') throw new MallError('请填写快递单号');
  if (isExpress && expressCompany(express) === undefined) throw new MallError('快递公司错误');
  await spendExchange(trx, refund.id);
  await trx
    .updateTable('order_refunds')
    .set({
      is_confirm: true,
      confirm_at: by.now,
      merchant_express: isExpress ? express : '',
      merchant_express_no: isExpress ? expressNo : '',
      merchant_customer_name: isExpress ? customerName : '',
      merchant_express_content: isExpress ? '' : content,
      auto_at: null,
      updated_at: by.now,
    })
    .where('id', '=', refund.id)
    .execute();
  await noteLineState(trx, refund.order_line_id, by.now);
  const wanted = refund.exchange_sku_id === null ? '' : `：${exchangeAttr(refund)}`;
  await noteEvent(trx, order.id, eventOf(by, 'exchanged', `商家已寄出换货商品${wanted}`));
}
