// Paying: one payment at a time, rendered by the payment sheet. The table is in payment-table.ts.
import { moneyText } from '~/domain/money';
import { PAID_QUESTION_DELAY_MS, PAY_CODE } from '~/domain/payment';
import { DRAWER_CLOSE_MS } from '~/domain/constants';
import * as to from '~/domain/screen-links.gen';
import { orderIsPay } from '~/schemas/api/order.gen';
import {
  paymentGetPayments,
  paymentPayBuyBalance,
  paymentPayBuyHuodao,
  paymentPayData,
  paymentUnfreezeBalance,
} from '~/schemas/api/payment.gen';
import { currentPath, open, redirect } from '../engine/navigation';
import { isRefusal, wordsOf } from '../base/call-error';
import { call } from '../services/http';
import { savePayPassword, verifyPayPassword } from '../services/pay-password';
import { loadUserInfo } from '../services/shopper';
import { alertDialog, confirmDialog, hideLoading, setPaymentId, showLoading, toast } from '../state/overlays';
import { proxy, useSnapshot } from '../state/store';
import { BIND, bindParent } from './bind-parent';
import { run } from './machine';
import {
  type ChosenWays,
  clearPendingPayment,
  type PaymentPurpose,
  pendingPayment,
  savePendingPayment,
} from './payment-pending';
import { PAYMENT_OUTCOMES, TO_PAY_ON_DELIVERY } from './payment-purposes';
import type {
  Extras,
  PayData,
  PaymentEffect,
  PaymentEvent,
  PaymentState,
  SdkPayment,
} from './payment-states';
import { paymentTable } from './payment-table';

interface Caller {
  id: number;
  promise: Promise<void>;
  resolve: () => void;
  reject: (error: Error) => void;
}

let caller: Caller | null = null;
/** Of the payment under way. */
let purpose: PaymentPurpose = 'order';
/** The payer is back from an authorisation, whose code is used once. */
let authorised: (ChosenWays & { code: string }) | null = null;

function takeCode(): string {
  const code = authorised?.code ?? '';
  authorised = null;
  return code;
}

function takeCaller(): Caller | null {
  const taken = caller;
  caller = null;
  return taken;
}

/** Where a cashier leads back to; never to the checkout, whose order exists by now. */
const returnAddress = (): string =>
  currentPath() === to.orderSubmit.path
    ? `${window.location.href.replace(/#.*$/, '')}#${to.orders.path}`
    : window.location.href;

/** Message of a refusal; '' where the failure has been shown already. */
const refusalOf = (error: unknown): string => (isRefusal(error) ? wordsOf(error) : '');

type Send = (event: PaymentEvent) => void;
type Perform<N> = (effect: Extract<PaymentEffect, { name: N }>, send: Send) => void | Promise<void>;
type Performers = { readonly [N in PaymentEffect['name']]: Perform<N> };

/** Runs a call whose outcome is one of two events. */
async function attempt<T>(
  act: () => Promise<T>,
  send: Send,
  events: { done: (value: T) => PaymentEvent; failed: (error: unknown) => PaymentEvent },
): Promise<void> {
  let event: PaymentEvent;
  try {
    event = events.done(await act());
  } catch (error) {
    event = events.failed(error);
  }
  send(event);
}

const chargeEvents = {
  done: (): PaymentEvent => ({ name: 'charged' }),
  failed: (error: unknown): PaymentEvent => ({ name: 'charge-failed', message: refusalOf(error) }),
};

function leave(effect: Extract<PaymentEffect, { name: 'leave' }>, send: Send): void {
  const { url, id, isCombination, chosen } = effect;
  const cashier = new URL(url, window.location.href);
  if (!/^https?:$/.test(cashier.protocol)) {
    send({ name: 'question-due' });
    return;
  }
  savePendingPayment({ id, isCombination, purpose, ...(chosen === undefined ? {} : { chosen }) });
  if (currentPath() === to.orderSubmit.path) redirect(to.orders());
  setTimeout(() => send({ name: 'question-due' }), PAID_QUESTION_DELAY_MS);
  // Back leads from a cashier to the question, and to an authorisation nowhere: it would lead here again at once.
  if (chosen === undefined) window.location.assign(cashier.href);
  else window.location.replace(cashier.href);
}

