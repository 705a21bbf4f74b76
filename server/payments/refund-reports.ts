// Takes what a provider says of a refund into the books: arrived, under way, refused, or given up for the balance.
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../db/tables';
import type { PaymentRefundsTable } from '../db/tables/refunds';
import { nextCheck } from './backoff';
import { postBalance } from '../ledger/ledger';
import type { Trx } from '../db/transaction';
import type { ProviderError, RefundReport } from '../ports/payment-provider';

type RefundRow = Selectable<PaymentRefundsTable>;

/** The provider gave the money back to the mall: the shopper gets it in his balance, once by the ledger's key. */
async function payToBalance(trx: Trx, row: RefundRow): Promise<void> {
  const paid = await trx
    .selectFrom('payment_unions')
    .innerJoin('payment_union_orders', 'payment_union_id', 'payment_unions.id')
    .select(['user_id', 'order_no'])
    .where('payment_unions.id', '=', row.payment_union_id)
    .where('kind', '=', row.kind ?? 'order')
    .where('source_id', '=', row.order_id ?? row.source_id)
    .executeTakeFirstOrThrow();
  await postBalance(trx, {
    userId: paid.user_id,
    type: 1,
    moneyFen: row.amount_fen,
    description: '原路退款未成功，退回余额',
    reason: 'order-refund',
    sourceId: `payment-refund:${row.id}`,
    orderNo: paid.order_no,
  });
}

const NO_FAILURE = { failed_at: null, failure: '' };
const STUCK = '款项无法到达买家的支付账户';

const changeOf = (row: RefundRow, { state, providerNo }: RefundReport, now: Date) =>
  state === 'done' || state === 'closed'
    ? {
        state: 'done' as const,
        done_at: now,
        check_at: null,
        provider_no: providerNo,
        to_balance: state === 'closed',
        ...NO_FAILURE,
      }
    : {
        state: 'sent' as const,
        check_at: nextCheck(now, row.check_count),
        check_count: row.check_count + 1,
        provider_no: providerNo,
        ...(state === 'stuck' ? { failed_at: row.failed_at ?? now, failure: STUCK } : NO_FAILURE),
      };

interface Reported {
  refundNo: string;
  report: RefundReport;
}

/** As `noteRefund`, within a transaction; whether it changed anything. */
export async function noteRefundIn(trx: Trx, { refundNo, report }: Reported, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('refund_no', '=', refundNo)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.channel !== 'provider' || row.state === 'done') return false;
  await trx
    .updateTable('payment_refunds')
    .set(changeOf(row, report, now))
    .where('id', '=', row.id)
    .execute();
  if (report.state === 'closed') await payToBalance(trx, row);
  return true;
}

/** Takes a report of the refund with this number; what has ended stays ended, and an unknown number changes nothing. */
export const noteRefund = (db: Kysely<Tables>, reported: Reported, now: Date): Promise<boolean> =>
  db.transaction().execute((trx) => noteRefundIn(trx, reported, now));

/** Takes that a provider did not do as it was asked; without a code it was not reached, which says nothing. */
export async function noteFailure(
  db: Kysely<Tables>,
  { id, error }: { id: number; error: ProviderError },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('payment_refunds')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // A notice may have ended it meanwhile.
    if (row.state === 'done') return;
    await trx
      .updateTable('payment_refunds')
      .set({
        check_at: nextCheck(now, row.check_count),
        check_count: row.check_count + 1,
        ...(error.code === ''
          ? {}
          : { failed_at: row.failed_at ?? now, failure: `支付渠道拒绝退款（${error.code}）` }),
      })
      .where('id', '=', id)
      .execute();
  });
}
