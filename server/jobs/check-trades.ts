// Asks providers about trades: takes payments whose notice was lost, and closes there what was closed here or has expired.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import { nextCheck } from '../payments/backoff';
import { handleNotification } from '../payments/notification-handler';
import type { Payables } from '../ports/payable';
import type { PaymentProviders } from '../ports/payments';
import type { TradeReport } from '../ports/payment-provider';
import { dueIds } from '../db/due-ids';
import type { Job } from '../ports/job';

/** The provider's clock may be behind ours. */
const EXPIRY_MARGIN_MS = 60_000;

const tradeRow = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('payment_attempts')
    .select(['id', 'method', 'provider', 'state', 'out_trade_no', 'expires_at', 'check_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type TradeRow = Awaited<ReturnType<typeof tradeRow>>;

/** The provider takes no money for it any more. */
async function endTrade(db: Kysely<Tables>, { id }: TradeRow): Promise<void> {
  await db.updateTable('payment_attempts').set({ check_at: null }).where('id', '=', id).execute();
  await db
    .updateTable('payment_attempts')
    .set({ state: 'closed' })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .execute();
}

const isExpired = ({ expires_at: end }: TradeRow, now: Date): boolean =>
  end !== null && end.getTime() + EXPIRY_MARGIN_MS < now.getTime();

/** Whether nobody can pay it any more: closed, or never opened by the shopper until its end. */
const isOver = (row: TradeRow, { state }: TradeReport, now: Date): boolean =>
  state === 'closed' || (state === 'absent' && isExpired(row, now));

export const checkTrades = (payments: PaymentProviders, payables: Payables): Job => ({
  name: 'check-trades',
  due: (db, now, skipped) =>
    dueIds(
      db
        .selectFrom('payment_attempts')
        .select('id')
        .where('check_at', '<=', now)
        .where('notified_at', 'is', null),
      { by: 'check_at', skipped },
    ),
  async act(db, id, now) {
    const row = await tradeRow(db, id);
    const provider = payments.providerOf(row);
    const report = await provider.query(db, row.out_trade_no);
    if (report.state === 'paid') {
      const outcome = await handleNotification(db, report.notification, { payables, now });
      if (outcome === 'refused')
        throw new Error(`Trade ${row.out_trade_no} was paid otherwise than asked for.`);
      return;
    }
    if (isOver(row, report, now)) return endTrade(db, row);
    if (row.state === 'closed' || isExpired(row, now)) await provider.close(row.out_trade_no);
    await db
      .updateTable('payment_attempts')
      .set({ check_at: nextCheck(now, row.check_count), check_count: row.check_count + 1 })
      .where('id', '=', id)
      .execute();
  },
});
