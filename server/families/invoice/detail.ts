// The invoice of one order: its state, what it is for, and the title that the shopper used last.
import type { Kysely } from 'kysely';
import type { InvoiceOrderData, InvoiceOrderParams } from '~/schemas/api/invoice.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { wireTime } from '../../http/wire';
import { orderParts } from '../../orders/order-lines';
import { ownOrder } from '../../orders/order-row';
import { invoicedOrders, invoicePrices, wireInvoice } from './invoice-row';

const own = (db: Kysely<Tables>, userId: number) =>
  db.selectFrom('invoices').selectAll().where('user_id', '=', userId);

async function lastTitle(db: Kysely<Tables>, userId: number): Promise<InvoiceOrderData['title']> {
  const row = await own(db, userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { title_type, buyer_title, buyer_taxpayer_num, buyer_address, buyer_phone } = row;
  const { buyer_bank_name, buyer_bank_account, buyer_email, invoice_type_code } = row;
  return {
    title_type,
    buyer_title,
    buyer_taxpayer_num,
    buyer_address,
    buyer_phone,
    buyer_bank_name,
    buyer_bank_account,
    buyer_email,
    invoice_type_code,
  };
}

/** Throws 参数有误 for what is not his. */
export async function orderInvoice(
  db: Kysely<Tables>,
  { order_id: orderId, id }: InvoiceOrderParams,
  userId: number,
): Promise<InvoiceOrderData> {
  const asked = own(db, userId);
  const invoice =
    id === undefined
      ? await asked.where('order_id', '=', orderId ?? 0).executeTakeFirst()
      : await asked.where('id', '=', id).executeTakeFirst();
  if (id !== undefined && invoice === undefined) throw new MallError('参数有误');
  const order = await ownOrder(db, invoice?.order_id ?? orderId ?? 0, userId);
  if (order === undefined) throw new MallError('参数有误');
  const invoiced = (await invoicedOrders(db, [order.id])).get(order.id);
  if (invoiced === undefined) throw new MallError('参数有误');
  const { lines } = (await orderParts(db, [order.id]))(order.id);
  return {
    invoice: invoice === undefined ? null : wireInvoice(invoice, order.order_no),
    order: {
      id: order.id,
      order_no: order.order_no,
      created_at: wireTime(order.created_at),
      ...invoicePrices(invoice, invoiced),
      goods_name: lines[0]?.goods_info.name ?? '',
      cover_pic: lines[0]?.goods_info.cover_pic ?? '',
      goods_num: lines.reduce((sum, { num }) => sum + num, 0),
    },
    title: await lastTitle(db, userId),
  };
}
