// Pays back what was paid for lines before their order: with their pieces, by the payment that it came with.
import { refundShare } from '~/domain/refund-status';
import type { Trx } from '../db/transaction';
import { payBack } from '../payments/pay-back';
import { lockUnionsOf } from '../payments/unions';

interface Undone {
  order: { user_id: number; order_no: string };
  /** Pieces that are undone now, of lines as they were before. */
  lines: readonly { id: number; num: number; refunded_num: number; undone: number }[];
  /** order_refunds.id; null where the order was cancelled. */
  refundId: number | null;
  now: Date;
}

/** Of a locked, paid order, whose payments are locked. */
export async function payPrepaidBack(trx: Trx, { order, lines, refundId, now }: Undone): Promise<void> {
  const prepaid = await trx
    .selectFrom('order_prepayments')
    .selectAll()
    .where('order_line_id', 'in', [0, ...lines.map(({ id }) => id)])
    .orderBy('order_line_id')
    .execute();
  for (const { order_line_id: lineId, kind, source_id: id, paid_fen: total } of prepaid) {
    const line = lines.find((one) => one.id === lineId);
    if (line === undefined) continue;
    const { num: lineNum, refunded_num: usedNum, undone: num } = line;
    const amountFen = refundShare({ total, lineNum, usedNum, num });
    const paid = { kind, id, userId: order.user_id, orderNo: order.order_no };
    const unions = await lockUnionsOf(trx, paid);
    await payBack(trx, unions, { paid, refundId, amountFen, description: '预付款退回', now });
    await trx
      .updateTable('order_prepayments')
      .set((eb) => ({ back_fen: eb('back_fen', '+', amountFen) }))
      .where('order_line_id', '=', lineId)
      .execute();
  }
}
