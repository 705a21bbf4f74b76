// What members are given: on reaching a level and by activities; balance, points and coupons, once a person.
import { sql } from 'kysely';
import type { SentCoupon } from '../../db/tables/recharge';
import { postBalance, postIntegral } from '../../ledger/ledger';
import type { Trx } from '../../db/transaction';
import { grantSentCoupons } from '../coupon/sent-coupons';
import { samePerson } from '../../identity/same-person';
import type { LevelRow } from './levels';

/** Any fixed number: gifts of one person are serialised under it. */
const LOCK_CLASS = 190;

/**
 * Locks a person's gifts; accounts that share a mobile or a social account share the lock. The shopper's row is locked
 * before it, everywhere, so that an award and a rise at once cannot deadlock.
 */
export const lockPerson = (trx: Trx, userId: number) =>
  sql`select pg_advisory_xact_lock(${LOCK_CLASS}, (select min(id) from users where id in ${samePerson(userId)}))`.execute(
    trx,
  );

export interface Giving {
  userId: number;
  gift: { send_balance_fen: number; send_integral: number; send_coupons: readonly SentCoupon[] };
  description: string;
  receiveType: string;
  /** `member-gift`; with the row's id it is the source of each posting. */
  reason: string;
  rowId: number;
  now: Date;
}

/** Posts a gift whose row has been written. */
export async function postGift(trx: Trx, giving: Giving): Promise<void> {
  const { userId, gift, description, receiveType, reason, rowId, now } = giving;
  const source = `${reason}:${rowId}`;
  const booking = { userId, type: 1 as const, description, reason, sourceId: source };
  await postBalance(trx, { ...booking, moneyFen: gift.send_balance_fen });
  await postIntegral(trx, { ...booking, integral: gift.send_integral });
  await grantSentCoupons(trx, { userId, coupons: gift.send_coupons, receiveType, source, now });
}

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
  const { id: rowId } = await trx
    .insertInto('member_level_gifts')
    .values({ user_id: userId, level_id: level.id, balance_fen: fen, integral: points, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await postGift(trx, {
    userId,
    gift: level,
    description: `升级${level.name}赠送`,
    receiveType: '会员升级赠送',
    reason: 'member-gift',
    rowId,
    now,
  });
}
