// Ids by kind, for the walk over the ids of others; which kind a parameter is of stands in its schema.
import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '~/server/db/tables';
import type { Place } from './walk-helpers';

type Db = Kysely<Tables>;

async function idsIn(db: Db, query: RawBuilder<unknown>): Promise<(number | string)[]> {
  const { rows } = await sql<{ id: number | string }>`select id from (${query}) found order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

export const proofOf = (userId: number): string => `proof-of-${userId}`;
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Parameters that identify a row: an id, a list of ids, a token or a search key. */
export const isIdName = (name: string): boolean =>
  /(^|_)(id|ids|no|key|token)(_list|s)?$/.test(name) || /[a-z](Id|Ids|No|Key|Token)$/.test(name);

type Find = (db: Db, userId: number) => Promise<readonly (number | string)[]>;

/** Ids by kind: of a shopper's rows in a fixed order, or of public rows. */
const KINDS: Readonly<Record<string, Find>> = {
  // Also a shopper whom a link names to anyone: a distributor, the giver of a coupon.
  public: async () => [1],
  zero: async () => [0],
  // Of another platform, a word and no id, or a proof that a link gives to anyone who may take the gift.
  nothing: async () => ['x'],
  address: (db: Db, userId: number) => idsIn(db, sql`select id from addresses where user_id = ${userId}`),
  'cart line': (db: Db, userId: number) => idsIn(db, sql`select id from carts where user_id = ${userId}`),
  coupon: (db: Db, userId: number) => idsIn(db, sql`select id from user_coupons where user_id = ${userId}`),
  footprint: (db: Db, userId: number) => idsIn(db, sql`select id from footprints where user_id = ${userId}`),
  order: (db: Db, userId: number) => idsIn(db, sql`select id from orders where user_id = ${userId}`),
  // A line of each order, in the order of `order`, so that both match.
  'order line': (db: Db, userId: number) =>
    idsIn(
      db,
      sql`select min(l.id) as id from order_lines l join orders o on o.id = l.order_id
        where o.user_id = ${userId} group by o.id`,
    ),
  'tracking number': (db: Db, userId: number) =>
    idsIn(
      db,
      sql`select e.express_no as id from order_expresses e join orders o on o.id = e.order_id
      where o.user_id = ${userId} and e.express_no <> ''`,
    ),
  payment: (db: Db, userId: number) =>
    idsIn(db, sql`select id from payment_unions where user_id = ${userId}`),
  submission: (db: Db, userId: number) =>
    idsIn(db, sql`select id from order_submissions where user_id = ${userId}`),
  'proof of a submission': (db: Db, userId: number) =>
    idsIn(db, sql`select token as id from order_submissions where user_id = ${userId}`),
  'balance entry': (db: Db, userId: number) =>
    idsIn(db, sql`select id from balance_logs where user_id = ${userId}`),
  'code of a message': (db: Db, userId: number) =>
    idsIn(db, sql`select c.id from sms_codes c join users u on u.mobile = c.mobile where u.id = ${userId}`),
  'proof of identity': async (_db: Db, userId: number) => [proofOf(userId)],
  invoice: (db: Db, userId: number) => idsIn(db, sql`select id from invoices where user_id = ${userId}`),
  parcel: (db: Db, userId: number) =>
    idsIn(
      db,
      sql`select e.id from order_expresses e join orders o on o.id = e.order_id where o.user_id = ${userId}`,
    ),
  withdrawal: (db: Db, userId: number) =>
    idsIn(db, sql`select id from withdrawals where user_id = ${userId}`),
  'proof of a withdrawal': (db: Db, userId: number) =>
    idsIn(db, sql`select order_no as id from withdrawals where user_id = ${userId}`),
  'after-sale': (db: Db, userId: number) =>
    idsIn(db, sql`select id from order_refunds where user_id = ${userId}`),
  // Who took a card may still see what he took.
  card: (db: Db, userId: number) =>
    idsIn(db, sql`select id from user_cards where user_id = ${userId} and receive_id is null`),
  shopper: async (_db: Db, userId: number) => [userId],
};

/** Of a plugin's own rows: `token of check_in_awards`. */
const COLUMN = /^(id|token) of (\w+)$/;

/** How ids of a kind are found; undefined for a kind that is unknown. */
const finderOf = (kind: string): Find | undefined => {
  const [, column = '', table = ''] = COLUMN.exec(kind) ?? [];
  if (table === '') return Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  const rows = (userId: number) =>
    sql`select ${sql.ref(column)} as id from ${sql.table(table)} where user_id = ${userId}`;
  return (db, userId) => idsIn(db, rows(userId));
};

export const isKnown = (kind: string): boolean => finderOf(kind) !== undefined;

/** Public, or without an owner. */
export const isOpen = (kind: string): boolean => ['public', 'zero', 'nothing'].includes(kind);

/** What a parameter identifies, as its schema says (`x-id`). */
export const kindOf = ({ schema }: Place): string | undefined => {
  const kind = schema['x-id'];
  return typeof kind === 'string' ? kind : undefined;
};

export type Ids = Readonly<Record<string, readonly (number | string)[]>>;

/** Ids of a shopper, of each of the kinds that is known. */
export async function idsOf(db: Db, userId: number, kinds: readonly string[]): Promise<Ids> {
  const found = kinds.map(async (kind) => [kind, await finderOf(kind)?.(db, userId)] as const);
  return Object.fromEntries((await Promise.all(found)).map(([kind, ids = []]) => [kind, ids]));
}
