// How the control of one field writes.
import { useMemo } from 'react';
import type { FormField } from '~/domain/studio/form';
import { type Pointer, pointerOf } from '~/domain/studio/pointer';
import type { ControlProps } from './control';
import { useFormContext } from './form-context';

export interface Writing extends Pick<ControlProps, 'write' | 'writeOwner'> {
  /** Former values of the field and of what its control owns; what goes along with a value goes with one alone. */
  restore: ControlProps['writeOwner'];
}

const isOff = ({ switch: values }: FormField, value: unknown): boolean =>
  [undefined, null, '', false, values?.off].includes(value as never);

/** What a field sets along when it becomes off or empty is one step with it. */
export function useWriting(field: FormField, ownerAt: Pointer): Writing {
  const form = useFormContext();
  return useMemo((): Writing => {
    const writeOwner: Writing['writeOwner'] = (values, how) =>
      form.writeOwner(field, ownerAt, { values, ...(how === undefined ? {} : { how }) });
    const write: Writing['write'] = (value, how) => {
      if (field.clears !== undefined && isOff(field, value))
        writeOwner({ [field.name]: value, ...field.clears }, how);
      else
        form.write(field, ownerAt + pointerOf([field.name]), {
          value,
          ...(how === undefined ? {} : { how }),
        });
    };
    const restore: Writing['restore'] = (values, how) =>
      Object.keys(values).length > 1 ? writeOwner(values, how) : write(values[field.name], how);
    return { write, writeOwner, restore };
  }, [form, field, ownerAt]);
}
