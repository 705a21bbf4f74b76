// Owns the archetype of forms: values, messages at their fields, one submission at a time.
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import type { AnyEndpoint, Body } from '../define-page';
import { useAction } from '../use-action';

export type Messages<V> = Partial<Record<keyof V, string>>;

export interface Form<V> {
  values: V;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** Message of a field; shown once the shopper left it or tried to submit. */
  messageOf: (name: keyof V) => string | undefined;
  touch: (name: keyof V) => void;
  /** True while nothing is wrong. */
  isValid: boolean;
  isBusy: boolean;
  submit: (event?: FormEvent) => void;
}

export interface FormOptions<V> {
  /** Shown until the shopper changes it, field by field: fresh values may come behind kept ones. */
  initial: V;
  /** Messages of what is wrong, in the order of the fields. */
  validate: (values: V) => Messages<V>;
  /** Does it; a refusal becomes a toast. */
  submit: (values: V) => Promise<unknown>;
}

/** A form's state. The first wrong field takes the focus on a failed submission. */
export function useForm<V extends object>({ initial, validate, submit }: FormOptions<V>): Form<V> {
  const [changes, setChanges] = useState<Partial<V>>({});
  const values: V = { ...initial, ...changes };
  const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set());
  const messages = validate(values);
  const action = useAction(submit);
  const set = useCallback(
    <K extends keyof V>(name: K, value: V[K]) => setChanges((before) => ({ ...before, [name]: value })),
    [],
  );
  const touch = useCallback(
    (name: keyof V) => setTouched((before) => new Set([...before, name])),
    [setTouched],
  );
  const names = Object.keys(messages) as (keyof V)[];
  return {
    values,
    set,
    touch,
    messageOf: (name) => (touched.has(name) ? messages[name] : undefined),
    isValid: names.length === 0,
    isBusy: action.isBusy,
    submit: (event) => {
      event?.preventDefault();
      setTouched(new Set(Object.keys(values) as (keyof V)[]));
      const [first] = names;
      if (first === undefined) void action.run(values);
      else document.querySelector<HTMLElement>(`[name="${String(first)}"]`)?.focus();
    },
  };
}

/** A screen that is a form; its view calls `useForm`. */
export const form = <Q,>(
  View: (props: { query: Q }) => ReactNode,
  endpoints: readonly AnyEndpoint[],
): Body<Q> => ({
  kind: 'form',
  endpoints,
  Component: View,
});
