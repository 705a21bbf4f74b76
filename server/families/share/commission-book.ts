// The book of commission money: every change is one posting, unique by its cause.
import type { Insertable } from 'kysely';
import type { CommissionLogsTable } from '../../db/tables/distribution';
import type { Trx } from '../../db/transaction';

export interface CommissionPosting {
  userId: number;
  /** 1 income, 2 spend. */
  type: 1 | 2;
  kind: CommissionLogsTable['kind'];
  moneyFen: number;
  description: string;
  orderNo: string;
  /** The cause, unique for the shopper with `sourceId`. */
  reason: Insertable<CommissionLogsTable>['reason'];
  sourceId: string;
  now: Date;
}

/** Rows of distributors, locked until the transaction ends, always in the order of the shoppers. */
export const lockDistributors = (trx: Trx, userIds: readonly number[]) =>
  trx
    .selectFrom('distributors')
    .selectAll()
    .where('user_id', 'in', [...userIds])
    .orderBy('user_id')
    .forUpdate()
    .execute();

/** What orders brought counts as earned; withdrawals only move it. */
const EARNING: readonly string[] = ['order', 'refund'];

/** Changes a distributor's money; it may fall below zero. False, and nothing changed, when this cause was posted before. */
export async function postCommission(trx: Trx, posting: CommissionPosting): Promise<boolean> {
  if (posting.moneyFen <= 0) return false;
  const [distributor] = await lockDistributors(trx, [posting.userId]);
  if (distributor === undefined) throw new Error(`shopper ${posting.userId} has no commission money`);
  const { userId, type, kind, moneyFen, description, orderNo, reason, sourceId, now } = posting;
  const change = type === 1 ? moneyFen : -moneyFen;
  const log = await trx
    .insertInto('commission_logs')
    .values({
      user_id: userId,
      type,
      kind,
      money_fen: moneyFen,
      money_after_fen: distributor.money_fen + change,
      description,
      order_no: orderNo,
      reason,
      source_id: sourceId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'reason', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (log === undefined) return false;
  await trx
    .updateTable('distributors')
    .set((eb) => ({
      money_fen: eb('money_fen', '+', change),
      total_money_fen: eb('total_money_fen', '+', EARNING.includes(reason) ? change : 0),
      updated_at: now,
    }))
    .where('id', '=', distributor.id)
    .execute();
  return true;
}
