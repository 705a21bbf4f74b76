// The state of a form: values, what the shopper has been told, one submission at a time, a refusal at its field.
import { type FormEvent, type RefObject, useState } from 'react';
import { isRecord } from '~/domain/record';
import { isRefusal, wordsOf } from '../../base/call-error';
import { toast } from '../../state/overlays';
import { useAction } from '../use-action';

export type Messages<V> = Partial<Record<keyof V, string>>;

export interface FormState<V> {
  readonly values: V;
  /** Of them what the shopper has changed. */
  readonly changes: Partial<V>;
  // Methods, so that a part which reads some of the values takes a form that has more of them.
  set<K extends keyof V>(this: void, name: K, value: V[K]): void;
  change(this: void, part: Partial<V>): void;
  /** Message of a field; shown once the shopper left it or tried to send. */
  messageOf(this: void, name: keyof V): string | undefined;
  touch(this: void, name: keyof V): void;
  /** Whether anything is other than at the start. */
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  /** Sends the form with this value of a field at once. */
  finish<K extends keyof V>(this: void, name: K, value: V[K]): void;
  readonly submit: (event?: FormEvent) => void;
}

interface FormOptions<V> {
  /** Initial values; a field that the shopper has not changed follows fresh ones. */
  initial: V;
  /** Changes that it begins with. */
  begun: Partial<V>;
  /** Problems in the order of the fields. */
  validate: (values: V, ended: keyof V | null) => Messages<V>;
  /** `ended` is the field that sent the form by itself. */
  submit: (values: V, ended: keyof V | null) => Promise<unknown>;
  /** What a refusal leaves of values that are good for one attempt. */
  spend: (values: V) => Partial<V>;
  /** The form's element, in which fields are found by their names. */
  element: RefObject<HTMLFormElement | null>;
}

interface Refusal<V> {
  name: keyof V;
  words: string;
  /** It is about this value: another one may be right. */
  value: unknown;
}

/** The field that a refusal is about; null where the mall does not say, or says one that is not shown. */
function refusedField<V extends object>(error: unknown, values: V): keyof V | null {
  const field = isRefusal(error) && isRecord(error.data) ? error.data['field'] : undefined;
  return typeof field === 'string' && Object.hasOwn(values, field) ? (field as keyof V) : null;
}

/** Brings a field into sight with the focus; false where it has no element. */
function focusField(form: HTMLFormElement | null, name: string): boolean {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
  return field !== null;
}

interface Sending<V> extends Pick<FormOptions<V>, 'submit' | 'spend'> {
  values: V;
  change: (part: Partial<V>) => void;
  /** Says what is wrong at a field. */
  tell: (name: keyof V, words: string) => void;
}

/** Sends the form; what the mall refuses is told at its field. */
function useSending<V extends object>({ values, submit, spend, change, tell }: Sending<V>) {
  const [refusal, setRefusal] = useState<Refusal<V> | null>(null);
  /** A refusal without a field is about the one that sent the form. */
  const action = useAction(async (sent: V, ended: keyof V | null) => {
    try {
      await submit(sent, ended);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const left = spend(sent);
      change(left);
      const name = refusedField(error, sent) ?? ended;
      if (name === null) throw error;
      setRefusal({ name, words: wordsOf(error), value: { ...sent, ...left }[name] });
      if (name !== ended) tell(name, wordsOf(error));
    }
  });
  const refusalOf = (name: keyof V): string | undefined =>
    refusal?.name === name && refusal.value === values[name] ? refusal.words : undefined;
  return { action, refusalOf };
}

export function useFormState<V extends object>(options: FormOptions<V>): FormState<V> {
  const { initial, begun, validate, submit, spend, element } = options;
  const [changes, setChanges] = useState(begun);
  const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set());
  const values: V = { ...initial, ...changes };
  const messages = validate(values, null);
  const tell = (name: keyof V, words: string) => {
    if (!focusField(element.current, String(name))) toast(words);
  };
  const change = (part: Partial<V>) => setChanges((before) => ({ ...before, ...part }));
  const { action, refusalOf } = useSending<V>({ values, submit, spend, change, tell });
  const send = (sent: V, ended: keyof V | null) => {
    const problems = validate(sent, ended);
    const [first] = Object.keys(problems) as (keyof V)[];
    if (first === undefined) void action.run(sent, ended);
    else {
      setTouched(new Set(Object.keys(sent) as (keyof V)[]));
      tell(first, problems[first] ?? '');
    }
  };
  return {
    values,
    changes,
    change,
    set: (name, value) => change({ [name]: value } as unknown as Partial<V>),
    touch: (name) => setTouched((before) => new Set([...before, name])),
    messageOf: (name) => refusalOf(name) ?? (touched.has(name) ? messages[name] : undefined),
    isChanged: JSON.stringify(values) !== JSON.stringify(initial),
    isBusy: action.isBusy,
    finish: (name, value) => {
      change({ [name]: value } as unknown as Partial<V>);
      send({ ...values, [name]: value }, name);
    },
    submit: (event) => {
      // A form in a sheet over this one: its events come through here as well.
      if (event !== undefined && event.target !== event.currentTarget) return;
      event?.preventDefault();
      send(values, null);
    },
  };
}
