// Claims a provider's refund for one question: no two are asked at once, and none while the shop decides otherwise.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables';

/** Longer than a question with all its tries. */
const CLAIM = sql<Date>`now() + interval '2 minutes'`;

/** False where somebody else has it, or where it has ended. */
async function claim(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_refunds')
    .set({ claimed_until: CLAIM })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', sql<Date>`now()`)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What the question came to; null, and nothing was asked, where the refund is claimed or has ended. */
export async function withClaim<T>(db: Kysely<Tables>, id: number, act: () => Promise<T>): Promise<T | null> {
  if (!(await claim(db, id))) return null;
  try {
    return await act();
  } finally {
    await db.updateTable('payment_refunds').set({ claimed_until: null }).where('id', '=', id).execute();
  }
}
