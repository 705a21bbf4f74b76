// Several rows of a list at once: deleted, moved to the top, one field set in all.
import { useMemo, useState } from 'react';
import { isRecord } from '~/domain/record';
import type { FormField } from '~/domain/studio/form';
import { isSameJson } from '~/domain/studio/same-json';
import type { ControlProps } from '../form/control';
import { type FormContext, FormContextProvider, useFormContext } from '../form/form-context';
import { FormField as Field } from '../form/form-field';
import { Button } from '../ui/button';
import styles from './list-control.module.css';
import type { Rows } from './use-rows';

interface ManyProps {
  control: ControlProps;
  list: Rows;
  chosen: readonly number[];
  /** Rows that the search shows. */
  found: readonly number[];
  /** Null ends it. */
  onChoose: (chosen: readonly number[] | null) => void;
}

/** Of one property each: what spans several, or has another computed of it, is set row by row. */
const settable = ({ fields = [] }: FormField): readonly FormField[] =>
  fields.filter(
    ({ name, control, parts, fields: inner }) =>
      control !== 'none' &&
      parts === undefined &&
      inner === undefined &&
      !fields.some(({ computed }) => computed === name),
  );

function SetField({
  field,
  list,
  chosen,
  scopes,
}: Omit<ManyProps, 'control' | 'found' | 'onChoose'> & { field: FormField; scopes: ControlProps['scopes'] }) {
  const outer = useFormContext();
  const chosenRows = chosen.map((index) => list.rows[index]).filter(isRecord);
  const [first = {}, ...others] = chosenRows;
  const isMixed = others.some((row) => !isSameJson(row[field.name], first[field.name]));
  const context = useMemo(
    (): FormContext => ({
      ...outer,
      live: null,
      isMixed: () => isMixed,
      write: (_field, _at, { value }) => list.set(chosen, field.name, value),
      writeOwner: (_field, _at, { values }) => list.set(chosen, field.name, values[field.name]),
    }),
    [outer, isMixed, list, chosen, field],
  );
  const shown = { ...field, when: undefined };
  return (
    <FormContextProvider value={context}>
      <Field field={shown} ownerAt="" owner={first} scopes={[...scopes, first]} />
    </FormContextProvider>
  );
}

interface ChoiceProps {
  fields: readonly FormField[];
  name: string;
  setName: (name: string) => void;
}

const Choice = ({ fields, name, setName }: ChoiceProps) => (
  <select aria-label="给所选的项设置" value={name} onChange={({ target }) => setName(target.value)}>
    <option value="">设置…</option>
    {fields.map((one) => (
      <option key={one.name} value={one.name}>
        {one.title}
      </option>
    ))}
  </select>
);

export function ListMany({ control, list, chosen, found, onChoose }: ManyProps) {
  const { field, scopes } = control;
  const fields = settable(field);
  const [name, setName] = useState('');
  const set = fields.find((one) => one.name === name);
  return (
    <fieldset aria-label="批量" className={styles['many']}>
      <span className={styles['foot']}>
        <span>已选 {chosen.length} 项</span>
        <Button look="quiet" isCompact onClick={() => onChoose(found)}>
          全选
        </Button>
        <Button look="quiet" isCompact onClick={() => onChoose(null)}>
          完成
        </Button>
      </span>
      <span className={styles['foot']}>
        <Button isCompact disabled={chosen.length === 0} onClick={() => list.remove(chosen)}>
          删除
        </Button>
        <Button isCompact disabled={chosen.length === 0} onClick={() => list.toTop(chosen)}>
          移到最前
        </Button>
        {fields.length === 0 ? null : <Choice {...{ fields, name, setName }} />}
      </span>
      {set === undefined || chosen.length === 0 ? null : (
        <SetField {...{ list, chosen, scopes }} field={set} />
      )}
    </fieldset>
  );
}
