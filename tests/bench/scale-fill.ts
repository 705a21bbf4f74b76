// Fills a seeded mall on PostgreSQL up to a size, from rows of the demonstration; the numbers follow from the row's own.
import type { Client } from 'pg';

/** How many rows a size has. */
export interface Size {
  name: string;
  goods: number;
  shoppers: number;
  orders: number;
}

/** Above all ids of the demonstration. */
const BASE = 1_000_000;
export const HEAVY = BASE + 1;
const HEAVY_JUNIORS = 2000;
const HEAVY_ORDERS = 1000;

/** Copies of a row of the demonstration, `n` their number; `set` changes columns by an SQL object. */
const copies = (table: string, { where, count, set }: { where: string; count: number; set: string }) => `
  insert into ${table} overriding system value
  select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${set})).* from generate_series(1, ${count}) n,
    (select * from ${table} where ${where} limit 1) one`;

const goods = (count: number) => [
  copies('goods', {
    where: "sign = '' and is_on_sale and deleted_at is null and mch_id = 0",
    count,
    set: `jsonb_build_object('id', ${BASE} + n, 'name', (array['茶杯', '茶叶', '台灯', '坚果', '毛巾'])[1 + n % 5] || ' ' || n,
      'goods_no', 'B' || n, 'sort', 100, 'price_fen', 100 + n * 37 % 50000, 'sales_real', n * 7919 % 3000,
      'sales_virtual', 0, 'is_on_sale', n % 20 > 0, 'created_at', now() - n * interval '1 minute')`,
  }),
  copies('skus', {
    where: 'deleted_at is null',
    count,
    set: `jsonb_build_object('id', ${BASE} + n, 'goods_id', ${BASE} + n, 'stock', 100000, 'no', 'B' || n)`,
  }),
  `insert into goods_cat_relations select ${BASE} + n, cats.ids[1 + n % cardinality(cats.ids)]
    from generate_series(1, ${count}) n, (select array_agg(id) ids from goods_cats
    where parent_id is not null and mch_id = 0 and deleted_at is null) cats`,
];

const shoppers = (count: number) => [
  copies('users', {
    where: 'id = 1',
    count,
    set: `jsonb_build_object('id', ${BASE} + n, 'mobile', '1' || (3000000000 + n), 'nickname', '顾客' || n,
      'parent_id', case when n between 2 and ${HEAVY_JUNIORS} then ${HEAVY} when n > ${HEAVY_JUNIORS} and n % 3 = 0
        then ${BASE} + 50 * (1 + n % 17) end, 'junior_at', now() - n * interval '1 minute', 'temp_parent_id', null,
      'is_admin', false, 'clerk_store_id', null, 'created_at', now() - n % 700 * interval '1 day')`,
  }),
  copies('distributors', {
    where: 'status = 1 and deleted_at is null',
    count: Math.floor(count / 50),
    set: `jsonb_build_object('id', ${BASE} + n, 'user_id', case n when 1 then ${HEAVY} else ${BASE} + 50 * (n - 1) end,
      'money_fen', n, 'total_money_fen', n)`,
  }),
  `insert into user_roles (user_id, role) select user_id, 'distributor' from distributors
    where status = 1 and deleted_at is null on conflict do nothing`,
];

/** A paid and a cancelled order of the demonstration, nine to one; one line each. */
const orders = (count: number, size: Size) => [
  `create temp table plan as select n, case when n <= ${HEAVY_ORDERS} then ${HEAVY}
      else ${BASE} + 2 + (n::bigint * 7919 % ${size.shoppers - 2})::int end as buyer,
    ${BASE} + 1 + (n::bigint * 104729 % ${size.goods})::int as goods from generate_series(1, ${count}) n`,
  `insert into orders overriding system value select (jsonb_populate_record(null::orders, to_jsonb(one) || jsonb_build_object('id', ${BASE} + n,
      'user_id', buyer, 'order_no', 'B' || n, 'submission_id', null, 'use_user_coupon_id', null, 'offline_code', null,
      'created_at', now() - (${count} - n) * interval '30 seconds', 'pay_at', now() - (${count} - n) * interval '30 seconds',
      'cancel_status', (n % 10 = 0)::int, 'refunded_fen', 0))).*
    from plan, (select * from orders where is_pay and is_sale and cancel_status = 0 and sign = '' and deleted_at is null
      order by id limit 1) one`,
  `insert into order_lines overriding system value select (jsonb_populate_record(null::order_lines, to_jsonb(one) || jsonb_build_object('id', ${BASE} + n,
      'order_id', ${BASE} + n, 'goods_id', goods, 'sku_id', goods, 'refund_status', 0))).*
    from plan, (select * from order_lines order by id limit 1) one`,
  `insert into order_commissions overriding system value select (jsonb_populate_record(null::order_commissions, to_jsonb(one) || jsonb_build_object(
      'id', ${BASE} + n, 'order_id', ${BASE} + n, 'order_line_id', ${BASE} + n, 'user_id', u.parent_id,
      'amount_fen', 100 + n % 2000, 'taken_fen', 0))).*
    from plan join users u on u.id = buyer and u.parent_id is not null, (select * from order_commissions limit 1) one`,
  `insert into favorites (user_id, goods_id, price_fen) select buyer, goods, 1000 from plan where n % 2 = 0
    on conflict do nothing`,
  `insert into invoices overriding system value select (jsonb_populate_record(null::invoices, to_jsonb(one) || jsonb_build_object('id', ${BASE} + n,
      'user_id', buyer, 'order_id', ${BASE} + n))).* from plan, (select * from invoices limit 1) one where n % 20 = 1`,
  'drop table plan',
];

const EXPIRED = 3000;

/** Turns some orders into unpaid ones whose time is over, each with a payment that nobody made. */
export async function expire(client: Client): Promise<void> {
  const [lowest, highest] = [BASE + HEAVY_ORDERS, BASE + HEAVY_ORDERS + EXPIRED];
  const within = `id > ${lowest} and id <= ${highest}`;
  await client.query(`update orders set is_pay = false, is_send = false, is_confirm = false, is_sale = false, pay_type = 0,
    cancel_status = 0, pay_at = null, send_at = null, confirm_at = null, auto_cancel_at = now() - interval '1 hour' where ${within}`);
  await client.query(`insert into payment_unions (id, user_id, out_trade_no, amount_fen) overriding system value
    select id, user_id, order_no, total_pay_price_fen from orders where ${within}`);
  await client.query(`insert into payment_union_orders (payment_union_id, kind, source_id, order_no, amount_fen)
    select id, 'order', id, order_no, total_pay_price_fen from orders where ${within}`);
}

/** Fills the mall and counts what is counted beside the data. */
export async function fill(client: Client, size: Size): Promise<void> {
  // Without triggers and references the rows are written in minutes; what triggers keep is counted at the end.
  await client.query('set session_replication_role = replica');
  const steps = [...goods(size.goods), ...shoppers(size.shoppers), ...orders(size.orders, size)];
  for (const step of steps) await client.query(step);
  await client.query('set session_replication_role = origin');
  await client.query(`update goods set updated_at = now(), name = name where id > ${BASE}`);
  await client.query('select recount_distributor_sums(array(select user_id from distributors))');
  await client.query(`insert into goods_favorites select goods_id, count(*) from favorites group by goods_id
    on conflict (goods_id) do update set people = excluded.people`);
  await client.query('vacuum analyze');
}
