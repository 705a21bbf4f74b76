// Undoes the parts of a payment: open trades are closed, frozen balance is released.
import { sql } from 'kysely';
import { postBalance } from '../ledger/ledger';
import type { Trx } from '../db/transaction';
import type { PayProof } from './pay-password';
import type { UnionRow } from './unions';

/** Closes unpaid trades, at their provider by the next job; money that still arrives for one of them is refunded. */
export async function closeOpenTrades(trx: Trx, unionIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'closed', check_at: sql`case when check_at is not null then least(check_at, now()) end` })
    .where('payment_union_id', 'in', [...unionIds])
    .where('state', '=', 'created')
    .execute();
}

/**
 * Releases the frozen part of an unpaid, locked payment; idempotent. The trades for the rest are closed with it: alone
 * they would pay less than the order costs.
 */
export async function releaseFrozen(trx: Trx, union: UnionRow): Promise<void> {
  if (union.is_pay || union.frozen_balance_fen === 0) return;
  await closeOpenTrades(trx, [union.id]);
  await trx.updateTable('payment_unions').set({ frozen_balance_fen: 0 }).where('id', '=', union.id).execute();
  await unfreeze(trx, union);
}

const unfreeze = (trx: Trx, union: UnionRow) =>
  trx
    .updateTable('users')
    .set((eb) => ({
      balance_fen: eb('balance_fen', '+', union.frozen_balance_fen),
      frozen_balance_fen: eb('frozen_balance_fen', '-', union.frozen_balance_fen),
    }))
    .where('id', '=', union.user_id)
    .execute();

/** Posts the frozen part as spent, when the rest of a combination payment has arrived; returns its fen. */
export async function spendFrozen(trx: Trx, union: UnionRow): Promise<number> {
  if (union.frozen_balance_fen === 0) return 0;
  await unfreeze(trx, union);
  return post(trx, union, union.frozen_balance_fen);
}

/** Pays a whole payment from the shopper's balance; returns the posted fen. */
export const spendBalance = (trx: Trx, union: UnionRow, _proof: PayProof): Promise<number> =>
  post(trx, union, union.amount_fen);

async function post(trx: Trx, union: UnionRow, moneyFen: number): Promise<number> {
  const isBooked = await postBalance(trx, {
    userId: union.user_id,
    type: 2,
    moneyFen,
    description: `订单支付：${union.title}`,
    reason: 'order-pay',
    sourceId: `payment-union:${union.id}`,
    orderNo: union.out_trade_no,
  });
  return isBooked ? moneyFen : 0;
}

/** Closes payments whose order is gone or was paid otherwise. */
export async function closeUnions(trx: Trx, unions: readonly UnionRow[], now: Date): Promise<void> {
  const unpaid = unions.filter(({ is_pay }) => !is_pay);
  if (unpaid.length === 0) return;
  for (const union of unpaid) await releaseFrozen(trx, union);
  const ids = unpaid.map(({ id }) => id);
  await closeOpenTrades(trx, ids);
  await trx.updateTable('payment_unions').set({ closed_at: now }).where('id', 'in', ids).execute();
}
