// The end of a distributor whose account is deleted (docs/decisions/098): juniors, frozen commission and money.
import { sql } from 'kysely';
import type { Trx } from '../../db/transaction';
import { postCommission } from './commission-book';
import { lockDistributor } from './distributors';

const REASON = 'account-deleted';

/** What orders in progress would have brought; their settlement then posts nothing, and a refund takes nothing. */
const giveUpFrozen = (trx: Trx, userId: number, now: Date) =>
  sql`
    with given as (
      update order_commissions c set taken_fen = c.amount_fen, updated_at = ${now}
      from order_commissions before
      where before.id = c.id and c.user_id = ${userId} and c.settled_at is null and c.taken_fen < c.amount_fen
      returning c.id, before.amount_fen - before.taken_fen as fen
    )
    insert into commission_takebacks (order_commission_id, cause, money_fen, undone_fen, undone_num, created_at)
    select id, ${REASON}, fen, 0, 0, ${now} from given`.execute(trx);

/** Nobody is below him any more; his juniors are the mall's own. The tree is locked. */
export async function freeJuniors(trx: Trx, userId: number): Promise<void> {
  await trx.updateTable('users').set({ parent_id: null }).where('parent_id', '=', userId).execute();
  await trx.updateTable('users').set({ temp_parent_id: null }).where('temp_parent_id', '=', userId).execute();
}

/** Gives up the commission, frozen and withdrawable; who owes some owes it still. */
export async function closeDistributor(trx: Trx, userId: number, now: Date): Promise<void> {
  await giveUpFrozen(trx, userId, now);
  const distributor = await lockDistributor(trx, userId);
  if (distributor === undefined) return;
  await postCommission(trx, {
    userId,
    type: 2,
    kind: 0,
    moneyFen: distributor.money_fen,
    description: '账号注销',
    orderNo: '',
    reason: REASON,
    sourceId: `user:${userId}`,
    now,
  });
  await trx
    .updateTable('distributors')
    .set({ deleted_at: distributor.deleted_at ?? now, is_removal_shown: true, updated_at: now })
    .where('id', '=', distributor.id)
    .execute();
}
