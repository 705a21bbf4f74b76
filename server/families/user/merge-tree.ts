// The tree of referrers when two accounts become one: the juniors of both below it, one referrer above, no circle.
import { type Selectable, sql } from 'kysely';
import type { UsersTable } from '../../db/tables/mall';
import type { Trx } from '../../db/transaction';
import { isAtOrAbove } from '../share/referrer';

type Member = Pick<Selectable<UsersTable>, 'id' | 'parent_id' | 'junior_at'>;
type Place = Pick<Member, 'parent_id' | 'junior_at'>;

interface Sides {
  from: Member;
  to: Member;
}

const ROOT: Place = { parent_id: null, junior_at: null };

/** Where the account that stays belongs: in its own place, or in that of the other one where it has none or was below it. */
async function placeOf(trx: Trx, { from, to }: Sides): Promise<Place> {
  const hasOwn = to.parent_id !== null && !(await isAtOrAbove(trx, from.id, to.parent_id));
  if (hasOwn) return to;
  const isCircle = from.parent_id !== null && (await isAtOrAbove(trx, to.id, from.parent_id));
  return isCircle ? ROOT : from;
}

/** Moves the juniors of `from`, and those who remember him, to `to`, and `to` to its place. The tree is locked. */
export async function mergeTree(trx: Trx, sides: Sides): Promise<void> {
  const { from, to } = sides;
  const { parent_id, junior_at } = await placeOf(trx, sides);
  for (const column of ['parent_id', 'temp_parent_id'])
    await sql`update users set ${sql.ref(column)} = ${to.id}
      where ${sql.ref(column)} = ${from.id} and id <> ${to.id}`.execute(trx);
  await trx.updateTable('users').set({ parent_id, junior_at }).where('id', '=', to.id).execute();
}
