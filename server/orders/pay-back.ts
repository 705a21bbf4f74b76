// Pays a part of an order back, and notes how much of it went back in sum.
import type { Trx } from '../db/transaction';
import { payBack } from '../payments/pay-back';
import type { UnionRow } from '../payments/unions';

/** Of a locked order, of which `unions` are the locked payments. Throws as `payBack`. */
export async function payOrderBack(
  trx: Trx,
  unions: readonly UnionRow[],
  what: {
    order: { id: number; user_id: number; order_no: string };
    /** order_refunds.id; null where the order was cancelled. */
    refundId: number | null;
    amountFen: number;
    description: string;
    now: Date;
  },
): Promise<void> {
  const { order, ...rest } = what;
  const paid = { kind: 'order', id: order.id, userId: order.user_id, orderNo: order.order_no };
  await payBack(trx, unions, { paid, ...rest });
  await trx
    .updateTable('orders')
    .set((eb) => ({ refunded_fen: eb('refunded_fen', '+', what.amountFen), updated_at: what.now }))
    .where('id', '=', order.id)
    .execute();
}
