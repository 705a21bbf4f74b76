// Raises a shopper to a member level: levels never fall, every rise is logged, and a level's gift comes with it.
import { sql } from 'kysely';
import type { Trx } from '../../db/transaction';
import { giveLevelGift } from './gifts';
import { activeLevels, type LevelRow } from './levels';
import { spentFen } from './spending';

interface Rise {
  userId: number;
  level: LevelRow;
  description: string;
  now: Date;
}

/** Raises the shopper; does nothing for one whose level is as high already. */
export async function raiseTo(trx: Trx, { userId, level, description, now }: Rise): Promise<void> {
  const { member_level: before } = await trx
    .selectFrom('users')
    .select('member_level')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before >= level.level) return;
  await trx.updateTable('users').set({ member_level: level.level }).where('id', '=', userId).execute();
  await trx
    .insertInto('member_level_logs')
    .values({ user_id: userId, before_level: before, after_level: level.level, description, created_at: now })
    .execute();
  await giveLevelGift(trx, { userId, level, now });
}

/** Raises the shopper to the highest level that his finished orders have earned. */
export async function raiseBySpending(trx: Trx, userId: number, now: Date): Promise<void> {
  // Orders of one shopper that finish at once are summed one after the other.
  await sql`select id from users where id = ${userId} for update`.execute(trx);
  const spent = await spentFen(trx, userId);
  const earned = (await activeLevels(trx))
    .filter(({ auto_update: isEarned, money_fen: needed }) => isEarned && needed <= spent)
    .at(-1);
  if (earned === undefined) return;
  await raiseTo(trx, { userId, level: earned, description: `累计消费升级为${earned.name}`, now });
}
