// The queue of submissions: stored before they are worked, deduplicated by their form.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OrderForm } from '~/schemas/api/order.gen';
import type { Tables } from '../../../db/tables';
import { MallError } from '../../../http/errors';
import { type CheckoutForm, digestOf } from '../checkout/form';

const TOKEN_BYTES = 24;

/**
 * For so long the same form of a shopper is the same order while that waits to be paid: a double tap, or a retry after
 * a broken connection. After paying, the same form is a new order.
 */
export const SAME_ORDER_MS = 60_000;

export interface Ticket {
  id: number;
  token: string;
}

export interface NewSubmission {
  userId: number;
  platform: string;
  /** As it was sent, to be worked from. */
  sent: OrderForm;
  form: CheckoutForm;
  /** What it comes to. */
  totalFen: number;
  now: Date;
}

/** The submission of this form that is still worked, or whose orders still wait to be paid. */
export async function findSame(
  trx: Kysely<Tables>,
  digest: string,
  { userId, now }: Pick<NewSubmission, 'userId' | 'now'>,
): Promise<Ticket | undefined> {
  const latest = await trx
    .selectFrom('order_submissions')
    .leftJoin('payment_unions', 'payment_unions.id', 'order_submissions.payment_union_id')
    .select(['order_submissions.id', 'token', 'state', 'order_submissions.created_at'])
    .select(['is_pay', 'pay_type'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('payment_union_orders')
            .innerJoin('orders', 'orders.id', 'payment_union_orders.source_id')
            .select('orders.id')
            .whereRef('payment_union_orders.payment_union_id', '=', 'order_submissions.payment_union_id')
            .where('kind', '=', 'order')
            .where('cancel_status', '!=', 0),
        )
        .as('isCancelled'),
    )
    .where('order_submissions.user_id', '=', userId)
    .where('form_digest', '=', digest)
    .orderBy('order_submissions.id', 'desc')
    .executeTakeFirst();
  if (latest === undefined || latest.state === 'failed') return undefined;
  if (latest.state !== 'done') return latest;
  const isFresh = now.getTime() - latest.created_at.getTime() < SAME_ORDER_MS;
  const isOpen = isFresh && latest.is_pay !== true && latest.pay_type === 0 && latest.isCancelled !== true;
  return isOpen ? latest : undefined;
}

/** Stores a submission; `workSubmission` works it. Throws for shoppers who may not order. */
export function queueSubmission(db: Kysely<Tables>, submission: NewSubmission): Promise<Ticket> {
  const { userId, platform, sent, form, totalFen, now } = submission;
  const digest = digestOf(form);
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('is_blacklist')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (user.is_blacklist) throw new MallError('下单被限制 请联系管理员');
    const same = await findSame(trx, digest, submission);
    if (same !== undefined) return { id: same.id, token: same.token };
    return trx
      .insertInto('order_submissions')
      .values({
        token: randomBytes(TOKEN_BYTES).toString('base64url'),
        user_id: userId,
        platform,
        form_digest: digest,
        form_data: JSON.stringify(sent),
        error: null,
        payment_union_id: null,
        total_fen: totalFen,
        created_at: now,
      })
      .returning(['id', 'token'])
      .executeTakeFirstOrThrow();
  });
}
