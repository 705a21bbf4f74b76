// Marks orders as paid when their payment arrives, or as cash on delivery.
import { ORDER_PAY_TYPES } from '~/domain/order-status';
import { orderPayType } from '~/domain/payment';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import type { PaidParts } from '../../ports/payable';
import { grantOrderCards } from '../card/line-cards';
import { announce, type Told } from './listeners';
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

/** What was set aside for the shopper is the order's from here on: it returns to the shelf with the order. */
const takeOver = (trx: Trx, orderIds: readonly number[]) =>
  trx
    .updateTable('order_lines')
    .set({ set_aside_num: 0 })
    .where('order_id', 'in', [...orderIds])
    .where('set_aside_num', '>', 0)
    .execute();

/** Those that no kind holds: what they give is given with the payment. */
async function unheld(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const orders = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', [...ids])
    .where('is_locked', '=', false)
    .orderBy('id')
    .execute();
  return orders.map(({ id }) => id);
}

/** The kinds that sold the orders may refuse their payment, by rows that are locked after orders and shoppers. */
async function askKinds(
  trx: Trx,
  ids: readonly number[],
  { now, plugins }: Told<{ now: Date }>,
): Promise<void> {
  const kinds = plugins.flatMap(({ sale = [] }) => sale);
  if (kinds.every(({ assertPayable }) => assertPayable === undefined)) return;
  const lines = await trx
    .selectFrom('order_lines')
    .select(['order_id', 'sign'])
    .distinct()
    .where('order_id', 'in', [...ids])
    .orderBy('order_id')
    .execute();
  for (const kind of kinds) {
    const own = lines.filter(({ sign }) => sign === kind.key).map(({ order_id: id }) => id);
    if (own.length > 0) await kind.assertPayable?.(trx, { ids: own, now });
  }
}

/** Locks orders that are to be paid, then their shoppers; throws when one of them cannot be paid any more. */
export async function assertOrdersPayable(
  trx: Trx,
  ids: readonly number[],
  by: Told<{ now: Date }>,
): Promise<void> {
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
  await askKinds(trx, ids, by);
}

/** Marks locked orders as paid: they wait for delivery from here on, and their goods give their cards. */
export async function markOrdersPaid(
  trx: Trx,
  { ids, payType, paidAt, plugins }: Told<PaidParts>,
): Promise<void> {
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
  await takeOver(trx, ids);
  await countSales(trx, ids, 1);
  await noteEvents(trx, ids, { event: 'paid', description: '订单已支付' });
  for (const orderId of ids) await announce(trx, 'orderPaid', { orderId, now: paidAt, plugins });
  await grantOrderCards(trx, await unheld(trx, ids), paidAt);
}

/** Marks locked orders as cash on delivery: they may be sent, and do not expire unpaid. */
export async function markCashOnDelivery(trx: Trx, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx
    .updateTable('orders')
    .set({ pay_type: ORDER_PAY_TYPES.cashOnDelivery as OrderPayType, auto_cancel_at: null })
    .where('id', 'in', [...orderIds])
    .execute();
  await takeOver(trx, orderIds);
  await countSales(trx, orderIds, 1);
  await noteEvents(trx, orderIds, { event: 'cash-on-delivery', description: '货到付款' });
}
