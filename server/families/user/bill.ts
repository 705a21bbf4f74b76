// The bill: every change of the balance and every payment by another method, in one list.
import { type Kysely, sql } from 'kysely';
import type { BillRow } from '~/schemas/api/user.gen';
import type { Tables } from '../../db/tables';
import { type Paging, wireMoney, wireTime } from '../../http/wire';
import type { TimeSpan } from '../balance/month';

interface StoredRow {
  id: number;
  type: number;
  money_fen: number;
  description: string;
  order_no: string;
  created_at: Date;
  pay_type: number;
}

interface Totals {
  total: number;
  income_fen: number;
  expend_fen: number;
}

/** Payment methods by the union's pay_type (contract, Payment). */
const PAY_TYPES: Readonly<Record<number, string>> = {
  1: '微信支付',
  2: '货到付款',
  3: '余额',
  4: '支付宝',
  7: '微信支付',
  8: '支付宝',
};
const BALANCE = 3;
const ON_DELIVERY = 2;

// Both kinds share one list: even ids are the balance's, odd ones payments.
const rowsOf = (userId: number) => sql<StoredRow>`
  select id::bigint * 2 as id, type, money_fen, description, order_no, created_at, ${sql.lit(BALANCE)}::int as pay_type
  from balance_logs where user_id = ${userId}
  union all
  select id::bigint * 2 + 1, 2, amount_fen - frozen_balance_fen, title,
    coalesce((select min(order_no) from payment_union_orders where payment_union_id = payment_unions.id), ''),
    coalesce(paid_at, created_at), pay_type
  from payment_unions
  where user_id = ${userId} and is_pay and pay_type not in (${sql.lit(BALANCE)}, ${sql.lit(ON_DELIVERY)})
    and amount_fen > frozen_balance_fen`;

export interface BillInput {
  userId: number;
  /** Undefined means of all time. */
  month: TimeSpan | undefined;
  /** 0 all, 1 income, 2 spend. */
  type: 0 | 1 | 2;
  paging: Paging;
}

export interface Bill {
  list: BillRow[];
  total: number;
  /** Of the whole month, whatever the type. */
  income: string;
  expend: string;
}

export async function readBill(
  db: Kysely<Tables>,
  { userId, month, type, paging }: BillInput,
): Promise<Bill> {
  const span =
    month === undefined ? sql`true` : sql`created_at >= ${month.from} and created_at < ${month.until}`;
  const kind = type === 0 ? sql`true` : sql`type = ${type}`;
  const { rows: totals } = await sql<Totals>`
    select (count(*) filter (where ${kind}))::int as total,
      coalesce(sum(money_fen) filter (where type = 1), 0)::bigint as income_fen,
      coalesce(sum(money_fen) filter (where type = 2), 0)::bigint as expend_fen
    from (${rowsOf(userId)}) as bill where ${span}`.execute(db);
  const { rows } = await sql<StoredRow>`
    select * from (${rowsOf(userId)}) as bill where ${span} and ${kind}
    order by created_at desc, id desc limit ${paging.limit} offset ${paging.offset}`.execute(db);
  const [sums] = totals;
  return {
    list: rows.map((row) => ({
      id: String(row.id),
      type: row.type === 1 ? '1' : '2',
      money: wireMoney(row.money_fen),
      desc: row.description,
      order_no: row.order_no,
      created_at: wireTime(row.created_at),
      pay_type_text: PAY_TYPES[row.pay_type] ?? '其他',
    })),
    total: sums?.total ?? 0,
    income: wireMoney(sums?.income_fen ?? 0),
    expend: wireMoney(sums?.expend_fen ?? 0),
  };
}
