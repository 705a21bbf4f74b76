// One field of the form: label, control, help, advice; nothing where its condition does not hold.
import { createElement, useId } from 'react';
import type { ControlId, FormField as Field } from '~/domain/studio/form';
import { type Pointer, pointerOf } from '~/domain/studio/pointer';
import { holds, type Scopes } from '~/domain/studio/when';
import { useEditor } from '../store/use-editor';
import { FieldConflict } from './field-conflict';
import { useFormContext } from './form-context';
import styles from './form-field.module.css';

/** Below their label, over the whole width. */
const WIDE: ReadonlySet<ControlId> = new Set<ControlId>([
  'textarea',
  'rich',
  'cards',
  'pictures',
  'goods',
  'list',
  'fixed-list',
  'hotspots',
  'hotspot',
  'rubik',
  'form-fields',
  'ground',
  'box',
  'button',
  'frame',
  'location',
  'pick',
]);

/** Their label does not name one element. */
const GROUPED: ReadonlySet<ControlId> = new Set<ControlId>([
  ...WIDE,
  'segments',
  'position9',
  'tile',
  'link',
  'picture',
  'colour',
]);

interface FormFieldProps {
  field: Field;
  /** Pointer of the object that the field stands in. */
  ownerAt: Pointer;
  owner: Readonly<Record<string, unknown>>;
  scopes: Scopes;
}

export function FormField({ field, ownerAt, owner, scopes }: FormFieldProps) {
  const id = useId();
  const form = useFormContext();
  const isReadOnly = useEditor((state) => state.isReadOnly);
  if (field.control === 'none' || !holds(field.when, scopes)) return null;
  const at = ownerAt + pointerOf([field.name]);
  const warnings = (field.warn ?? []).filter(({ when }) => holds(when, scopes));
  const hasNote = field.help !== undefined || warnings.length > 0;
  const noteId = `${id}note`;
  const isWide = WIDE.has(field.control);
  return (
    <div
      className={styles['field']}
      data-wide={isWide || undefined}
      data-conditional={field.when === undefined ? undefined : true}
      data-at={at}
      role={GROUPED.has(field.control) ? 'group' : undefined}
      aria-labelledby={GROUPED.has(field.control) ? `${id}label` : undefined}
    >
      <label id={`${id}label`} htmlFor={id} className={styles['label']}>
        {field.title}
      </label>
      <div className={styles['control']}>
        {createElement(form.controlOf(field.control), {
          field,
          at,
          owner,
          scopes,
          id,
          isReadOnly,
          value: owner[field.name],
          describedBy: hasNote ? noteId : undefined,
          write: (value, how) => form.write(field, at, { value, ...(how === undefined ? {} : { how }) }),
          writeOwner: (values, how) =>
            form.writeOwner(field, ownerAt, { values, ...(how === undefined ? {} : { how }) }),
        })}
        <FieldConflict at={at} />
        {hasNote ? (
          <div id={noteId} className={styles['notes']}>
            {field.help === undefined ? null : <p>{field.help}</p>}
            {warnings.map(({ words }) => (
              <p key={words} className={styles['warning']}>
                {words}
              </p>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface FieldsProps extends Omit<FormFieldProps, 'field'> {
  fields: readonly Field[];
}

/** Fields of one object, in their order. */
export const Fields = ({ fields, ...rest }: FieldsProps) =>
  fields.map((field) => <FormField key={field.name} field={field} {...rest} />);
