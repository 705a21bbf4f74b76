// The fields of a form that shoppers fill in: a list whose rows are of a kind each.
import { useMemo } from 'react';
import { arrayOf, isRecord } from '~/domain/record';
import type { FormField } from '~/domain/studio/form';
import { parentOf, pathOf, type Pointer, valueAt } from '~/domain/studio/pointer';
import type { ControlProps } from '../form/control';
import { type FormContext, FormContextProvider, useFormContext } from '../form/form-context';
import { ListControl } from './list-control';

const CHOICES = [
  { label: '选项一', value: 'false' },
  { label: '选项二', value: 'false' },
];

/** What a row of another kind has along with it; what it had stays stored. */
const ALONG: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  text: { default: '', hint: '' },
  textarea: { default: '', hint: '' },
  date: { default: '' },
  time: { default: '' },
  radio: { list: CHOICES },
  checkbox: { list: CHOICES },
  img_upload: { img_type: '1', num: 1 },
};

/** Another kind of field: with the words of the kind, which are stored beside it. */
export function withKind(
  key: unknown,
  words: string,
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const along = ALONG[String(key)] ?? {};
  const missing = Object.entries(along).filter(([name]) => row[name] === undefined);
  return { key, key_name: words, ...structuredClone(Object.fromEntries(missing)) };
}

/** Choices of which one alone is chosen from the start. */
const withOneChosen = (list: readonly unknown[], chosen: number): unknown[] =>
  list.map((choice, index) => (isRecord(choice) ? { ...choice, value: String(index === chosen) } : choice));

/** What else a row has with a value of it, by the object that is written; null for a value alone. */
function alongOf(
  { name, options }: FormField,
  { at, value, storedAt }: { at: Pointer; value: unknown; storedAt: FormContext['storedAt'] },
): { ownerAt: Pointer; values: Record<string, unknown> } | null {
  const ownerAt = parentOf(at);
  if (name === 'key') {
    const words = options?.find((one) => one.value === value)?.words ?? '';
    const row = storedAt(ownerAt);
    return { ownerAt, values: withKind(value, words, isRecord(row) ? row : {}) };
  }
  const listAt = parentOf(ownerAt);
  const rowAt = parentOf(listAt);
  // Several may be chosen from the start, but only one of 单选.
  if (name !== 'value' || value !== 'true' || valueAt(storedAt(rowAt), '/key') !== 'radio') return null;
  const list = withOneChosen(arrayOf(storedAt(listAt)), Number(pathOf(ownerAt).at(-1)));
  return { ownerAt: rowAt, values: { list } };
}

export function FormFieldsControl(control: ControlProps) {
  const outer = useFormContext();
  const context = useMemo((): FormContext => {
    const write: FormContext['write'] = (field, at, written) => {
      const more = alongOf(field, { at, value: written.value, storedAt: outer.storedAt });
      if (more === null) return outer.write(field, at, written);
      const { how } = written;
      outer.writeOwner(field, more.ownerAt, { values: more.values, ...(how === undefined ? {} : { how }) });
    };
    return { ...outer, write };
  }, [outer]);
  return (
    <FormContextProvider value={context}>
      <ListControl {...control} />
    </FormContextProvider>
  );
}