async function payInApp(data: PayData, send: Send): Promise<void> {
  const { payInSocialApp, SdkError } = await import('../services/social-sdk');
  const { appId, timeStamp = '', nonceStr = '', package: prepay = '', signType = '', paySign = '' } = data;
  const five = { timeStamp, nonceStr, package: prepay, signType, paySign };
  const signed: SdkPayment = appId === undefined ? five : { ...five, appId };
  await attempt(() => payInSocialApp(signed), send, {
    done: () => ({ name: 'app-paid' }),
    failed: (error) => ({
      name: 'app-failed',
      message: error instanceof SdkError ? error.errMsg : wordsOf(error),
    }),
  });
}

/** As the payer had chosen before his authorisation. */
function chooseAgain({ key, otherKey }: ChosenWays, send: Send): void {
  send({ name: 'option-chosen', key });
  if (otherKey !== '') send({ name: 'other-chosen', key: otherKey });
  send({ name: 'confirmed' });
}

const performers: Performers = {
  'ask-options': async ({ id, extras }, send) => {
    await attempt(() => call(paymentGetPayments, { ...extras, id }), send, {
      done: ({ amount, list }) => ({ name: 'options-arrived', amount, options: list }),
      failed: (error) => ({ name: 'options-failed', message: refusalOf(error) }),
    });
    if (authorised !== null) chooseAgain(authorised, send);
    authorised = null;
  },
  'ask-data': ({ id, key, otherKey }, send) => {
    const code = takeCode();
    return attempt(
      () =>
        call(paymentPayData, {
          id,
          pay_type: key,
          combination_pay_type: otherKey,
          url: returnAddress(),
          code,
        }),
      send,
      {
        done: (data) => ({ name: 'data-arrived', data }),
        failed: (error) => {
          // After a return nobody waits who would show it.
          if (code !== '' && isRefusal(error)) toast(refusalOf(error));
          return { name: 'data-failed', message: refusalOf(error), isRefused: isRefusal(error) };
        },
      },
    );
  },
  'confirm-balance': async ({ balance, amount }, send) => {
    const text = `账户余额：${moneyText(balance)}，支付金额：${moneyText(amount)}`;
    const isConfirmed = await confirmDialog(text, { title: '余额支付确认' });
    send({ name: isConfirmed ? 'balance-confirmed' : 'balance-declined' });
  },
  'verify-password': ({ password }, send) =>
    attempt(() => verifyPayPassword(password), send, {
      done: () => ({ name: 'password-verified' }),
      failed: (error) => ({ name: 'password-refused', message: refusalOf(error) }),
    }),
  'save-password': ({ password }, send) =>
    attempt(() => savePayPassword(password), send, {
      done: () => ({ name: 'password-saved' }),
      failed: (error) => ({ name: 'password-not-saved', message: refusalOf(error) }),
    }),
  'charge-balance': ({ id, password, isPasswordNeeded }, send) =>
    attempt(
      () =>
        call(paymentPayBuyBalance, {
          id,
          pay_password: password,
          is_need_pay_password: isPasswordNeeded ? 1 : 0,
        }),
      send,
      chargeEvents,
    ),
  'charge-on-delivery': ({ id }, send) =>
    attempt(() => call(paymentPayBuyHuodao, { id }), send, chargeEvents),
  'pay-in-app': ({ data }, send) => payInApp(data, send),
  leave,
  'ask-paid': async (_effect, send) => {
    const isClaimed = await confirmDialog('是否已完成支付？', { confirmText: '已完成支付' });
    send({ name: isClaimed ? 'paid-claimed' : 'paid-denied' });
  },
  'ask-status': ({ id }, send) =>
    attempt(() => call(orderIsPay, { payment_order_union_id: id }), send, {
      done: ({ status }) => ({ name: 'status-arrived', isPaid: status === 1 }),
      failed: () => ({ name: 'status-failed' }),
    }),
  'await-posting': ({ delayMs }, send) => {
    setTimeout(() => send({ name: 'posting-due' }), delayMs);
  },
  unfreeze: async ({ id }) => {
    // What could not be released now is released when the order is cancelled.
    await call(paymentUnfreezeBalance, { id }, { isQuiet: true }).catch(() => undefined);
  },
  alert: async ({ message }) => {
    if (message !== '') await alertDialog(message);
  },
  toast: ({ message }) => toast(message),
  resolve: ({ id, isOnDelivery = false }) => {
    const { paidWords, showPaid } = PAYMENT_OUTCOMES[purpose];
    toast(isOnDelivery ? TO_PAY_ON_DELIVERY : paidWords, { icon: 'success' });
    void loadUserInfo(true);
    if (purpose === 'order') void bindParent(BIND.payment);
    const waiting = takeCaller();
    // After a return from a cashier no caller waits: the flow itself navigates (PAY-54).
    if (waiting === null) showPaid(id);
    else waiting.resolve();
  },
  reject: ({ message }) => takeCaller()?.reject(new Error(message)),
  // A waiting caller is rejected, and shows the message itself.
  'show-unpaid': ({ message }) => PAYMENT_OUTCOMES[purpose].showUnpaid(caller === null ? message : ''),
};

