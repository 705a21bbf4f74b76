// The payment flow as a transition table: options, chooser, balance with its password, cashiers, and their outcomes (PAY).
import {
  checkedPayOption,
  choosePayOption,
  CHOOSE_PAYMENT,
  isPayKey,
  isZeroAmount,
  type PayKey,
  PASSWORDS_DIFFER,
  passwordRefusal,
  passwordStep,
  PAYMENT_CANCELLED,
  sdkPaymentMessage,
} from '~/domain/payment';
import { readFen } from '~/domain/money';
import type { Step, Table } from './machine';
import type {
  PayData,
  Payment,
  PaymentEffect,
  PaymentEvent,
  PaymentState,
  PayOption,
} from './payment-states';

type Next = Step<PaymentState, PaymentEffect>;

const idle: PaymentState = { name: 'idle' };
const NOT_PAID = '订单未支付';
const POSTED_LATER = '支付结果到账后会自动更新，请稍后查看，不要重复支付';
const NO_CASHIER = '支付方式暂不可用，请选择其他方式';

const rejected = (message: string): Next => ({ state: idle, effects: [{ name: 'reject', message }] });
const cancelled = (): Next => rejected(PAYMENT_CANCELLED);
const resolved = (id: number): Next => ({ state: idle, effects: [{ name: 'resolve', id }] });
const choosing = (payment: Payment): PaymentState => ({ name: 'choosing', payment });

/** A failure after confirming: shown over the chooser, or passed to the caller where there was no chooser. */
function failed(payment: Payment, message: string): Next {
  if (payment.isZero) return rejected(message);
  return { state: choosing(payment), effects: [{ name: 'alert', message }] };
}

/** Refused: said under its boxes, where it is typed again at once (PAY-26). */
const enteredAgain = (payment: Payment, refused: string): Next => ({
  state: { name: 'entering', payment, refused },
  effects: [],
});

/** A password that is refused or missing leads to its step, with the backend's message. */
function passwordRefused(payment: Payment, message: string): Next | null {
  const step = payment.isZero ? null : passwordRefusal(message);
  if (step === null) return null;
  if (step === 'enter') return enteredAgain(payment, message);
  return { state: { name: 'setting', payment }, effects: [{ name: 'alert', message }] };
}

const charge = (payment: Payment, password: string, isPasswordNeeded: boolean): Next => ({
  state: { name: 'charging', payment },
  effects: [{ name: 'charge-balance', id: payment.id, password, isPasswordNeeded }],
});

function prepare(payment: Payment, key: PayKey): Next {
  const { id, otherKey } = payment;
  const combined = key === 'combination_pay' ? otherKey : '';
  return {
    state: { name: 'preparing', payment, key },
    effects: [{ name: 'ask-data', id, key, otherKey: combined }],
  };
}

/** The first way to pay the rest of a combination is chosen with it. */
const chosenWith = (options: readonly PayOption[]): Pick<Payment, 'options' | 'otherKey'> => ({
  options,
  otherKey: checkedPayOption(options)?.other_payment?.[0]?.key ?? '',
});

/** Ways that this front end does not know are not offered (PAY-14). */
function offer(id: number, amount: string, offered: readonly PayOption[]): Next {
  const options = offered.filter(({ key }) => isPayKey(key));
  const payment: Payment = { id, amount, ...chosenWith(options), isZero: isZeroAmount(amount) };
  return payment.isZero ? prepare(payment, 'balance') : { state: choosing(payment), effects: [] };
}

function confirm(payment: Payment): Next {
  const key = checkedPayOption(payment.options)?.key;
  const isOtherMissing = key === 'combination_pay' && payment.otherKey === '';
  if (!isPayKey(key) || isOtherMissing) {
    return { state: choosing(payment), effects: [{ name: 'alert', message: CHOOSE_PAYMENT }] };
  }
  if (key === 'none') return resolved(payment.id);
  return key === 'combination_pay' ? beforeSpending(payment) : prepare(payment, key);
}

/** The balance: sent at once when nothing is due (PAY-27), else confirmed first (PAY-20). */
function startBalance(
  payment: Payment,
  { balance_amount = '', order_amount = payment.amount }: PayData,
): Next {
  if (isZeroAmount(order_amount)) return charge(payment, '', false);
  // The entry of the password shows the sum itself.
  if (passwordStep(spendingOption(payment)) === 'enter') return beforeSpending(payment);
  return {
    state: { name: 'confirming', payment, balance: balance_amount, orderAmount: order_amount },
    effects: [{ name: 'confirm-balance', balance: balance_amount, amount: order_amount }],
  };
}

