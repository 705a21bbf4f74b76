// A page of what a query finds.
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Paging } from './wire';

/** A page of the rows, as `shape` selects and sorts them, and how many there are in all. */
export async function readPage<DB, TB extends keyof DB, E, DB2, TB2 extends keyof DB2, Row>(
  found: SelectQueryBuilder<DB, TB, E>,
  { limit, offset }: Paging,
  shape: (found: SelectQueryBuilder<DB, TB, E>) => SelectQueryBuilder<DB2, TB2, Row>,
) {
  const { total } = await found
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  const rows = await shape(found).limit(limit).offset(offset).execute();
  return { total, rows };
}
