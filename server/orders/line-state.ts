// What an order's line says of its after-sales: none, one in progress, or ended ones.
import { isRefundOpen } from '~/domain/refund-status';
import type { Trx } from '../db/transaction';
import { refundFlags } from './refund-row';

/** Writes `refund_status` of a line from its requests; the order is locked. */
export async function noteLineState(trx: Trx, lineId: number, now: Date): Promise<void> {
  const refunds = await trx
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_line_id', '=', lineId)
    .where('deleted_at', 'is', null)
    .execute();
  const isOpen = refunds.some((refund) => isRefundOpen(refundFlags(refund)));
  await trx
    .updateTable('order_lines')
    .set({ refund_status: isOpen ? 1 : refunds.length > 0 ? 2 : 0, updated_at: now })
    .where('id', '=', lineId)
    .execute();
}
