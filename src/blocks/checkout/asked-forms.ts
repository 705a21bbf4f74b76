// The forms of a checkout: each is checked, and put into the order, when the order is submitted.
import { useLayoutEffect, useState } from 'react';
import type { OrderFormItem } from '~/domain/order-form';
import { useLatest } from '~/ui/use-latest';
import type { OrderForm } from '../../flows/checkout-form';

export interface AskedForm {
  /** Shows its first problem; that problem's message, null when there is none. */
  verify: () => string | null;
  /** The order with the form's answers. */
  put: (order: OrderForm) => OrderForm;
}

/** In the order of the screen. */
export type AskedForms = Map<string, AskedForm>;

export const useAskedForms = (): AskedForms => useState<AskedForms>(() => new Map())[0];

/** Lets the checkout ask a form while it is on the screen. */
export function useAsked(forms: AskedForms, key: string, form: AskedForm): void {
  const latest = useLatest(form);
  useLayoutEffect(() => {
    forms.set(key, { verify: () => latest.current.verify(), put: (order) => latest.current.put(order) });
    return () => void forms.delete(key);
  }, [forms, key, latest]);
}

/** The message of the first form with a problem; null when all may be sent. */
export function formsProblem(forms: AskedForms): string | null {
  for (const { verify } of forms.values()) {
    const message = verify();
    if (message !== null) return message;
  }
  return null;
}

export const withForms = (order: OrderForm, forms: AskedForms): OrderForm =>
  [...forms.values()].reduce((made, { put }) => put(made), order);

/** The order with answers at the goods of these indexes of a shop. */
export const putGoodsAnswers = (
  order: OrderForm,
  { index, lines, items }: { index: number; lines: readonly number[]; items: readonly OrderFormItem[] },
): OrderForm => ({
  ...order,
  list: order.list.map((group, place) =>
    place === index
      ? {
          ...group,
          goods_list: group.goods_list.map((goods, line) =>
            lines.includes(line) ? { ...goods, form_data: items } : goods,
          ),
        }
      : group,
  ),
});
