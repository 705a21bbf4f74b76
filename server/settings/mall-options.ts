// Reads the mall's options, one row a key; an unsaved one is absent.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { MallOptions } from '../ports/mall-options';

/** Options by key: those named, or all of them. One query. */
export async function readOptions(db: Kysely<Tables>, keys?: readonly string[]): Promise<MallOptions> {
  const rows = await db
    .selectFrom('mall_options')
    .select(['key', 'value'])
    .$if(keys !== undefined, (query) => query.where('key', 'in', [...(keys ?? [])]))
    .execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
