// Walking the payment's table in tests: its events, and the states and effects they lead to.
import { type Step, transition } from '../machine';
import type { PaymentEffect, PaymentEvent, PaymentState, PayOption } from '../payment-states';
import { paymentTable } from '../payment-table';

export const option = (key: string, more: Partial<PayOption> = {}): PayOption => ({
  key,
  name: key,
  desc: null,
  icon: '',
  disabled: false,
  ...more,
});

export const opened: PaymentEvent = { name: 'opened', id: 7, extras: { from: 'cart' } };
export const offered = (options: PayOption[], amount: string | number = '12.50'): PaymentEvent => ({
  name: 'options-arrived',
  amount,
  options,
});
export const confirmed: PaymentEvent = { name: 'confirmed' };
export const data = (answer: object): PaymentEvent => ({ name: 'data-arrived', data: answer });
export const password = (digits: string): PaymentEvent => ({ name: 'password-entered', password: digits });

export const withPassword = option('balance', { checked: true, is_open_pay_password: 1, is_pay_password: 1 });
export const withoutPassword = option('balance', {
  checked: true,
  is_open_pay_password: 1,
  is_pay_password: 0,
});
export const plainBalance = option('balance', { checked: true });
export const balanceData = data({ balance_amount: '100.00', order_amount: '12.50' });

/** Walks the table from idle; returns the last state and the effects of each step. */
export function walk(...events: PaymentEvent[]): {
  state: PaymentState;
  last: readonly PaymentEffect[];
  all: PaymentEffect[];
} {
  let state: PaymentState = { name: 'idle' };
  let last: readonly PaymentEffect[] = [];
  const all: PaymentEffect[] = [];
  for (const event of events) {
    const step: Step<PaymentState, PaymentEffect> = transition(paymentTable, state, event);
    state = step.state;
    last = step.effects;
    all.push(...last);
  }
  return { state, last, all };
}

export const namesOf = (effects: readonly PaymentEffect[]) => effects.map(({ name }) => name);