/** A cashier of another site, or the social app's own where the data are signed for it. */
function startCashier(payment: Payment, data: PayData, isCombination: boolean): Next {
  const { id } = payment;
  const url = data.mweb_url ?? data.url ?? '';
  if (url !== '') {
    return {
      state: { name: 'away', id, isCombination },
      effects: [{ name: 'leave', id, url, isCombination }],
    };
  }
  if ((data.paySign ?? '') === '') return failed(payment, NO_CASHIER);
  return { state: { name: 'in-app', payment, isCombination }, effects: [{ name: 'pay-in-app', data }] };
}

/** The app's cashier takes money from people it knows only: the payer authorises the mall, and pays when he is back. */
const authorise = ({ id, otherKey }: Payment, key: PayKey, url: string): Next => ({
  state: { name: 'away', id, isCombination: false },
  effects: [{ name: 'leave', id, url, isCombination: false, chosen: { key, otherKey } }],
});

const STARTS: Readonly<Record<PayKey, (payment: Payment, data: PayData) => Next>> = {
  balance: startBalance,
  huodao: (payment) => ({
    state: { name: 'charging', payment },
    effects: [{ name: 'charge-on-delivery', id: payment.id }],
  }),
  wechat: (payment, data) => startCashier(payment, data, false),
  wechat_h5: (payment, data) => startCashier(payment, data, false),
  alipay_h5: (payment, data) => startCashier(payment, data, false),
  combination_pay: (payment, data) => startCashier(payment, data, true),
  none: (payment) => resolved(payment.id),
};

const isCombined = ({ options }: Payment): boolean => checkedPayOption(options)?.key === 'combination_pay';

/** The option whose balance is charged or, in a combination, frozen. */
function spendingOption(payment: Payment): Partial<PayOption> {
  const wanted = isCombined(payment) ? 'combination_pay' : 'balance';
  return payment.options.find(({ key }) => key === wanted) ?? {};
}

/** What the balance pays: all, or its part of a combination. */
export const spentAmount = (payment: Payment): string =>
  (isCombined(payment) ? spendingOption(payment).balance_amount : undefined) ?? payment.amount;

/** Charges the balance, or freezes a combination's part by asking for its data. */
const spend = (payment: Payment, password: string, isPasswordNeeded: boolean): Next =>
  isCombined(payment) ? prepare(payment, 'combination_pay') : charge(payment, password, isPasswordNeeded);

/** The steps before balance is charged or frozen (PAY-22, PAY-29). */
function beforeSpending(payment: Payment): Next {
  const step = passwordStep(spendingOption(payment));
  // A password is offered where the whole is paid from the balance.
  if (step === 'none' || (step === 'set' && isCombined(payment))) return spend(payment, '', false);
  const state: PaymentState =
    step === 'enter' ? { name: 'entering', payment, refused: '' } : { name: 'offering', payment };
  return { state, effects: [] };
}

interface Cashier {
  readonly id: number;
  readonly isCombination: boolean;
}

const question = ({ id, isCombination }: Cashier): Next => ({
  state: { name: 'questioned', id, isCombination },
  effects: [{ name: 'ask-paid' }],
});

/** Asks the mall whether it is paid: before the shopper is asked, and after he said so. */
const look = ({ id, isCombination }: Cashier, isClaimed: boolean): Next => ({
  state: { name: 'checking', id, isCombination, isClaimed },
  effects: [{ name: 'ask-status', id }],
});

/** Ends where the shopper finds what he has not paid. */
const unpaid = (message: string): Next => ({
  state: idle,
  effects: [
    { name: 'show-unpaid', message },
    { name: 'reject', message },
  ],
});

/** Waits before the mall is asked again whether what was paid in the social app is booked: the app's notice may be late. */
const POSTING_DELAYS_MS = [1_000, 1_000, 2_000, 3_000, 4_000];

const askPosted = (id: number, asked = 0): Next => ({
  state: { name: 'posting', id, asked },
  effects: [{ name: 'ask-status', id }],
});

/** A status that cannot be asked is one that is not known yet. */
function awaitPosting(id: number, asked: number): Next {
  const delayMs = POSTING_DELAYS_MS[asked];
  if (delayMs === undefined) return { state: { name: 'unposted', id }, effects: [] };
  return { state: { name: 'posting', id, asked: asked + 1 }, effects: [{ name: 'await-posting', delayMs }] };
}

/** Giving up a cashier releases the balance that a combination froze (PAY-57). */
const giveUp = (cashier: Cashier, message: string): Next => ({
  state: idle,
  effects: [
    ...(cashier.isCombination ? [{ name: 'unfreeze', id: cashier.id } as const] : []),
    { name: 'reject', message },
  ],
});

const stepBack = {
  closed: cancelled,
  'returned-to-chooser': ({ payment }: { payment: Payment }): Next => ({
    state: choosing(payment),
    effects: [],
  }),
};

