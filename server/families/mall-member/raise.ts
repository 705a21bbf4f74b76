// Raises a shopper to a member level: levels never fall, and every rise is logged.
import type { Trx } from '../../payments/ledger';

interface Rise {
  userId: number;
  /** The level's number, not its row. */
  level: number;
  description: string;
}

/** Raises the shopper; does nothing for one whose level is as high already. */
export async function raiseTo(trx: Trx, { userId, level, description }: Rise): Promise<void> {
  const { member_level: before } = await trx
    .selectFrom('users')
    .select('member_level')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before >= level) return;
  await trx.updateTable('users').set({ member_level: level }).where('id', '=', userId).execute();
  await trx
    .insertInto('member_level_logs')
    .values({ user_id: userId, before_level: before, after_level: level, description })
    .execute();
}
