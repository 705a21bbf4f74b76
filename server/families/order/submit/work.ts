// Works a submission: it becomes orders, or fails with a message, or waits for a retry after a crash.
import type { Kysely } from 'kysely';
import type { OrderForm } from '~/schemas/api/order.gen';
import type { Tables } from '../../../db/tables';
import { MallError } from '../../../http/errors';
import type { Trx } from '../../../db/transaction';
import type { InstalledPlugins } from '../../../ports/plugin';
import { openCheckout } from '../checkout/checkout';
import { readForm } from '../checkout/form';
import { assertFewUnpaid, assertOrderable } from './conditions';
import { placeOrders } from './place';

/** A submission left by a crash is not worked after this: nobody waits for it any more. */
const MAX_AGE_MS = 10 * 60_000;

const lockSubmission = (trx: Trx, id: number) =>
  trx
    .selectFrom('order_submissions')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

interface Working {
  /** Those that are built in. */
  plugins: InstalledPlugins;
  now: Date;
}

async function work(trx: Trx, id: number, { plugins, now }: Working): Promise<void> {
  const submission = await lockSubmission(trx, id);
  // Done, failed, or locked by another process.
  if (submission === undefined) return;
  if (now.getTime() - submission.created_at.getTime() > MAX_AGE_MS)
    throw new MallError('下单超时，请重新提交');
  const { user_id: userId, platform, total_fen: totalFen } = submission;
  const shopper = await trx
    .selectFrom('users')
    .select(['id', 'member_level as memberLevel', 'is_admin as isAdmin'])
    .where('id', '=', userId)
    // His account may have been deleted meanwhile.
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (shopper === undefined) throw new MallError('账号已注销');
  await assertFewUnpaid(trx, userId);
  const form = readForm(submission.form_data as OrderForm);
  const checkout = await openCheckout(trx, { form, user: shopper, now, isLocking: true, plugins });
  for (const group of checkout.groups) assertOrderable(group);
  // A benefit may have ended meanwhile.
  if (totalFen !== null && checkout.totalFen > totalFen) throw new MallError('价格有变化，请重新提交订单');
  const unionId = await placeOrders(trx, checkout, { submissionId: id, userId, platform, plugins, now });
  await trx
    .updateTable('order_submissions')
    .set({ state: 'done', payment_union_id: unionId, finished_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Works a submission in one transaction; idempotent, also across processes.
 * A refusal of the mall is stored as the submission's message; any other error leaves it queued and is thrown.
 */
export async function workSubmission(
  db: Kysely<Tables>,
  submissionId: number,
  working: Working,
): Promise<void> {
  try {
    await db.transaction().execute((trx) => work(trx, submissionId, working));
  } catch (error) {
    if (!(error instanceof MallError)) throw error;
    await db
      .updateTable('order_submissions')
      .set({ state: 'failed', error: error.message, finished_at: working.now })
      .where('id', '=', submissionId)
      .where('state', 'in', ['queued', 'running'])
      .execute();
  }
}
