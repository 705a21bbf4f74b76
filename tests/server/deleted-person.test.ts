// Walks every column of every table of a shopper: a deleted account leaves nothing of the person outside of a written list.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { endAccount } from '~/server/families/user/delete-account';
import { PLUGINS } from '~/server/app/load-plugins';
import type { Trx } from '~/server/db/transaction';
import { describeOnBothDatabases } from './database-helpers';
import { type Owned, ownedTables } from './owned-rows';
import { createShopper } from './role-helpers';

const MARK = 'WHOEVER';

/** Columns of texts that stay: codes and numbers of the mall, its own words, and what it sold. */
const KEPT: Readonly<Record<string, string>> = {
  advance_orders: 'advance_no goods_info ladder_rules token',
  // The row ends with its file.
  attachments: 'file_key mime_type thumb_url url',
  balance_logs: 'custom_desc description order_no reason source_id',
  card_redemptions: 'nonce',
  // Of the rider.
  city_deliveries: 'corporation_icon corporation_name rider_mobile rider_name',
  commission_takebacks: 'cause',
  diy_form_replies: 'awards token',
  commission_logs: 'description order_no source_id',
  distributors: 'reason',
  // Reviews stay, by 匿名用户; the virtual ones are nobody's.
  goods_comments: 'attr_name content reply_content virtual_avatar virtual_user',
  integral_logs: 'custom_desc description order_no reason source_id',
  // Of a company; and the invoice itself.
  invoices: 'buyer_taxpayer_num invoice_no pdf_img pdf_url refusal',
  member_level_logs: 'description',
  merchant_tokens: 'token_hash',
  merchants: 'business_hours cover_url description pic_list review_remark',
  order_expresses: 'express express_content express_no traces',
  order_prepayments: 'kind',
  order_redemptions: 'nonce',
  order_submissions: 'form_digest platform plugin_key token',
  payment_attempts: 'method out_trade_no return_url transaction_no',
  recharge_orders: 'order_no send_coupons',
  scenes: 'data path token',
  vip_card_purchases: 'card_name period_name scope',
  order_events: 'description event',
  order_lines: 'cuts goods_info goods_no goods_type sign',
  order_refunds:
    'exchange_attrs express express_no goods_status merchant_express merchant_express_content merchant_express_no merchant_remark refund_no',
  orders: 'benefit_name discounts offline_code order_no platform sign support_pay_types',
  payment_union_orders: 'kind order_no title',
  payment_unions: 'method out_trade_no platform support_pay_types title',
  user_cards: 'content give_token name pic_url source',
  user_coupons: 'coupon_data receive_type source',
  users: 'platform',
  withdrawals: 'apply_content model order_no reject_content remittance_content',
};

/** Tables of which the test can make no row; their texts are numbers, proofs and names of the mall's own things. */
const WITHOUT_ROW: readonly string[] =
  'check_in_awards member_orders merchant_goods order_gifts payment_refunds vip_card_holders'.split(' ');

interface Column {
  table: string;
  column: string;
  isJson: boolean;
}

async function textColumns(trx: Trx): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, data_type like 'json%' as "isJson" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb') and is_generated = 'NEVER'
    order by 1, 2`.execute(trx);
  return rows;
}

/** False where the database refuses it. */
async function attempt(trx: Trx, statement: ReturnType<typeof sql>): Promise<boolean> {
  await sql`savepoint attempt`.execute(trx);
  try {
    await statement.execute(trx);
    await sql`release savepoint attempt`.execute(trx);
    return true;
  } catch {
    await sql`rollback to savepoint attempt`.execute(trx);
    return false;
  }
}

/** Gives a shopper one row of each table that has a shopper. */
async function takeRows(trx: Trx, userId: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`.execute(trx);
  for (const { name } of rows)
    await attempt(
      trx,
      sql`update ${sql.table(name)} set user_id = ${userId}
        where ctid = (select ctid from ${sql.table(name)} where user_id is not null limit 1)`,
    );
}

interface Needed {
  name: string;
  type: string;
  parent: string | null;
}

