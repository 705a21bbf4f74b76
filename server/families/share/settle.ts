// After the after-sale window: the frozen commission of an order becomes money of its distributors.
import { OWN_REBATE } from '~/domain/commission';
import type { CommissionKind } from '../../db/tables/distribution';
import type { Trx } from '../../db/transaction';
import { lockDistributors, postCommission } from './commission-book';

export const KIND_WORDS: Readonly<Record<CommissionKind, string>> = {
  1: '一级佣金',
  2: '二级佣金',
  3: '三级佣金',
  [OWN_REBATE]: '自购返利',
};

export interface EarnedPart {
  user_id: number;
  kind: CommissionKind;
  fen: number;
}

/** Of several lines one posting a person and kind. */
export function sumsByEarner(rows: readonly EarnedPart[]) {
  const sums = new Map<string, { userId: number; kind: CommissionKind; fen: number }>();
  for (const { user_id: userId, kind, fen } of rows) {
    const key = `${userId}:${kind}`;
    sums.set(key, { userId, kind, fen: fen + (sums.get(key)?.fen ?? 0) });
  }
  return [...sums.values()].sort((one, other) => one.userId - other.userId);
}

/** Posts what a finished order brought, once; returns who earned by it. The order is locked. */
export async function settleCommissions(
  trx: Trx,
  { orderId, orderNo, now }: { orderId: number; orderNo: string; now: Date },
): Promise<number[]> {
  const rows = await trx
    .updateTable('order_commissions')
    .set({ settled_at: now, updated_at: now })
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .returning(['user_id', 'kind', 'amount_fen', 'taken_fen'])
    .execute();
  const sums = sumsByEarner(rows.map((row) => ({ ...row, fen: row.amount_fen - row.taken_fen })));
  const userIds = [...new Set(sums.map(({ userId }) => userId))];
  if (userIds.length === 0) return [];
  await lockDistributors(trx, userIds);
  for (const { userId, kind, fen } of sums)
    await postCommission(trx, {
      userId,
      type: 1,
      kind,
      moneyFen: fen,
      description: `订单完成，${KIND_WORDS[kind]}`,
      orderNo,
      reason: 'order',
      sourceId: `order:${orderId}:${kind}`,
      now,
    });
  return userIds;
}
