// The checkout as a transition table: check, preview, edit, submit, queue, pay, and its three outcomes (ORDER, PAY-11, PAY-12).
import { ORDER_QUEUE_POLLS, ORDER_QUEUE_SLOW } from '~/domain/payment';
import { type CheckoutProblem, type OrderForm, withSelectedCoupons } from './checkout-form';
import type { Step, Table } from './machine';

/** `P` is the response of the preview. */
export type CheckoutState<P> =
  | { readonly name: 'checking'; readonly form: OrderForm }
  /** The order check asks for an invitation code first (ORDER-02). */
  | { readonly name: 'barred'; readonly form: OrderForm }
  /** `preview` and `last` are of the round before, and stay rendered while the new one is on its way. */
  | {
      readonly name: 'previewing';
      readonly form: OrderForm;
      readonly round: number;
      readonly last: Editing<P> | null;
    }
  | Editing<P>
  /** The first preview failed; it can be tried again unless the backend refused the goods. */
  | { readonly name: 'unavailable'; readonly form: OrderForm; readonly message: string }
  | { readonly name: 'submitting'; readonly last: Editing<P> }
  | { readonly name: 'queued'; readonly last: Editing<P>; readonly ticket: Ticket; readonly polls: number }
  | { readonly name: 'paying'; readonly last: Editing<P>; readonly unionId: number }
  | { readonly name: 'done'; readonly unionId: number }
  | { readonly name: 'cancelled' }
  | { readonly name: 'failed'; readonly message: string };

export interface Editing<P> {
  readonly name: 'editing';
  readonly form: OrderForm;
  readonly preview: P;
  readonly round: number;
}

/** The id of the submission, for polling. */
export interface Ticket {
  readonly token: string;
  readonly queueId: string;
}

export type CheckoutEvent<P> =
  | { readonly name: 'check-passed' }
  | { readonly name: 'check-refused' }
  /** The invitation code was bound, or the dialog closed: check again. */
  | { readonly name: 'check-again' }
  /** `coupons` are those that the mall took, by shop. */
  | {
      readonly name: 'previewed';
      readonly round: number;
      readonly preview: P;
      readonly coupons: readonly number[];
    }
  | {
      readonly name: 'preview-failed';
      readonly round: number;
      readonly message: string;
      readonly isRefused: boolean;
    }
  | { readonly name: 'retried' }
  | { readonly name: 'changed'; readonly form: OrderForm }
  /** Typing that costs nothing: remark and contact are sent, but not priced. */
  | { readonly name: 'noted'; readonly form: OrderForm }
  | { readonly name: 'submit-chosen'; readonly problem: CheckoutProblem | null }
  | { readonly name: 'submitted'; readonly ticket: Ticket }
  | { readonly name: 'submit-failed'; readonly message: string }
  | { readonly name: 'still-queued' }
  | { readonly name: 'order-made'; readonly unionId: number }
  | { readonly name: 'order-failed'; readonly message: string }
  | { readonly name: 'paid' }
  | { readonly name: 'not-paid'; readonly message: string };

export type CheckoutEffect =
  | { readonly name: 'check' }
  | { readonly name: 'ask-code' }
  | { readonly name: 'preview'; readonly form: OrderForm; readonly round: number }
  /** Shows why nothing can be bought, then goes back. */
  | { readonly name: 'turn-back'; readonly message: string }
  | { readonly name: 'alert'; readonly message: string }
  | { readonly name: 'show-problem'; readonly problem: CheckoutProblem }
  | { readonly name: 'submit'; readonly form: OrderForm }
  | { readonly name: 'poll'; readonly ticket: Ticket }
  | { readonly name: 'pay'; readonly unionId: number }
  | { readonly name: 'show-result'; readonly unionId: number }
  /** Opens my orders, after an alert if anything went wrong. */
  | { readonly name: 'show-orders'; readonly title: string; readonly message: string }
  /** The same for an order that was made and not paid. */
  | { readonly name: 'show-unpaid'; readonly title: string; readonly message: string };

type Next<P> = Step<CheckoutState<P>, CheckoutEffect>;

const SUBMIT_FAILED = '提交失败';

const preview = <P>(form: OrderForm, last: Editing<P> | null, round: number): Next<P> => ({
  state: { name: 'previewing', form, round, last },
  effects: [{ name: 'preview', form, round }],
});

