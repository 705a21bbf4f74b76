// What a shopper does with the invoice of an order: ask, ask again, withdraw, have it mailed.
import { isInvoiceOpen, isInvoiceWaiting, isSpecialInvoice, TITLE_TYPES } from '~/domain/invoice';
import { invoiceInvoicingForm } from '~/schemas/api/forms/invoice-invoicing.gen';
import { INVOICE_STATUSES } from '~/domain/invoice-status';
import { isEmail } from '~/domain/validators';
import type { InvoiceInvoicingParams } from '~/schemas/api/invoice.gen';
import { fieldError, MallError } from '../../http/errors';
import { checkForm } from '../../http/form';
import type { MessageGateway } from '../../messages/gateway';
import type { Trx } from '../../db/transaction';
import { lockOrder } from '../../orders/order-row';
import { type Invoice, invoiceFenOf } from './invoice-row';

const WRONG = '参数有误';

export interface Acting {
  id: number;
  userId: number;
  now: Date;
}

async function lockInvoice(trx: Trx, { id, userId }: Acting): Promise<Invoice> {
  const row = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new MallError(WRONG);
  return row;
}

/** The fields as they are stored. Throws the first problem of the form. */
function fieldsOf(params: InvoiceInvoicingParams) {
  const text = (value: string | undefined): string => (value ?? '').trim();
  const fields = {
    title_type: params.title_type,
    invoice_type_code: params.invoice_type_code,
    buyer_title: text(params.buyer_title),
    buyer_taxpayer_num: params.title_type === 2 ? text(params.buyer_taxpayer_num).toUpperCase() : '',
    buyer_address: text(params.buyer_address),
    buyer_phone: text(params.buyer_phone),
    buyer_bank_name: text(params.buyer_bank_name),
    buyer_bank_account: text(params.buyer_bank_account),
    buyer_email: text(params.buyer_email),
    remarks: text(params.remarks),
  };
  if (fields.title_type === TITLE_TYPES.personal && isSpecialInvoice(fields.invoice_type_code))
    throw fieldError('invoice_type_code', '个人不能开具专用发票');
  checkForm(invoiceInvoicingForm, fields);
  return fields;
}

/** Asks again for an invoice that may be asked for again, with new fields. */
const askAgain = (
  trx: Trx,
  id: number,
  asked: ReturnType<typeof fieldsOf> & { price_fen: number; updated_at: Date },
) =>
  trx
    .updateTable('invoices')
    .set({
      ...asked,
      status: INVOICE_STATUSES.resubmitted,
      refusal: '',
      // Those of a red-flushed one are no longer valid.
      invoice_no: '',
      pdf_url: '',
      pdf_img: '',
      resubmitted_at: asked.updated_at,
    })
    .where('id', '=', id)
    .execute();

/** Asks for the invoice of an order; a second time only after it was withdrawn, rejected or red-flushed, with its id. */
export async function askInvoice(
  trx: Trx,
  params: InvoiceInvoicingParams,
  { userId, now }: Omit<Acting, 'id'>,
): Promise<void> {
  const fields = fieldsOf(params);
  const order = await lockOrder(trx, params.order_id, userId);
  if (order === undefined) throw new MallError(WRONG);
  const priceFen = await invoiceFenOf(trx, order.id);
  if (priceFen === 0) throw new MallError('该订单暂不能开票');
  const asked = { ...fields, price_fen: priceFen, updated_at: now };
  const known = await trx
    .selectFrom('invoices')
    .select(['id', 'status'])
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (known === undefined) {
    await trx
      .insertInto('invoices')
      .values({ ...asked, order_id: order.id, user_id: userId, created_at: now })
      .execute();
    return;
  }
  if (known.id !== params.id || !isInvoiceOpen(known.status, priceFen))
    throw new MallError('该订单已申请过发票');
  await askAgain(trx, known.id, asked);
}

export async function withdrawInvoice(trx: Trx, acting: Acting): Promise<void> {
  const { id, status } = await lockInvoice(trx, acting);
  if (!isInvoiceWaiting(status)) throw new MallError('商家已处理，不能撤回');
  const { now } = acting;
  await trx
    .updateTable('invoices')
    .set({ status: INVOICE_STATUSES.withdrawn, revoked_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Mails an issued invoice, and stores the address for the next time. `gateway` is null where the mall has no mail. */
export async function mailInvoice(
  trx: Trx,
  acting: Acting,
  { email, gateway }: { email: string; gateway: MessageGateway | null },
): Promise<void> {
  const receiver = email.trim();
  if (!isEmail(receiver)) throw new MallError('邮箱格式错误');
  const { id, status, invoice_no, pdf_url } = await lockInvoice(trx, acting);
  if (status !== INVOICE_STATUSES.issued) throw new MallError('当前审核状态不支持发送邮箱');
  if (gateway === null) throw new MallError('商城没有设置邮件');
  const { now } = acting;
  await trx
    .updateTable('invoices')
    .set({ buyer_email: receiver, updated_at: now })
    .where('id', '=', id)
    .execute();
  await gateway.send({
    receiver,
    at: now,
    text: `您的发票已开具，发票号码：${invoice_no}\n下载：${pdf_url}`,
  });
}
