// The shop's list of invoices, by state and words.
import { type Kysely, sql } from 'kysely';
import { INVOICE_STATUSES, invoiceStatusText, type InvoiceStatus } from '~/domain/invoice-status';
import type { AdminInvoiceIndexParams, AdminInvoiceRow } from '~/schemas/api/admin-invoice.gen';
import { likePattern } from '../../db/like-pattern';
import type { Tables } from '../../db/tables';
import { type Paging, wireTime } from '../../http/wire';
import { firstGoods, INVOICED_ORDER, invoicePrices, wireInvoice } from '../invoice/invoice-row';

const { reviewing, resubmitted } = INVOICE_STATUSES;

/** A tab's states: what is asked for again is to be reviewed too. */
const statesOf = (status: InvoiceStatus): readonly InvoiceStatus[] =>
  status === reviewing ? [reviewing, resubmitted] : [status];

const invoicesWith = (db: Kysely<Tables>) =>
  db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .innerJoin('users', 'users.id', 'invoices.user_id');

/** Without words nothing but the invoices themselves is searched: each has an order and a shopper. */
const invoicesSearched = (db: Kysely<Tables>, isJoined: boolean): ReturnType<typeof invoicesWith> =>
  isJoined ? invoicesWith(db) : db.selectFrom('invoices');

function withParts(query: ReturnType<typeof invoicesWith>) {
  const goods = firstGoods('invoices.order_id');
  return query
    .selectAll('invoices')
    .select(INVOICED_ORDER)
    .select(['orders.order_no', 'orders.created_at as ordered_at', 'users.nickname', 'users.avatar'])
    .select([
      goods.name.as('goods_name'),
      goods.cover.as('cover_pic'),
      sql<number>`(select coalesce(sum(num), 0)::int from order_lines where order_id = orders.id)`.as(
        'goods_num',
      ),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withParts>['executeTakeFirstOrThrow']>>;

const wireRow = (row: Row): AdminInvoiceRow => ({
  invoice: wireInvoice(row, row.order_no),
  order: {
    id: row.order_id,
    order_no: row.order_no,
    created_at: wireTime(row.ordered_at),
    ...invoicePrices(row, row),
    goods_name: row.goods_name,
    cover_pic: row.cover_pic,
    goods_num: row.goods_num,
  },
  status_text: invoiceStatusText(row.status),
  user: { id: row.user_id, nickname: row.nickname, avatar: row.avatar },
});

export async function searchInvoices(
  db: Kysely<Tables>,
  { status = -1, keyword = '' }: AdminInvoiceIndexParams,
  { limit, offset }: Paging,
): Promise<{ list: AdminInvoiceRow[]; total: number }> {
  const words = keyword.trim();
  const like = likePattern(words);
  const found = invoicesSearched(db, words !== '')
    .$if(status !== -1, (query) =>
      query.where('invoices.status', 'in', [...statesOf(status as InvoiceStatus)]),
    )
    .$if(words !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('orders.order_no', 'like', like),
          eb('invoices.buyer_title', 'like', like),
          eb('users.nickname', 'like', like),
        ]),
      ),
    );
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const page = found
    .select('invoices.id')
    .orderBy('invoices.updated_at', 'desc')
    .orderBy('invoices.id', 'desc')
    .limit(limit)
    .offset(offset);
  // What a row shows is read for the rows of the page only.
  const rows = await withParts(invoicesWith(db).where('invoices.id', 'in', page))
    .orderBy('invoices.updated_at', 'desc')
    .orderBy('invoices.id', 'desc')
    .execute();
  return { list: rows.map(wireRow), total };
}

export async function findInvoice(db: Kysely<Tables>, id: number): Promise<AdminInvoiceRow | undefined> {
  const row = await withParts(invoicesWith(db).where('invoices.id', '=', id)).executeTakeFirst();
  return row === undefined ? undefined : wireRow(row);
}