/** Columns that a row must have, with the table that each refers to. */
const neededBy = async (trx: Trx, table: string) =>
  (
    await sql<Needed>`
      select c.column_name as name, c.data_type as type, (
        select k.confrelid::regclass::text from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid
        where k.conrelid = ${table}::regclass and k.contype = 'f' and a.attnum = k.conkey[1] and a.attname = c.column_name
        limit 1) as parent
      from information_schema.columns c where c.table_schema = 'public' and c.table_name = ${table}
        and (c.is_nullable = 'NO' or c.column_name = 'user_id') and c.column_default is null and c.is_identity = 'NO'`.execute(
      trx,
    )
  ).rows;

const VALUES: Readonly<Record<string, ReturnType<typeof sql>>> = {
  text: sql`${MARK}`,
  jsonb: sql`'[]'`,
  boolean: sql`false`,
  date: sql`current_date`,
  'timestamp with time zone': sql`now()`,
};

/** A row of a table that has none of the shopper. */
async function makeRow(trx: Trx, { table }: Owned, owned: readonly Owned[]): Promise<void> {
  const needed = await neededBy(trx, table);
  const values = needed.map(({ type, parent }) => {
    if (parent === null) return VALUES[type] ?? sql`1`;
    const own = owned.find((one) => one.table === parent)?.condition ?? sql`true`;
    return sql`(select id from ${sql.table(parent)} where ${own} limit 1)`;
  });
  const names = needed.map(({ name }) => sql.ref(name));
  await attempt(trx, sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`);
}

const hasRow = async (trx: Trx, { table, condition }: Owned): Promise<boolean> =>
  (await sql`select 1 from ${sql.table(table)} where ${condition} limit 1`.execute(trx)).rows.length > 0;

/** Writes the mark into all texts of the shopper's rows, as far as the database takes it. */
async function mark(trx: Trx, owned: readonly Owned[], columns: readonly Column[]): Promise<void> {
  for (const { table, condition } of owned)
    for (const { column, isJson } of columns.filter((one) => one.table === table)) {
      const values = isJson
        ? [sql`to_jsonb(array[${MARK}::text])`, sql`jsonb_build_object('x', ${MARK}::text)`]
        : [sql`${MARK}`];
      for (const value of values) {
        const isTaken = await attempt(
          trx,
          sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${condition}`,
        );
        if (isTaken) break;
      }
    }
}

async function markedIn(trx: Trx, columns: readonly Column[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)}::text like ${`%${MARK}%`} limit 1`.execute(
        trx,
      );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

describeOnBothDatabases('a deleted account', (open) => {
  it('leaves nothing of the person in any table, but for what is listed', async () => {
    const { db } = await open();
    await db
      .transaction()
      .execute(async (trx) => {
        const userId = await createShopper(trx, '某人');
        await takeRows(trx, userId);
        const owned = await ownedTables(trx, userId);
        for (const one of owned) if (!(await hasRow(trx, one))) await makeRow(trx, one, owned);
        const columns = await textColumns(trx);
        await mark(trx, owned, columns);
        // Pictures of reviews stay.
        await sql`update goods_comments set pic_list = '[]' where user_id = ${userId}`.execute(trx);
        const withText = owned.filter(({ table }) => columns.some((one) => one.table === table));
        const without: string[] = [];
        for (const one of withText) if (!(await hasRow(trx, one))) without.push(one.table);
        await endAccount(
          trx,
          { userId, now: new Date(), plugins: PLUGINS },
          { mobile: null, balance_fen: 0, integral: 0, frozen_balance_fen: 0 },
        );
        const kept = Object.entries(KEPT).flatMap(([table, names]) =>
          names.split(' ').map((name) => `${table}.${name}`),
        );
        expect((await markedIn(trx, columns)).sort()).toEqual(kept.sort());
        expect(without.sort()).toEqual(WITHOUT_ROW);
        throw new Error('undo');
      })
      .catch((error: unknown) => {
        if (String(error) !== 'Error: undo') throw error;
      });
  });
});
