// Marks orders as paid when their payment arrives, or as cash on delivery.
import { ORDER_PAY_TYPES } from '~/domain/order-status';
import { orderPayType } from '~/domain/payment';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import type { PaidParts } from '../../ports/payable';
import { grantOrderCards } from '../card/line-cards';
import { announce } from './listeners';
import { countSales } from './sales';

type OrderPayType = 0 | 1 | 2 | 3 | 4 | 5 | 6;

async function noteEvents(
  trx: Trx,
  orderIds: readonly number[],
  what: { event: string; description: string },
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values(orderIds.map((id) => ({ order_id: id, ...what })))
    .execute();
}

/** Locks orders that are to be paid, then their shoppers; throws when one of them is cancelled or already paid. */
export async function assertOrdersPayable(trx: Trx, ids: readonly number[]): Promise<void> {
  const orders = await trx
    .selectFrom('orders')
    .select(['is_pay', 'cancel_status', 'pay_type', 'user_id'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  // Shoppers before goods, whose sales are counted below: docs/decisions/073.
  const shoppers = [...new Set(orders.map(({ user_id }) => user_id))];
  await trx.selectFrom('users').select('id').where('id', 'in', shoppers).orderBy('id').forUpdate().execute();
  if (orders.some(({ cancel_status }) => cancel_status === 1)) throw new MallError('订单已取消，无法支付');
  if (orders.some(({ is_pay, pay_type }) => is_pay || pay_type === 2)) throw new MallError('订单已支付');
}

/** Marks locked orders as paid: they wait for delivery from here on, and their goods give their cards. */
export async function markOrdersPaid(trx: Trx, { ids, payType, paidAt }: PaidParts): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      is_pay: true,
      pay_at: paidAt,
      pay_type: orderPayType(payType) as OrderPayType,
      auto_cancel_at: null,
      updated_at: paidAt,
    })
    .where('id', 'in', [...ids])
    .execute();
  await countSales(trx, ids, 1);
  await grantOrderCards(trx, ids, paidAt);
  await noteEvents(trx, ids, { event: 'paid', description: '订单已支付' });
  for (const orderId of ids) await announce(trx, 'orderPaid', { orderId, now: paidAt });
}

/** Marks locked orders as cash on delivery: they may be sent, and do not expire unpaid. */
export async function markCashOnDelivery(trx: Trx, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx
    .updateTable('orders')
    .set({ pay_type: ORDER_PAY_TYPES.cashOnDelivery as OrderPayType, auto_cancel_at: null })
    .where('id', 'in', [...orderIds])
    .execute();
  await countSales(trx, orderIds, 1);
  await noteEvents(trx, orderIds, { event: 'cash-on-delivery', description: '货到付款' });
}
