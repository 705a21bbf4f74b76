// What reaching a member level gives: balance, points and coupons, once a person and level.
import { sql } from 'kysely';
import { postBalance, postIntegral, type Trx } from '../../payments/ledger';
import { grantSentCoupons } from '../coupon/sent-coupons';
import { samePerson } from '../passport/same-person';
import type { LevelRow } from './levels';

/** Any fixed number: gifts of one person are serialised under it. */
const LOCK_CLASS = 190;

/** Locks a person's gifts; accounts that share a mobile or a social account share the lock. */
const lockPerson = (trx: Trx, userId: number) =>
  sql`select pg_advisory_xact_lock(${LOCK_CLASS}, (select min(id) from users where id in ${samePerson(userId)}))`.execute(
    trx,
  );

const isGiven = async (trx: Trx, userId: number, levelId: number): Promise<boolean> =>
  (await trx
    .selectFrom('member_level_gifts')
    .select('id')
    .where('level_id', '=', levelId)
    .where('user_id', 'in', samePerson(userId))
    .executeTakeFirst()) !== undefined;

/** Gives what a level gives; nothing to a person who had it before, with whichever account. */
export async function giveLevelGift(
  trx: Trx,
  { userId, level, now }: { userId: number; level: LevelRow; now: Date },
): Promise<void> {
  await lockPerson(trx, userId);
  if (await isGiven(trx, userId, level.id)) return;
  const { send_balance_fen: fen, send_integral: points } = level;
  const { id } = await trx
    .insertInto('member_level_gifts')
    .values({ user_id: userId, level_id: level.id, balance_fen: fen, integral: points, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const booking = {
    userId,
    type: 1 as const,
    description: `升级${level.name}赠送`,
    reason: 'member-gift',
    sourceId: `member-gift:${id}`,
  };
  await postBalance(trx, { ...booking, moneyFen: fen });
  await postIntegral(trx, { ...booking, integral: points });
  await grantSentCoupons(trx, {
    userId,
    coupons: level.send_coupons,
    receiveType: '会员升级赠送',
    source: `member-gift:${id}`,
    now,
  });
}
