// Closes what was to be paid beside orders of goods and was not, in time: top-ups and levels.
import type { Trx } from '../db/transaction';
import { closeUnions } from './release';
import { lockUnionsOf } from './unions';

const TABLES = { recharge: 'recharge_orders', member: 'member_orders' } as const;
export type Closable = keyof typeof TABLES;

export const tableOf = (kind: Closable) => TABLES[kind];

/** Does nothing for one that was paid or closed. */
export async function closeUnpaid(
  trx: Trx,
  { kind, id, now }: { kind: Closable; id: number; now: Date },
): Promise<void> {
  const unions = await lockUnionsOf(trx, { kind, id });
  const { numUpdatedRows } = await trx
    .updateTable(TABLES[kind])
    .set({ closed_at: now, updated_at: now })
    .where('id', '=', id)
    .where('is_pay', '=', false)
    .where('closed_at', 'is', null)
    .where('auto_close_at', '<=', now)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await closeUnions(trx, unions, now);
}
