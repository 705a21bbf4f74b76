// Sliding-window rate limits: the times of the latest uses, in the database, so that all processes count together.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables';
import { MallError } from './errors';

export interface Window {
  /** Subject of the limit: `sms:13800000001`. */
  key: string;
  windowSeconds: number;
}

export interface RateLimit extends Window {
  /** Uses allowed in any interval of `windowSeconds`. */
  count: number;
  /** Message of the refusal, by the whole minutes until the next use is allowed. */
  message?: (minutesLeft: number) => string;
}

const secondsAgo = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds})`;

/** Counts one use; false, and nothing counted, where the window is full. Never inside a transaction. */
export async function tryRateLimit(
  db: Kysely<Tables>,
  { key, count, windowSeconds }: Omit<RateLimit, 'message'>,
): Promise<boolean> {
  const recent = sql`select hit from unnest(taken.hits) hit where hit > ${secondsAgo(windowSeconds)}`;
  const { rows } = await sql`
    insert into rate_limits as taken (key, hits, expires_at)
    values (${key}, array[clock_timestamp()], clock_timestamp() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update
      set hits = array(${recent} order by hit) || excluded.hits, expires_at = excluded.expires_at
      where (select count(*) from (${recent}) recent) < ${count}
    returning key`.execute(db);
  return rows.length > 0;
}

/** How often the key was used within the window. */
export async function countUses(db: Kysely<Tables>, { key, windowSeconds }: Window): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*) as uses from rate_limits, unnest(hits) hit
    where key = ${key} and hit > ${secondsAgo(windowSeconds)}`.execute(db);
  return rows[0]?.uses ?? 0;
}

async function minutesLeft(db: Kysely<Tables>, { key, windowSeconds }: Window): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from min(hit) - (${secondsAgo(windowSeconds)})))::integer as seconds
    from rate_limits, unnest(hits) hit where key = ${key} and hit > ${secondsAgo(windowSeconds)}`.execute(db);
  return Math.max(1, Math.ceil((rows[0]?.seconds ?? 0) / 60));
}

/** Counts one use; throws a MallError (操作过于频繁，请稍后再试) where the window is full. */
export async function consumeRateLimit(db: Kysely<Tables>, limit: RateLimit): Promise<void> {
  if (await tryRateLimit(db, limit)) return;
  throw new MallError(limit.message?.(await minutesLeft(db, limit)) ?? '操作过于频繁，请稍后再试');
}

/** Uncounts the latest use of a key, which turned out not to count. */
export async function releaseRateLimit(db: Kysely<Tables>, key: string): Promise<void> {
  await sql`update rate_limits set hits = trim_array(hits, 1) where key = ${key} and hits <> '{}'`.execute(
    db,
  );
}

/** A use of one of the limits that a call counts against. */
export interface Use {
  /** @throws MallError where it has none left. */
  take: () => Promise<void>;
  release: () => Promise<void>;
}

export const limitUse = (db: Kysely<Tables>, limit: RateLimit): Use => ({
  take: () => consumeRateLimit(db, limit),
  release: () => releaseRateLimit(db, limit.key),
});

/** Takes all or none: what one limit refuses is no use of the others. @returns what uncounts them. */
export async function takeAll(uses: readonly Use[]): Promise<() => Promise<void>> {
  const taken: Use[] = [];
  const release = async () => {
    for (const use of taken) await use.release();
  };
  try {
    for (const use of uses) {
      await use.take();
      taken.push(use);
    }
  } catch (error) {
    await release();
    throw error;
  }
  return release;
}
