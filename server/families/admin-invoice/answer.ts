// The shop's answer to an invoice, in one transaction with the lock of its order.
import { type InvoiceAnswer, invoiceAnswerProblem } from '~/domain/invoice-answer';
import { INVOICE_STATUSES } from '~/domain/invoice-status';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import { invoiceFenOf } from '../invoice/invoice-row';
import { lockOrder } from '../../orders/order-row';

export const UNKNOWN = '发票不存在';

/** What an answer writes beside the state. */
function fieldsOf({ status, refusal, invoiceNo, fileUrl, pictureUrl }: InvoiceAnswer, priceFen: number) {
  if (status === INVOICE_STATUSES.rejected) return { refusal };
  if (status !== INVOICE_STATUSES.issued) return {};
  return { price_fen: priceFen, invoice_no: invoiceNo, pdf_url: fileUrl, pdf_img: pictureUrl };
}

/** Answers an invoice. Throws a MallError with the first problem; the same answer twice is one. */
export async function answerInvoice(
  trx: Trx,
  { id, answer, now }: { id: number; answer: InvoiceAnswer; now: Date },
): Promise<void> {
  const invoices = trx.selectFrom('invoices').selectAll().where('id', '=', id);
  const found = await invoices.executeTakeFirst();
  if (found === undefined) throw new MallError(UNKNOWN);
  // The order first, as where it is asked for: what was paid back meanwhile is not invoiced.
  await lockOrder(trx, found.order_id);
  const { status } = await invoices.forUpdate().executeTakeFirstOrThrow();
  const problem = invoiceAnswerProblem(answer, status);
  if (problem !== null) throw new MallError(problem);
  const priceFen = await invoiceFenOf(trx, found.order_id);
  if (answer.status === INVOICE_STATUSES.issued && priceFen === 0) throw new MallError('该订单暂不能开票');
  await trx
    .updateTable('invoices')
    .set({
      ...fieldsOf(answer, priceFen),
      status: answer.status,
      ...(answer.status === INVOICE_STATUSES.redFlushed ? {} : { examined_at: now }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}
