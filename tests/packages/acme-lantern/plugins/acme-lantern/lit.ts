// Counts the lanterns that are lit.
import type { Kysely } from 'kysely';
import type { Tables } from 'pagoda/plugin';
import './tables';

export async function countLit(db: Kysely<Tables>): Promise<number> {
  const { lit } = await db
    .selectFrom('acme_lanterns')
    .select(({ fn }) => fn.countAll<string>().as('lit'))
    .executeTakeFirstOrThrow();
  return Number(lit);
}
