// How far the money of after-sales is on its way back: with the shopper, at its provider, or refused there.
import type { Kysely } from 'kysely';
import type { PayBackState } from '~/domain/pay-back';
import type { Tables } from '../db/tables';

export interface PayBackProgress {
  state: PayBackState;
  /** The provider's reason where it refuses, for the shop. */
  failure: string;
}

const DONE: PayBackProgress = { state: 'done', failure: '' };

/** As a function of the id of order_refunds. */
export async function payBackProgress(
  db: Kysely<Tables>,
  refundIds: readonly number[],
): Promise<(refundId: number) => PayBackProgress> {
  const open = await db
    .selectFrom('payment_refunds')
    .select(['order_refund_id', 'failed_at', 'failure'])
    .where('order_refund_id', 'in', [0, ...refundIds])
    .where('state', '<>', 'done')
    .execute();
  return (refundId) => {
    const row = open.find(({ order_refund_id: id }) => id === refundId);
    if (row === undefined) return DONE;
    return { state: row.failed_at === null ? 'pending' : 'failed', failure: row.failure };
  };
}
