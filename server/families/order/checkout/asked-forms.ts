// The forms that a checkout asks: one of the shop's orders, and those of its goods; and their answers as they are stored.
import type { Kysely } from 'kysely';
import {
  fieldsOfForm,
  type OrderFormItem,
  orderFormItems,
  orderFormProblem,
  sentOrderForm,
} from '~/domain/order-form';
import type { PreviewGoods, PreviewGroup } from '~/schemas/api/order.gen';
import type { Tables } from '../../../db/tables';
import { MallError } from '../../../http/errors';
import { answersOf, type GroupForm } from './form';
import type { CheckoutLine } from './lines';

interface AskedForm {
  id: number;
  name: string;
  fields: unknown[];
}

export interface AskedForms {
  ofGoods: ReadonlyMap<number, AskedForm>;
  ofOrder: AskedForm | null;
}

const presentForms = (db: Kysely<Tables>) =>
  db.selectFrom('forms').select(['id', 'name', 'fields']).where('deleted_at', 'is', null);

/** The form of a goods as the wire has it; null without one. */
export async function formOfGoods(db: Kysely<Tables>, formId: number | null) {
  if (formId === null) return null;
  const form = await presentForms(db).where('id', '=', formId).executeTakeFirst();
  return form === undefined ? null : wireForm(form);
}

export async function loadForms(
  db: Kysely<Tables>,
  { lines, form }: { lines: readonly CheckoutLine[]; form: GroupForm },
): Promise<AskedForms> {
  const ids = [...new Set(lines.flatMap(({ goods }) => goods.form_id ?? []))];
  const ofGoods = ids.length === 0 ? [] : await presentForms(db).where('id', 'in', ids).execute();
  const ofOrder = await presentForms(db)
    .where('is_order_form', '=', true)
    .where('mch_id', '=', form.group.mch_id)
    .executeTakeFirst();
  return { ofGoods: new Map(ofGoods.map((row) => [row.id, row])), ofOrder: ofOrder ?? null };
}

const wireForm = ({ id, name, fields }: AskedForm) => ({ id, name, value: fields });

/** The form of a line; `same_form` where an earlier line asks it already. */
function formOf(
  line: CheckoutLine,
  forms: AskedForms,
  earlier: readonly CheckoutLine[],
): PreviewGoods['form'] {
  const form = forms.ofGoods.get(line.goods.form_id ?? 0);
  if (form === undefined) return null;
  return { ...wireForm(form), same_form: earlier.some(({ goods }) => goods.form_id === form.id) };
}

/** The forms of the lines, in their order. */
export const wireLineForms = (lines: readonly CheckoutLine[], forms: AskedForms): PreviewGoods['form'][] =>
  lines.map((line, at) => formOf(line, forms, lines.slice(0, at)));

export const wireOrderForm = ({ ofOrder }: AskedForms): PreviewGroup['order_form'] =>
  ofOrder === null ? null : wireForm(ofOrder);

export interface StoredAnswers {
  order: readonly OrderFormItem[] | null;
  /** Of the lines, in their order. */
  lines: readonly (readonly OrderFormItem[] | null)[];
}

/** The answers to a form, each by its question. Throws a MallError that names the first field with a problem. */
function checked(form: AskedForm, sent: unknown): OrderFormItem[] {
  const fields = fieldsOfForm(form.fields);
  const answers = sentOrderForm(fields, sent);
  const problem = orderFormProblem(fields, answers);
  if (problem !== null) throw new MallError(problem);
  return orderFormItems(fields, answers);
}

/** The answers to store, checked. Lines with the same form share the answers of the first; without a form there are none. */
export async function requireAnswers(
  db: Kysely<Tables>,
  checkout: { lines: readonly CheckoutLine[]; form: GroupForm },
): Promise<StoredAnswers> {
  const forms = await loadForms(db, checkout);
  const order = forms.ofOrder === null ? null : checked(forms.ofOrder, checkout.form.answers);
  const byForm = new Map<number, OrderFormItem[]>();
  for (const { goods, form: sent } of checkout.lines) {
    const form = forms.ofGoods.get(goods.form_id ?? 0);
    if (form !== undefined && !byForm.has(form.id))
      byForm.set(form.id, checked(form, answersOf(sent.form_data)));
  }
  return { order, lines: checkout.lines.map(({ goods }) => byForm.get(goods.form_id ?? 0) ?? null) };
}
