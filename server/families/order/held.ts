// Paid orders that a kind holds until it knows whether it sells them: released to the shop, or undone whole.
import { CANCEL_STATES, ORDER_PAY_TYPES } from '~/domain/order-status';
import type { Trx } from '../../db/transaction';
import { noteEvent } from '../../orders/events';
import { lockOrder } from '../../orders/order-row';
import { grantOrderCards } from '../card/line-cards';
import { cancelHeld } from './cancel-paid';
import { cancelUnpaid } from './cancel';
import type { Told } from './listeners';

/** Holds a locked order, as its payment arrives: nothing may be done with it, and it gives nothing yet. */
export async function holdOrder(trx: Trx, orderId: number): Promise<void> {
  await trx.updateTable('orders').set({ is_locked: true }).where('id', '=', orderId).execute();
}

/** Releases a held order, with what it gives; false, and nothing changed, for one that is not held. */
export async function releaseHeld(
  trx: Trx,
  { orderId, now, why }: { orderId: number; now: Date; why: string },
): Promise<boolean> {
  const order = await lockOrder(trx, orderId);
  if (order === undefined || !order.is_locked) return false;
  await trx
    .updateTable('orders')
    .set({ is_locked: false, updated_at: now })
    .where('id', '=', orderId)
    .execute();
  await grantOrderCards(trx, [orderId], now);
  await noteEvent(trx, orderId, { event: 'released', description: why });
  return true;
}

/**
 * Undoes an order of a kind that comes to nothing, held or unpaid: stock, coupon and points return, money by the ways it
 * came. False, and nothing changed, where it is neither.
 */
export async function undoOrder(
  trx: Trx,
  { orderId, now, why, plugins }: Told<{ orderId: number; now: Date; why: string }>,
): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select(['is_pay', 'pay_type', 'cancel_status'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined || order.cancel_status === CANCEL_STATES.cancelled) return false;
  const isUnpaid = !order.is_pay && order.pay_type !== ORDER_PAY_TYPES.cashOnDelivery;
  if (isUnpaid) return cancelUnpaid(trx, { orderId, reason: why, plugins });
  return cancelHeld(trx, { orderId, now, plugins, event: { event: 'cancelled', description: why } });
}
