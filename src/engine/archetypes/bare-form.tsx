// Archetype of form screens: values, field errors, one submission at a time.
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
  /** True while the form is valid. */
  isValid: boolean;
  isBusy: boolean;
  submit: (event?: FormEvent) => void;
}

export interface FormOptions<V> {
  /** Initial values; a field that the shopper has not changed follows fresh ones. */
  initial: V;
  /** Errors, in the order of the fields. */
  validate: (values: V) => Messages<V>;
  /** Submits the values; a refusal becomes a toast. */
  submit: (values: V) => Promise<unknown>;
  /** Receives the first message of a failed submission, for forms that show it as a toast too. */
  onInvalid?: (message: string) => void;
}

/** A form's state. A failed submission focuses the first invalid field. */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { initial, validate, submit, onInvalid } = options;
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
      if (first === undefined) {
        void action.run(values);
        return;
      }
      document.querySelector<HTMLElement>(`[name="${String(first)}"]`)?.focus();
      onInvalid?.(messages[first] ?? '');
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
