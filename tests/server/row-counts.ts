// Counts the rows of every table, to prove that a refused call changes none.
import { sql } from 'kysely';
import type { Database } from '~/server/db/database';
import { watchTables } from './written-tables';

/**
 * Tables that refused calls change: rate limits count attempts, a captcha and a code count failures. Visits of earlier calls
 * are written after their responses.
 */
const COUNTERS = ['rate_limits', 'picture_captchas', 'sms_codes', 'migrations', 'page_visits'];

/** The rows of each table, and the important sums. */
export type Counts = Readonly<Record<string, unknown>>;

/** The rows of some tables, in one query, with the sums that no refused call may change. */
async function countsOf({ db }: Database, tables: readonly string[]): Promise<Counts> {
  const counts = tables.map(
    (name) => sql`(select count(*)::int from ${sql.table(name)}) as ${sql.ref(name)}`,
  );
  const sums = sql`(select sum(balance_fen + integral) from users)::text as precious,
    (select sum(stock) from skus)::text as stock, (select sum(total_count) from coupons)::text as coupons_left`;
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join([...counts, sums])}`.execute(db);
  return rows[0] ?? {};
}

/** Returns a function that counts the rows of every table, with important sums: a refused call must not change them. */
export async function makeCount(database: Database): Promise<() => Promise<Counts>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db);
  const names = rows.map(({ name }) => name).filter((name) => !COUNTERS.includes(name));
  return watchTables(database.db, names, (tables) => countsOf(database, tables));
}

export const isSame = (one: Counts, other: Counts): boolean =>
  one === other || Object.entries(other).every(([name, count]) => one[name] === count);
