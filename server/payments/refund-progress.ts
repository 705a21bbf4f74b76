// How far the money of after-sales is on its way back: with the shopper, at its provider, or refused there.
import type { Kysely, Selectable } from 'kysely';
import type { PayBackState } from '~/domain/pay-back';
import type { Tables } from '../db/tables';

export interface PayBackProgress {
  state: PayBackState;
  /** The provider's reason where it refuses, for the shop. */
  failure: string;
}

type AfterSale = Pick<Selectable<Tables['order_refunds']>, 'id'>;

const DONE: PayBackProgress = { state: 'done', failure: '' };

/** As a function of an after-sale. */
export async function payBackProgress(
  db: Kysely<Tables>,
  refunds: readonly AfterSale[],
): Promise<(refund: AfterSale) => PayBackProgress> {
  const open = await db
    .selectFrom('payment_refunds')
    .select(['order_refund_id', 'failed_at', 'failure'])
    .where('order_refund_id', 'in', [0, ...refunds.map(({ id }) => id)])
    .where('state', '<>', 'done')
    .execute();
  return (refund) => {
    const row = open.find(({ order_refund_id: id }) => id === refund.id);
    if (row === undefined) return DONE;
    return { state: row.failed_at === null ? 'pending' : 'failed', failure: row.failure };
  };
}