export const paymentTable: Table<PaymentState, PaymentEvent, PaymentEffect> = {
  idle: {
    opened: (_state, { id, extras }) => ({
      state: { name: 'asking', id },
      effects: [{ name: 'ask-options', id, extras }],
    }),
    resumed: (_state, { isPaid, ...cashier }) => (isPaid ? askPosted(cashier.id) : look(cashier, false)),
  },
  asking: {
    'options-arrived': ({ id }, { amount, options }) => offer(id, String(amount), options),
    'options-failed': (_state, { message }) => rejected(message),
  },
  choosing: {
    closed: cancelled,
    'option-chosen': (state, { key }) => {
      const options = choosePayOption(state.payment.options, key);
      const isSame = options === state.payment.options;
      return { state: isSame ? state : choosing({ ...state.payment, ...chosenWith(options) }), effects: [] };
    },
    'other-chosen': (state, { key }) => ({
      state: choosing({ ...state.payment, otherKey: key }),
      effects: [],
    }),
    confirmed: ({ payment }) => confirm(payment),
  },
  preparing: {
    'data-arrived': ({ payment, key }, { data }) =>
      (data.authorise_url ?? '') === ''
        ? STARTS[key](payment, data)
        : authorise(payment, key, data.authorise_url ?? ''),
    'data-failed': ({ payment }, { message, isRefused }) => {
      if (!isRefused && !payment.isZero) return { state: choosing(payment), effects: [] };
      // A combination's proof is used up or too old.
      return (isCombined(payment) ? passwordRefused(payment, message) : null) ?? rejected(message);
    },
  },
  confirming: {
    'balance-confirmed': ({ payment }) => beforeSpending(payment),
    'balance-declined': cancelled,
  },
  entering: {
    ...stepBack,
    'password-entered': ({ payment }, { password }) => ({
      state: { name: 'verifying', payment, password },
      effects: [{ name: 'verify-password', password }],
    }),
  },
  verifying: {
    'password-verified': ({ payment, password }) => spend(payment, password, true),
    'password-refused': ({ payment }, { message }) =>
      passwordRefused(payment, message) ?? enteredAgain(payment, message),
  },
  offering: {
    ...stepBack,
    'set-chosen': ({ payment }) => ({ state: { name: 'setting', payment }, effects: [] }),
    'set-skipped': ({ payment }) => spend(payment, '', false),
  },
  setting: {
    ...stepBack,
    'password-entered': ({ payment }, { password }) => ({
      state: { name: 'repeating', payment, first: password },
      effects: [],
    }),
  },
  repeating: {
    ...stepBack,
    'password-entered': ({ payment, first }, { password }) =>
      password === first
        ? { state: { name: 'saving', payment, password }, effects: [{ name: 'save-password', password }] }
        : { state: { name: 'setting', payment }, effects: [{ name: 'toast', message: PASSWORDS_DIFFER }] },
  },
  saving: {
    'password-saved': ({ payment, password }) => spend(payment, password, true),
    'password-not-saved': ({ payment }, { message }) => ({
      state: { name: 'setting', payment },
      effects: [{ name: 'toast', message }],
    }),
  },
  charging: {
    charged: ({ payment }) => ({
      state: idle,
      effects: [
        checkedPayOption(payment.options)?.key === 'huodao'
          ? { name: 'resolve', id: payment.id, isOnDelivery: true }
          : { name: 'resolve', id: payment.id },
      ],
    }),
    'charge-failed': ({ payment }, { message }) =>
      passwordRefused(payment, message) ?? failed(payment, message),
  },
  'in-app': {
    'app-paid': ({ payment }) => askPosted(payment.id),
    'app-failed': ({ payment, isCombination }, { message }) =>
      giveUp({ id: payment.id, isCombination }, sdkPaymentMessage(message)),
  },
  posting: {
    'status-arrived': ({ id, asked }, { isPaid }) => (isPaid ? resolved(id) : awaitPosting(id, asked)),
    'status-failed': ({ id, asked }) => awaitPosting(id, asked),
    'posting-due': ({ id, asked }) => askPosted(id, asked),
  },
  unposted: {
    'posting-due': ({ id }) => askPosted(id),
    // Nothing is given up: a combination keeps its frozen balance, as the payment is under way.
    closed: () => unpaid(POSTED_LATER),
  },
  // Who has paid is not asked.
  away: { 'question-due': ({ id, isCombination }) => look({ id, isCombination }, false) },
  questioned: {
    'paid-claimed': (cashier) => look(cashier, true),
    'paid-denied': (cashier) => giveUp(cashier, PAYMENT_CANCELLED),
  },
  checking: {
    'status-arrived': (cashier, { isPaid }) => {
      if (isPaid) return resolved(cashier.id);
      return cashier.isClaimed ? unpaid(NOT_PAID) : question(cashier);
    },
    'status-failed': question,
  },
};

/** The part of a combination that the second way pays, in fen; null where the balance is unknown. */
export function restFen(amount: string, balance: string | undefined): number | null {
  const [amountFen, balanceFen] = [readFen(amount), readFen(balance)];
  return amountFen === null || balanceFen === null ? null : Math.max(0, amountFen - balanceFen);
}
