// The routes of the checkout: preview, coupons, submit, and polling what was submitted.
import {
  type OrderForm,
  type OrderPreviewData,
  type OrderSubmitData,
  orderPayData,
  orderPreview,
  orderSubmit,
  orderUsableCouponList,
} from '~/schemas/api/order.gen';
import { MallError } from '../../http/errors';
import { inLane } from '../../http/lane';
import { type LoginCall, loginRoute, type Route } from '../../http/route';
import { loadPriced, openCheckout } from './checkout/checkout';
import { requireAnswers } from './checkout/asked-forms';
import { heldCoupons, offerCoupons, wireOffers } from './checkout/coupons';
import { type CheckoutForm, digestOf, readForm, readGroup, refuseMerchants } from './checkout/form';
import { refuseSoldOut } from './checkout/sold-out';
import { wirePreview } from './checkout/wire-preview';
import { assertReceiver } from './submit/conditions';
import { findSame, queueSubmission, type Ticket } from './submit/queue';
import { workSubmission } from './submit/work';

/** Runs the checkout of a form in its turn, unless its goods are sold out before or meanwhile. */
export async function inTurn<T>(
  call: LoginCall<unknown>,
  form: CheckoutForm,
  work: () => Promise<T>,
): Promise<T> {
  await refuseSoldOut(call, form);
  return call.checkouts.run(async () => {
    await refuseSoldOut(call, form);
    return work();
  });
}

interface CheckoutParams {
  form_data: OrderForm;
}

/** The preview of any checkout: every kind of sale has an address of its own for it. */
export function previewCheckout(call: LoginCall<CheckoutParams>): Promise<OrderPreviewData> {
  const { db, user, params, now, plugins } = call;
  const form = readForm(params.form_data);
  return inTurn(call, form, async () =>
    wirePreview(db, await openCheckout(db, { form, user, now, plugins }), user.id),
  );
}

async function submitForm(call: LoginCall<CheckoutParams>, form: CheckoutForm): Promise<Ticket> {
  const { db, user, params, platform, now, plugins } = call;
  const checkout = await openCheckout(db, { form, user, now, plugins });
  for (const group of checkout.groups) {
    assertReceiver(group);
    await requireAnswers(db, group);
  }
  const ticket = await queueSubmission(db, {
    userId: user.id,
    platform,
    sent: params.form_data,
    form,
    totalFen: checkout.totalFen,
    now,
  });
  // Worked at once; a failure other than a refusal is retried by polling and by timed work.
  await workSubmission(db, ticket.id, { plugins, now }).catch(() => undefined);
  return ticket;
}

/** The submission of any checkout. */
export async function submitCheckout(call: LoginCall<CheckoutParams>): Promise<OrderSubmitData> {
  const { db, user, params, now } = call;
  const form = readForm(params.form_data);
  // Whoever ordered the last pieces and asks again has an order, not a refusal.
  const same = await findSame(db, digestOf(form), { userId: user.id, now });
  const { token, id } = same ?? (await inTurn(call, form, () => submitForm(call, form)));
  return { token, queue_id: String(id) };
}

const MAX_ID = 2_147_483_647;

const payData = loginRoute(orderPayData, async ({ db, user, params, now, plugins }) => {
  const id = Number(params.queue_id);
  const read = () =>
    db
      .selectFrom('order_submissions')
      .select(['state', 'error', 'payment_union_id'])
      .where('id', '=', id)
      .where('token', '=', params.token)
      .where('user_id', '=', user.id)
      .executeTakeFirst();
  const isId = Number.isInteger(id) && id > 0 && id <= MAX_ID;
  const first = isId ? await read() : undefined;
  if (first === undefined) throw new MallError('订单不存在或已失效。');
  const isOpen = first.state === 'queued' || first.state === 'running';
  if (isOpen) await workSubmission(db, id, { plugins, now });
  const submission = isOpen ? await read() : first;
  if (submission?.state === 'failed') throw new MallError(submission.error ?? '');
  const unionId = submission?.payment_union_id ?? null;
  return unionId === null ? { retry: 1 } : { id: unionId };
});

const usableCouponList = loginRoute(orderUsableCouponList, async ({ db, user, params, now, plugins }) => {
  const form = refuseMerchants([readGroup(params.form_data)]);
  const { goods } = await loadPriced(db, { form, user, now, plugins });
  const held = await heldCoupons(db, { userId: user.id, now, withFuture: true });
  const offers = await offerCoupons(db, held, goods);
  return { list: await wireOffers(db, offers, { isUsable: params.is_cant_use_list !== 1, now }) };
});

export const routes: readonly Route[] = [
  usableCouponList,
  ...inLane('ordering', [loginRoute(orderPreview, previewCheckout), loginRoute(orderSubmit, submitCheckout)]),
  ...inLane('paying', [payData]),
];
