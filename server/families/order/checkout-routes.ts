// The routes of the checkout: preview, coupons, submit, and polling what was submitted.
import { orderPayData, orderPreview, orderSubmit, orderUsableCouponList } from '~/schemas/api/order.gen';
import { MallError } from '../../http/errors';
import { loginRoute, type Route } from '../../http/route';
import { loadPriced, openCheckout } from './checkout/checkout';
import { requireAnswers } from './checkout/asked-forms';
import { heldCoupons, offerCoupons, wireOffers } from './checkout/coupons';
import { readForm, readGroup } from './checkout/form';
import { wirePreview } from './checkout/wire-preview';
import { assertReceiver, pluginKeyOf } from './submit/conditions';
import { queueSubmission } from './submit/queue';
import { workSubmission } from './submit/work';

const preview = loginRoute(orderPreview, async ({ db, user, params, now, plugins }) => {
  const checkout = await openCheckout(db, { form: readForm(params.form_data), user, now, plugins });
  return wirePreview(db, checkout, user.id);
});

const submit = loginRoute(orderSubmit, async ({ db, user, params, platform, now, plugins }) => {
  const form = readForm(params.form_data);
  const checkout = await openCheckout(db, { form, user, now, plugins });
  assertReceiver(checkout);
  await requireAnswers(db, checkout);
  const ticket = await queueSubmission(db, {
    userId: user.id,
    platform,
    sent: params.form_data,
    form,
    pluginKey: pluginKeyOf(checkout),
    now,
  });
  // Worked at once; a failure other than a refusal is retried by polling and by timed work.
  await workSubmission(db, ticket.id, now).catch(() => undefined);
  return { token: ticket.token, queue_id: String(ticket.id) };
});

const MAX_ID = 2_147_483_647;

const payData = loginRoute(orderPayData, async ({ db, user, params, now }) => {
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
  if (isOpen) await workSubmission(db, id, now);
  const submission = isOpen ? await read() : first;
  if (submission?.state === 'failed') throw new MallError(submission.error ?? '');
  const unionId = submission?.payment_union_id ?? null;
  return unionId === null ? { retry: 1 } : { id: unionId };
});

const usableCouponList = loginRoute(orderUsableCouponList, async ({ db, user, params, now }) => {
  const form = readGroup(params.form_data);
  const { priced } = await loadPriced(db, { form, user, now });
  const held = await heldCoupons(db, { userId: user.id, now, withFuture: true });
  const offers = await offerCoupons(db, held, priced);
  return { list: await wireOffers(db, offers, { isUsable: params.is_cant_use_list !== 1, now }) };
});

export const routes: readonly Route[] = [preview, submit, payData, usableCouponList];