const failed = <P>(message: string): Next<P> => ({
  state: { name: 'failed', message },
  effects: [{ name: 'show-orders', title: SUBMIT_FAILED, message }],
});

const poll = <P>(state: { last: Editing<P>; ticket: Ticket; polls: number }): Next<P> => ({
  state: { name: 'queued', ...state },
  effects: [{ name: 'poll', ticket: state.ticket }],
});

/** A failed preview restores the last good form; without one the goods cannot be bought now. */
function previewFailed<P>(
  state: Extract<CheckoutState<P>, { name: 'previewing' }>,
  refusal: { message: string; isRefused: boolean },
): Next<P> {
  const { message, isRefused } = refusal;
  if (state.last !== null)
    return {
      state: { ...state.last, round: state.round },
      effects: isRefused ? [{ name: 'alert', message }] : [],
    };
  return {
    state: { name: 'unavailable', form: state.form, message },
    effects: isRefused ? [{ name: 'turn-back', message }] : [],
  };
}

function previewed<P>(
  { form, round }: Extract<CheckoutState<P>, { name: 'previewing' }>,
  { preview: answered, coupons }: Extract<CheckoutEvent<P>, { name: 'previewed' }>,
): Next<P> {
  const taken = withSelectedCoupons(form, coupons);
  return { state: { name: 'editing', form: taken, preview: answered, round }, effects: [] };
}

type CheckoutTable<P> = Table<CheckoutState<P>, CheckoutEvent<P>, CheckoutEffect>;

/** Until the order is submitted. */
const formTable = <P>(): Pick<
  CheckoutTable<P>,
  'checking' | 'barred' | 'previewing' | 'editing' | 'unavailable'
> => ({
  checking: {
    'check-passed': ({ form }) => preview(form, null, 1),
    'check-refused': ({ form }) => ({ state: { name: 'barred', form }, effects: [{ name: 'ask-code' }] }),
  },
  barred: {
    'check-again': ({ form }) => ({ state: { name: 'checking', form }, effects: [{ name: 'check' }] }),
  },
  previewing: {
    changed: ({ last, round }, { form }) => preview(form, last, round + 1),
    noted: (state, { form }) => ({ state: { ...state, form }, effects: [] }),
    previewed: (state, event) =>
      event.round === state.round ? previewed(state, event) : { state, effects: [] },
    'preview-failed': (state, event) =>
      event.round === state.round ? previewFailed(state, event) : { state, effects: [] },
  },
  editing: {
    changed: (state, { form }) => preview(form, state, state.round + 1),
    noted: (state, { form }) => ({ state: { ...state, form }, effects: [] }),
    'submit-chosen': (state, { problem }) =>
      problem === null
        ? { state: { name: 'submitting', last: state }, effects: [{ name: 'submit', form: state.form }] }
        : { state, effects: [{ name: 'show-problem', problem }] },
  },
  unavailable: { retried: ({ form }) => preview(form, null, 1) },
});

/** The table for previews of one type; one is made for each checkout. */
export const checkoutTable = <P>(): CheckoutTable<P> => ({
  ...formTable<P>(),

  submitting: {
    submitted: ({ last }, { ticket }) => poll({ last, ticket, polls: 0 }),
    'submit-failed': ({ last }, { message }) => ({
      state: last,
      effects: message === '' ? [] : [{ name: 'alert', message }],
    }),
  },
  queued: {
    'still-queued': (state) =>
      state.polls < ORDER_QUEUE_POLLS ? poll({ ...state, polls: state.polls + 1 }) : failed(ORDER_QUEUE_SLOW),
    'order-made': ({ last }, { unionId }) => ({
      state: { name: 'paying', last, unionId },
      effects: [{ name: 'pay', unionId }],
    }),
    'order-failed': (_state, { message }) => failed(message),
  },
  paying: {
    paid: ({ unionId }) => ({
      state: { name: 'done', unionId },
      effects: [{ name: 'show-result', unionId }],
    }),
    'not-paid': (_state, { message }) => ({
      state: { name: 'cancelled' },
      effects: [{ name: 'show-unpaid', title: '提示', message }],
    }),
  },
  done: {},
  cancelled: {},
  failed: {},
});
