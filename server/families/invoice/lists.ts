// Lists of invoices: what a shopper has asked for, and the orders that he may still ask for.
import { type Kysely, sql } from 'kysely';
import { INVOICE_STATUSES } from '~/domain/invoice-status';
import {
  type InvoiceInvoiceListData,
  invoiceInvoiceList,
  type InvoiceOrderListData,
  invoiceOrderList,
} from '~/schemas/api/invoice.gen';
import type { Tables } from '../../db/tables';
import { pagination, pagingOf, wireMoney, wireTime } from '../../http/wire';
import { ASKED_BACK, firstGoods, INVOICED_ORDER, wireListed } from './invoice-row';

const { issued, redFlushed } = INVOICE_STATUSES;
/** Tabs on the wire. */
const OPEN = 1;
const ISSUED = 2;

interface Asked {
  userId: number;
  page?: number | undefined;
}

export async function invoiceList(
  db: Kysely<Tables>,
  { userId, page = 1, id, status }: Asked & { id?: number | undefined; status?: number | undefined },
): Promise<InvoiceInvoiceListData> {
  const paging = pagingOf(invoiceInvoiceList, { page });
  const invoices = db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .innerJoin('users', 'users.id', 'invoices.user_id')
    .where('invoices.user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('invoices.id', '=', id ?? 0))
    .$if(status === OPEN, (query) => query.where('invoices.status', 'not in', [issued, redFlushed]))
    .$if(status === ISSUED, (query) => query.where('invoices.status', 'in', [issued, redFlushed]));
  const { total } = await invoices.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const goods = firstGoods('invoices.order_id');
  const rows = await invoices
    .selectAll('invoices')
    .select(INVOICED_ORDER)
    .select(['orders.order_no', 'users.nickname', goods.name.as('goods_name'), goods.cover.as('cover_pic')])
    .orderBy('invoices.id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  return { list: rows.map(wireListed), pagination: pagination(paging, total) };
}

/** Paid orders of the shopper with money left to invoice, and without a valid invoice. */
const invoiceable = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('is_confirm', '=', true)
    .where('cancel_status', '!=', 1)
    .where((eb) => eb('total_pay_price_fen', '>', eb(eb.ref('refunded_fen'), '+', ASKED_BACK)))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.order_id', '=', 'orders.id')
            .where('invoices.status', '!=', redFlushed),
        ),
      ),
    );
export async function invoiceOrders(
  db: Kysely<Tables>,
  { userId, page = 1, isOffered }: Asked & { isOffered: boolean },
): Promise<InvoiceOrderListData> {
  const paging = pagingOf(invoiceOrderList, { page });
  const orders = invoiceable(db, userId).$if(!isOffered, (query) => query.where(sql<boolean>`false`));
  const { total } = await orders.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const goods = firstGoods('orders.id');
  const rows = await orders
    .select([
      'id',
      'order_no',
      'created_at',
      sql<number>`(total_pay_price_fen - refunded_fen - ${ASKED_BACK})::int`.as('fen'),
      goods.name.as('goods_name'),
      goods.cover.as('cover_pic'),
      sql<number>`(select coalesce(sum(num), 0)::int from order_lines where order_id = orders.id)`.as(
        'goods_num',
      ),
    ])
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  const list = rows.map(({ fen, created_at, ...row }) => ({
    ...row,
    created_at: wireTime(created_at),
    total_pay_price: wireMoney(fen),
    refunded_price: wireMoney(0),
  }));
  return { list, pagination: pagination(paging, total) };
}
