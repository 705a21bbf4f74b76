// What one tap changes: a switch, a circle with its words, chips.
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Chip } from '~/ui/chip/chip';
import { FieldRow } from '~/ui/field/field-row';
import { Switch } from '~/ui/switch/switch';
import { choicesOf, type FieldKind, type FieldProps } from '../../engine/archetypes/form';
import styles from './form-kinds.module.css';

const OnOff = ({ field: { label }, value, onChange }: FieldProps<boolean>) => (
  <FieldRow label={label}>
    <Switch label={label} isOn={value} onChange={onChange} />
  </FieldRow>
);

const Check = ({ field: { label, name }, value, error, onChange }: FieldProps<boolean>) => (
  <>
    <CheckCircle isChecked={value} name={name} onChange={onChange}>
      {label}
    </CheckCircle>
    {error === '' ? null : (
      <p className={styles.refusal} role="alert">
        {error}
      </p>
    )}
  </>
);

/** A few texts, all in sight; a second tap takes the choice back where none is needed. */
const Chips = ({ field, value, error, onChange }: FieldProps<string>) => (
  <FieldRow label={field.label} error={error}>
    <div className={styles.chips}>
      {choicesOf(field).map((one) => (
        <Chip
          shape="outline"
          key={one.value}
          isChosen={value === one.value}
          onTap={() => onChange(value === one.value && field.isOptional === true ? '' : one.value)}
        >
          {one.text}
        </Chip>
      ))}
    </div>
  </FieldRow>
);

export const switchKind: FieldKind<boolean> = {
  empty: false,
  paramsOf: (value, name) => ({ [name]: value ? 1 : 0 }),
  Field: OnOff,
};

export const checkKind: FieldKind<boolean> = { ...switchKind, Field: Check };

export const chipsKind: FieldKind<string> = { empty: '', Field: Chips };
