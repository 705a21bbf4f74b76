// Fields that belong together: properties of an object, or neighbours that one control owns under its own value.
import { createElement } from 'react';
import { isRecord } from '~/domain/record';
import type { FormField } from '~/domain/studio/form';
import { parentOf } from '~/domain/studio/pointer';
import type { Control, ControlProps } from '../form/control';
import { Fields } from '../form/form-field';
import { Cards, Switch } from './choice-controls';
import { ColourControl } from './colour-control';
import styles from './controls.module.css';
import { NumberControl } from './number-control';

/** The control of the field's own value: what it is a head of. */
function headOf({ kind, switch: values, options, unit }: FormField): Control | null {
  if (kind === 'object') return null;
  if (kind === 'boolean' || values !== undefined) return Switch;
  if (options !== undefined) return Cards;
  return unit === undefined && kind === 'text' ? ColourControl : NumberControl;
}

export function FrameControl(control: ControlProps) {
  const { field, at, value, owner, scopes } = control;
  const object = isRecord(value) ? value : {};
  const head = headOf(field);
  return (
    <>
      {head === null ? null : createElement(head, control)}
      <div className={styles['frame']}>
        {field.parts === undefined ? null : (
          <Fields fields={field.parts} ownerAt={parentOf(at)} owner={owner} scopes={scopes} />
        )}
        {field.fields === undefined ? null : (
          <Fields fields={field.fields} ownerAt={at} owner={object} scopes={[...scopes, object]} />
        )}
      </div>
    </>
  );
}
