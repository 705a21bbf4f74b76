// The checkout flow as a hook: its state, the rendered form, and the actions that change it.
import { useEffect, useState } from 'react';
import { useShownAgain } from '../../engine/screen-context';
import { type Checkout, type Preview, makeCheckout } from '../../flows/checkout';
import {
  changeGroup,
  type CheckoutProblem,
  checkoutProblem,
  type OrderForm,
  type OrderGroup,
} from '../../flows/checkout-form';
import { lastPosition } from '../../services/location';
import { toast } from '../../state/overlays';
import { type AskedForms, formsProblem, useAskedForms, withForms } from './asked-forms';
import { usePutPicks } from './use-picks';
import type { CheckoutState, Editing } from '../../flows/checkout-table';

export type PreviewGroup = Preview['mch_list'][number];
export type PreviewGoods = PreviewGroup['goods_list'][number];

export interface CheckoutModel {
  form: OrderForm;
  preview: Preview;
  /** A price request is running. */
  isPricing: boolean;
  /** Errors of the last submission, until they are corrected. */
  problem: CheckoutProblem | null;
  change: (form: OrderForm) => void;
  changeGroup: (index: number, change: Partial<OrderGroup>) => void;
  /** Changes that do not affect the price: remark, contact. */
  note: (form: OrderForm) => void;
  /** The forms of operators on the screen. */
  forms: AskedForms;
  submit: () => void;
}

/** What plugins and links name of their own: routes, the pages after it, the method of delivery. */
export interface CheckoutOptions {
  mch_list: OrderForm;
  preview_url: string;
  submit_url: string;
  pay_data_url: string;
  order_page_url: string;
  pay_cancel_url: string;
  show_pay_result: string;
  send_type: string;
}

/** False where the server's conditions fail: the button is disabled, and the row shows the reason. */
export const canBeSent = ({ address_enable, price_enable }: Preview): boolean =>
  address_enable && price_enable;

/** The last good response, and the current form. */
function renderedForm(state: CheckoutState<Preview>): { last: Editing<Preview>; form: OrderForm } | null {
  if (state.name === 'editing') return { last: state, form: state.form };
  if (state.name === 'previewing') return state.last === null ? null : { last: state.last, form: state.form };
  return 'last' in state ? { last: state.last, form: state.last.form } : null;
}

const withSendType = (form: OrderForm, sendType: string): OrderForm =>
  sendType === '' ? form : { ...form, list: form.list.map((group) => ({ ...group, send_type: sendType })) };

const placesOf = (query: CheckoutOptions): Parameters<typeof makeCheckout>[0]['places'] => ({
  previewRoute: query.preview_url,
  submitRoute: query.submit_url,
  payDataRoute: query.pay_data_url,
  orderPage: query.order_page_url,
  cancelPage: query.pay_cancel_url,
  hasResult: query.show_pay_result !== 'false',
});

interface ShownCheckout {
  state: CheckoutState<Preview>;
  model: CheckoutModel | null;
  send: Checkout['send'];
}

interface Submission {
  form: OrderForm;
  forms: AskedForms;
  problem: CheckoutProblem | null;
}

/** Forms report their own problems, once the mall's fields are filled in. */
function submit({ form, forms, problem }: Submission, send: Checkout['send']): void {
  const message = problem === null ? formsProblem(forms) : null;
  if (message !== null) {
    toast(message);
    return;
  }
  if (problem === null && forms.size > 0) send({ name: 'noted', form: withForms(form, forms) });
  send({ name: 'submit-chosen', problem });
}

export function useCheckout(query: CheckoutOptions): ShownCheckout {
  const putPicks = usePutPicks();
  // After a reload too the order has what was picked before.
  const [form] = useState(() => ({
    ...putPicks(withSendType(query.mch_list, query.send_type)),
    ...lastPosition(),
  }));
  const [state, setState] = useState<CheckoutState<Preview>>({ name: 'checking', form });
  const [tapped, setTapped] = useState(false);
  const [checkout] = useState(() =>
    makeCheckout({
      form,
      places: placesOf(query),
      onChange: setState,
      onProblem: () => setTapped(true),
    }),
  );
  const { send } = checkout;
  const forms = useAskedForms();
  useEffect(() => send({ name: 'check-again' }), [send]);
  const shown = renderedForm(state);
  // Addresses and stock may have changed meanwhile, so a screen that is shown again requests prices again.
  useShownAgain(() => {
    if (shown !== null) send({ name: 'changed', form: putPicks(shown.form) });
  });
  if (shown === null) return { state, model: null, send };
  const { last, form: current } = shown;
  const problem = checkoutProblem(current, last.preview);
  const change = (next: OrderForm) => send({ name: 'changed', form: next });
  const model: CheckoutModel = {
    form: current,
    preview: last.preview,
    isPricing: state.name === 'previewing',
    problem: tapped || !canBeSent(last.preview) ? problem : null,
    change,
    changeGroup: (index, part) => change(changeGroup(current, index, part)),
    note: (next) => send({ name: 'noted', form: next }),
    forms,
    submit: () => submit({ form: current, forms, problem }, send),
  };
  return { state, model, send };
}
