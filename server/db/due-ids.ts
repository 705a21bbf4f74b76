// Reads the ids of due rows, batch by batch.
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from './tables';

/** Rows that are read at once. */
export const BATCH_SIZE = 100;

/** A batch of the due rows of a query, the longest overdue first by a column, without those that wait for their retry. */
export async function dueIds<TB extends keyof Tables>(
  query: SelectQueryBuilder<Tables, TB, { id: number }>,
  { by, skipped }: { by: string; skipped: readonly number[] },
): Promise<number[]> {
  const rows = await query
    .$if(skipped.length > 0, (all) => all.where(sql<boolean>`id not in (${sql.join([...skipped])})`))
    .orderBy(sql.ref(by))
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}
