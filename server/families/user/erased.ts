// What identifies a shopper in the tables of the core: what his deleted account leaves of it.
import { sql } from 'kysely';
import type { Trx } from '../../db/transaction';
import type { Erasure, InstalledPlugins } from '../../ports/plugin';

const NOTHING = "''";
const NO_LIST = "'[]'";

/** By their `user_id`. */
const OWN: Readonly<Record<string, Erasure>> = {
  user_identities: 'rows',
  access_tokens: 'rows',
  identity_proofs: 'rows',
  user_roles: 'rows',
  addresses: 'rows',
  carts: 'rows',
  favorites: 'rows',
  footprints: 'rows',
  topic_favorites: 'rows',
  goods_reminds: 'rows',
  attachments: { name: NOTHING },
  order_submissions: { form_data: "'{}'" },
  order_refunds: {
    mobile: NOTHING,
    remark: NOTHING,
    cause: NOTHING,
    pic_list: NO_LIST,
    customer_name: NOTHING,
    merchant_customer_name: NOTHING,
  },
  // Of a company it is no person's, and of an issued invoice it belongs to the books.
  invoices: {
    buyer_title: "case when title_type = 1 then '个人' else buyer_title end",
    buyer_address: NOTHING,
    buyer_phone: NOTHING,
    buyer_email: NOTHING,
    buyer_bank_name: NOTHING,
    buyer_bank_account: NOTHING,
    remarks: NOTHING,
  },
  withdrawals: { name: NOTHING, account: NOTHING, bank_name: NOTHING },
  distributors: { name: NOTHING, mobile: NOTHING, form: NO_LIST, content: NOTHING },
  goods_comments: { is_anonymous: 'true' },
};

const ORDER = {
  name: NOTHING,
  mobile: NOTHING,
  address: NOTHING,
  location: 'null',
  remark: NOTHING,
  words: NOTHING,
  seller_remark: NOTHING,
  order_form: 'null',
  cancel_data: 'null',
};

/** Rows of his orders, and of those that were given to him: who received them is he. */
const OF_ORDERS: Readonly<Record<string, Exclude<Erasure, 'rows'>>> = {
  order_lines: { form_data: 'null' },
  order_expresses: { customer_name: NOTHING, merchant_remark: NOTHING },
  order_redemptions: { remark: NOTHING },
};

const assignments = (columns: Exclude<Erasure, 'rows'>) =>
  sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${sql.raw(value)}`));

const eraseOwn = (trx: Trx, userId: number, [table, erasure]: [string, Erasure]) =>
  erasure === 'rows'
    ? sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx)
    : sql`update ${sql.table(table)} set ${assignments(erasure)} where user_id = ${userId}`.execute(trx);

const ordersOf = (userId: number) =>
  sql`(select id from orders where user_id = ${userId}
    union all select order_id from order_gifts where receiver_id = ${userId})`;

/** Uploads end, file and row (server/jobs/guest-uploads.ts), but for the pictures of reviews. */
const endUploads = (trx: Trx, userId: number, now: Date) =>
  sql`update attachments set user_id = null, expires_at = ${now}
    where user_id = ${userId} and not exists (
      select from goods_comments c where c.user_id = ${userId} and (c.pic_list || c.append_pic_list) ? attachments.url)`.execute(
    trx,
  );

export interface Erasing {
  userId: number;
  mobile: string | null;
  plugins: InstalledPlugins;
  now: Date;
}

/** Removes the person from all that is kept; his own row is left to the caller. */
export async function erasePerson(trx: Trx, { userId, mobile, plugins, now }: Erasing): Promise<void> {
  const ofPlugins = plugins.flatMap(({ shopperRows }) => Object.entries(shopperRows?.erased ?? {}));
  for (const own of [...Object.entries(OWN), ...ofPlugins]) await eraseOwn(trx, userId, own);
  await sql`update orders set ${assignments(ORDER)} where id in ${ordersOf(userId)}`.execute(trx);
  for (const [table, columns] of Object.entries(OF_ORDERS))
    await sql`update ${sql.table(table)} set ${assignments(columns)} where order_id in ${ordersOf(userId)}`.execute(
      trx,
    );
  await endUploads(trx, userId, now);
  // Limits of the mobile end by themselves within a day; without them it could be sent codes without end.
  if (mobile !== null) await trx.deleteFrom('sms_codes').where('mobile', '=', mobile).execute();
}
