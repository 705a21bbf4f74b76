// What is chosen: one of a few texts in a sheet, or one of a few in sight.
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { FieldRow } from '~/ui/field/field-row';
import { choicesOf, type FieldKind, type FieldProps } from '../../engine/archetypes/form';
import { ChoiceField } from '../choice-field/choice-field';
import styles from './form-kinds.module.css';

function Choice({ field, value, error, onChange }: FieldProps<string>) {
  const choices = choicesOf(field);
  return (
    <ChoiceField
      label={field.label}
      name={field.name}
      value={choices.find((one) => one.value === value)?.text ?? value}
      options={choices.map(({ text }) => text)}
      error={error}
      title={`请选择${field.label}`}
      onChange={(text) => onChange(choices.find((one) => one.text === text)?.value ?? '')}
    />
  );
}

const Radios = ({ field, value, error, onChange }: FieldProps<string>) => (
  <FieldRow label={field.label} error={error} isStacked={field.isStacked}>
    <div className={styles.choices} role="radiogroup" aria-label={field.label}>
      {choicesOf(field).map((one) => (
        <CheckCircle
          key={one.value}
          type="radio"
          name={field.name}
          isChecked={value === one.value}
          onChange={() => onChange(one.value)}
        >
          {one.text}
        </CheckCircle>
      ))}
    </div>
  </FieldRow>
);

export const choiceKind: FieldKind<string> = { empty: '', Field: Choice };
export const radioKind: FieldKind<string> = { empty: '', Field: Radios };
