// Owns how often something may be done: counted in the database, so that any number of processes agree.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables';
import { MallError } from './errors';

export interface Limit {
  /** What is limited, with whom: `sms:13800000001`. */
  key: string;
  count: number;
  windowSeconds: number;
  message?: string;
}

/** Counts one use; throws a MallError (操作过于频繁，请稍后再试) once the window's count is exceeded. */
export async function takeFromLimit(db: Kysely<Tables>, limit: Limit): Promise<void> {
  const windowStart = sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${limit.windowSeconds}) * ${limit.windowSeconds})`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key: limit.key, window_start: windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_limits.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (row.count > limit.count) throw new MallError(limit.message ?? '操作过于频繁，请稍后再试');
}