const store = proxy<{ state: PaymentState }>({ state: { name: 'idle' } });

/** What the payment sheet renders. */
export const usePaymentState = (): PaymentState => useSnapshot(store).state;

let closing: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;

/** The sheet is there from the first question to the end of its way out. */
function followSheet(state: PaymentState): void {
  clearTimeout(closing);
  if (state.name === 'asking') showLoading('请求支付…');
  else if (isAsking) hideLoading();
  isAsking = state.name === 'asking';
  if (state.name === 'idle') {
    clearPendingPayment();
    closing = setTimeout(() => setPaymentId(null), DRAWER_CLOSE_MS);
    return;
  }
  if (state.name === 'posting')
    savePendingPayment({ id: state.id, isCombination: false, purpose, isPaid: true });
  setPaymentId('payment' in state ? state.payment.id : state.id);
}

const machine = run<PaymentState, PaymentEvent, PaymentEffect>({
  table: paymentTable,
  initial: { name: 'idle' },
  perform: (effect, send) => {
    const perform = performers[effect.name] as Perform<PaymentEffect['name']>;
    void perform(effect, send);
  },
  onChange: (state) => {
    store.state = state;
    followSheet(state);
  },
});

export const sendToPayment = (event: PaymentEvent): void => machine.send(event);

interface PayOptions {
  /** Go with the question for the options (PAY-01). */
  extras?: Extras;
  /** The purpose; `order` when absent. */
  purpose?: PaymentPurpose;
}

/**
 * Pays a payment union. Resolves once it is paid (PAY-11). Rejects with an Error whose message is 支付取消 or 取消支付
 * when the shopper gives up (PAY-12, PAY-46), the backend's words on a refusal (PAY-13), or '' for a failure that has
 * been shown already.
 */
export function pay(unionId: number, options: PayOptions = {}): Promise<void> {
  const { extras = {} } = options;
  if (caller?.id === unionId) return caller.promise;
  if (machine.state().name !== 'idle') return Promise.reject(new Error('有其他支付正在进行'));
  let waiting: Omit<Caller, 'promise'> | null = null;
  const promise = new Promise<void>((resolve, reject) => {
    waiting = { id: unionId, resolve, reject };
  });
  caller = waiting === null ? null : { ...(waiting as Omit<Caller, 'promise'>), promise };
  purpose = options.purpose ?? 'order';
  machine.send({ name: 'opened', id: unionId, extras });
  return promise;
}

/** Starts the payment again with the code in the address; without one he did not agree, and may choose another way. */
function startAuthorised(id: number, chosen: ChosenWays): void {
  const url = new URL(window.location.href);
  const code = url.searchParams.get(PAY_CODE) ?? '';
  url.searchParams.delete(PAY_CODE);
  window.history.replaceState(window.history.state, '', url.href);
  clearPendingPayment();
  authorised = code === '' ? null : { ...chosen, code };
  machine.send({ name: 'opened', id, extras: {} });
}

/** Resumes a payment that this tab left for a cashier, or that was not booked when it was reloaded; called when the sheet is mounted (PAY-52). */
export function resumePayment(): void {
  const pending = pendingPayment();
  if (pending === null || machine.state().name !== 'idle') return;
  const { id, isCombination, isPaid = false, chosen } = pending;
  ({ purpose } = pending);
  if (chosen === undefined) machine.send({ name: 'resumed', id, isCombination, isPaid });
  else startAuthorised(id, chosen);
}

/** Cancels the payment for a screen that it needs first: recharge (PAY-28), a new password. */
export function leavePaymentFor(path: string): void {
  machine.send({ name: 'closed' });
  // The caller has navigated by then, and that screen is on top.
  setTimeout(() => open(path), 0);
}
