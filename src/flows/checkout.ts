// Checking out: performs the calls, dialogs and navigation of the table in checkout-table.ts.
import { unpaidWords } from '~/domain/payment';
import * as to from '~/domain/screen-links.gen';
import { atRoute } from '~/schemas/at-route';
import { type OrderPreviewData, orderPreview, orderSubmit } from '~/schemas/api/order.gen';
import { back, redirect } from '../engine/navigation';
import { isRefusal, wordsOf } from '../base/call-error';
import { call } from '../services/http';
import { loadCartNums } from '../services/shopper';
import { alertDialog, setBindCode } from '../state/overlays';
import { BIND, bindParent } from './bind-parent';
import { isOrderAllowed } from './checkout-check';
import { type CheckoutProblem, type OrderForm } from './checkout-form';
import {
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState,
  checkoutTable,
  type Ticket,
} from './checkout-table';
import { type Machine, run } from './machine';
import { askQueue } from './order-queue';
import { pay } from './payment';

export type Preview = OrderPreviewData;
export type Checkout = Machine<CheckoutState<Preview>, CheckoutEvent<Preview>>;
type Send = Checkout['send'];

/** Routes and screens of plugins in place of the mall's own. */
export interface CheckoutPlaces {
  readonly previewRoute: string;
  readonly submitRoute: string;
  readonly payDataRoute: string;
  /** Opened instead of my orders. */
  readonly orderPage: string;
  /** Opened instead of these where the shopper does not pay. */
  readonly cancelPage: string;
  /** Without it a paid order leads to its page at once. */
  readonly hasResult: boolean;
}

export interface CheckoutOptions {
  form: OrderForm;
  places: CheckoutPlaces;
  onChange: (state: CheckoutState<Preview>) => void;
  onProblem: (problem: CheckoutProblem) => void;
}

const refusalOf = (error: unknown): string => (isRefusal(error) ? wordsOf(error) : '');

async function check(send: Send): Promise<void> {
  send({ name: (await isOrderAllowed()) ? 'check-passed' : 'check-refused' });
}

async function preview(
  { form, round }: { form: OrderForm; round: number },
  route: string,
): Promise<CheckoutEvent<Preview>> {
  try {
    const preview = await call(atRoute(orderPreview, route), { form_data: form });
    const coupons = preview.mch_list.map(({ coupon }) => (coupon.use ? coupon.user_coupon_id : 0));
    return { name: 'previewed', round, preview, coupons };
  } catch (error) {
    return { name: 'preview-failed', round, message: wordsOf(error), isRefused: isRefusal(error) };
  }
}

async function submit(form: OrderForm, route: string): Promise<CheckoutEvent<Preview>> {
  try {
    const { token, queue_id: queueId } = await call(atRoute(orderSubmit, route), { form_data: form });
    return { name: 'submitted', ticket: { token, queueId: String(queueId) } };
  } catch (error) {
    return { name: 'submit-failed', message: refusalOf(error) };
  }
}

async function poll(ticket: Ticket, route: string): Promise<CheckoutEvent<Preview>> {
  try {
    const unionId = await askQueue(ticket, route);
    return unionId === null ? { name: 'still-queued' } : { name: 'order-made', unionId };
  } catch (error) {
    return { name: 'order-failed', message: wordsOf(error) };
  }
}

async function settle(unionId: number): Promise<CheckoutEvent<Preview>> {
  void loadCartNums();
  void bindParent(BIND.order);
  try {
    await pay(unionId);
    return { name: 'paid' };
  } catch (error) {
    return { name: 'not-paid', message: unpaidWords(error instanceof Error ? error.message : '') };
  }
}

const resultQuery = (unionId: number, orderPage: string) => ({
  payment_order_union_id: unionId,
  ...(orderPage === '' ? {} : { order_page_url: orderPage }),
});

const openOrders = (orderPage: string): void => redirect(orderPage === '' ? to.orders.path : orderPage);

async function showOrders(
  { title, message }: { title: string; message: string },
  orderPage: string,
): Promise<void> {
  if (message !== '') await alertDialog(message, { title });
  openOrders(orderPage);
}

/** Where a paid order leads. */
const showPaid = (unionId: number, { orderPage, hasResult }: CheckoutPlaces): void =>
  hasResult ? redirect(to.orderSubmitPayResult(resultQuery(unionId, orderPage))) : openOrders(orderPage);

async function turnBack(message: string): Promise<void> {
  await alertDialog(message);
  back();
}

type Performers = {
  readonly [N in CheckoutEffect['name']]: (
    effect: Extract<CheckoutEffect, { name: N }>,
    send: Send,
  ) => unknown;
};

function performersOf({ places, onProblem }: CheckoutOptions): Performers {
  const { previewRoute, submitRoute, payDataRoute, orderPage, cancelPage } = places;
  return {
    check: (_effect, send) => check(send),
    'ask-code': () => setBindCode(true),
    preview: async (effect, send) => send(await preview(effect, previewRoute)),
    'turn-back': ({ message }) => turnBack(message),
    alert: ({ message }) => alertDialog(message),
    'show-problem': ({ problem }) => onProblem(problem),
    submit: async ({ form }, send) => send(await submit(form, submitRoute)),
    poll: async ({ ticket }, send) => send(await poll(ticket, payDataRoute)),
    pay: async ({ unionId }, send) => send(await settle(unionId)),
    'show-result': ({ unionId }) => showPaid(unionId, places),
    'show-orders': (effect) => showOrders(effect, orderPage),
    'show-unpaid': (effect) => showOrders(effect, cancelPage === '' ? orderPage : cancelPage),
  };
}

/** A checkout that waits for `check-again`: the order check, then the first preview. */
export function makeCheckout(options: CheckoutOptions): Checkout {
  const performers = performersOf(options);
  return run<CheckoutState<Preview>, CheckoutEvent<Preview>, CheckoutEffect>({
    table: checkoutTable<Preview>(),
    // A synthetic first event, so that the check is the first effect.
    initial: { name: 'barred', form: options.form },
    perform: (effect, send) =>
      void (performers[effect.name] as (effect: CheckoutEffect, send: Send) => unknown)(effect, send),
    onChange: options.onChange,
  });
}
