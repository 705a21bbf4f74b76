// Invoices in the wire format, and what an order's invoice is for.
import { type Kysely, type Selectable, sql } from 'kysely';
import { invoiceFen, invoiceFigures, invoiceMedium, invoiceTypeText, MEDIUM_TEXTS } from '~/domain/invoice';
import type { InvoiceListRow, InvoiceRow } from '~/schemas/api/invoice.gen';
import type { Tables } from '../../db/tables';
import type { InvoicesTable } from '../../db/tables/invoices';
import { rawRow, wireMoney, wireTime } from '../../http/wire';
import type { OrderRow } from '../../orders/order-row';

export type Invoice = Selectable<InvoicesTable>;

/** What an order's invoice depends on. */
export type InvoicedOrder = Pick<
  OrderRow,
  'is_confirm' | 'cancel_status' | 'total_pay_price_fen' | 'refunded_fen'
> & {
  /** Of after-sales that are open. */
  asked_back_fen: number;
};

/** What open after-sales of an order ask back; exchanges ask for no money. */
export const ASKED_BACK = sql<number>`(select coalesce(sum(asked.refund_price_fen), 0) from order_refunds asked
  where asked.order_id = orders.id and asked.deleted_at is null and not asked.is_refund
    and asked.status <> 3 and asked.type <> 2)::bigint`;

export const INVOICED_ORDER = [
  'orders.is_confirm',
  'orders.cancel_status',
  'orders.total_pay_price_fen',
  'orders.refunded_fen',
  ASKED_BACK.as('asked_back_fen'),
] as const;

/** Fen that an invoice of the order is for; 0 where none may be asked for. */
export const orderInvoiceFen = (order: InvoicedOrder): number =>
  invoiceFen({
    isConfirmed: order.is_confirm,
    isCancelled: order.cancel_status === 1,
    paidFen: order.total_pay_price_fen,
    refundedFen: order.refunded_fen,
    askedBackFen: order.asked_back_fen,
  });

/** What invoices of orders depend on, by order. */
export async function invoicedOrders(
  db: Kysely<Tables>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, InvoicedOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select('orders.id')
    .select(INVOICED_ORDER)
    .where('orders.id', 'in', [...orderIds])
    .execute();
  return new Map(rows.map(({ id, ...order }) => [id, order]));
}

/** Of one order; 0 for one that does not exist. */
export async function invoiceFenOf(db: Kysely<Tables>, orderId: number): Promise<number> {
  const order = (await invoicedOrders(db, [orderId])).get(orderId);
  return order === undefined ? 0 : orderInvoiceFen(order);
}

/** Sums of an invoice as they are shown; of an order without one what it may be asked for. */
export function invoicePrices(
  invoice: Pick<Invoice, 'status' | 'price_fen'> | undefined,
  order: InvoicedOrder,
): { total_pay_price: string; refunded_price: string } {
  const leftFen = orderInvoiceFen(order);
  const { shownFen, refundedFen } =
    invoice === undefined
      ? { shownFen: leftFen, refundedFen: 0 }
      : invoiceFigures(
          { status: invoice.status, priceFen: invoice.price_fen },
          { leftFen, keptFen: orderInvoiceFen({ ...order, asked_back_fen: 0 }) },
        );
  return { total_pay_price: wireMoney(shownFen), refunded_price: wireMoney(refundedFen) };
}

export const wireInvoice = (row: Invoice, orderNo: string): InvoiceRow => ({
  id: row.id,
  order_id: row.order_id,
  title_type: row.title_type,
  buyer_title: row.buyer_title,
  buyer_taxpayer_num: row.buyer_taxpayer_num,
  buyer_address: row.buyer_address,
  buyer_phone: row.buyer_phone,
  buyer_bank_name: row.buyer_bank_name,
  buyer_bank_account: row.buyer_bank_account,
  buyer_email: row.buyer_email,
  payee: '',
  invoice_type_code: row.invoice_type_code,
  medium: invoiceMedium(row.invoice_type_code),
  remarks: row.remarks,
  status: row.status,
  refusal: row.refusal,
  add_time: wireTime(row.created_at),
  updated_time: wireTime(row.updated_at),
  examine_time: wireTime(row.examined_at),
  revoke_time: wireTime(row.revoked_at),
  resubmit_time: wireTime(row.resubmitted_at),
  order_sn: orderNo,
  invoice_id: row.invoice_no,
  pdf_url: row.pdf_url,
  pdf_img: row.pdf_img,
});

interface Listed extends InvoicedOrder {
  order_no: string;
  nickname: string;
  goods_name: string;
  cover_pic: string;
}

const DAY_LENGTH = 10;

export const wireListed = (row: Invoice & Listed): InvoiceListRow => {
  const { invoice_type_code: code, medium, ...rest } = wireInvoice(row, row.order_no);
  return {
    ...rawRow(rest),
    add_time: rest.add_time.slice(0, DAY_LENGTH),
    invoice_type_code: invoiceTypeText(code),
    medium: MEDIUM_TEXTS[medium],
    nickname: row.nickname,
    total_pay_price: invoicePrices(row, row).total_pay_price,
    goods_name: row.goods_name,
    cover_pic: row.cover_pic,
  };
};

/** Name and cover of an order's first goods. */
export const firstGoods = (orderId: string) => ({
  name: sql<string>`coalesce((select line.goods_info->>'name' from order_lines line
    where line.order_id = ${sql.ref(orderId)} order by line.id limit 1), '')`,
  cover: sql<string>`coalesce((select line.goods_info->>'cover_pic' from order_lines line
    where line.order_id = ${sql.ref(orderId)} order by line.id limit 1), '')`,
});

/** The invoices of orders, by order. */
export async function invoicesOf(
  db: Kysely<Tables>,
  orders: ReadonlyArray<Pick<OrderRow, 'id' | 'order_no'>>,
): Promise<ReadonlyMap<number, InvoiceRow>> {
  if (orders.length === 0) return new Map();
  const numbers = new Map(orders.map(({ id, order_no }) => [id, order_no]));
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', 'in', [...numbers.keys()])
    .execute();
  return new Map(rows.map((row) => [row.order_id, wireInvoice(row, numbers.get(row.order_id) ?? '')]));
}
