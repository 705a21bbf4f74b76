// The fields of a form that shoppers fill in: a list whose rows are of a kind each.
import { useMemo } from 'react';
import { parentOf } from '~/domain/studio/pointer';
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

export function FormFieldsControl(control: ControlProps) {
  const outer = useFormContext();
  const context = useMemo((): FormContext => {
    const write: FormContext['write'] = (field, at, written) => {
      if (field.name !== 'key') return outer.write(field, at, written);
      const words = field.options?.find(({ value }) => value === written.value)?.words ?? '';
      const stored = outer.storedAt(parentOf(at));
      const row = (stored ?? {}) as Record<string, unknown>;
      outer.writeOwner(field, parentOf(at), {
        values: withKind(written.value, words, row),
        ...(written.how === undefined ? {} : { how: written.how }),
      });
    };
    return { ...outer, write };
  }, [outer]);
  return (
    <FormContextProvider value={context}>
      <ListControl {...control} />
    </FormContextProvider>
  );
}
