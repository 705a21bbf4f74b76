// What is chosen: one of a few texts in a sheet, or one of a few in sight, as circles, as tabs, or as rows that act.
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { FieldRow } from '~/ui/field/field-row';
import { ItemRow } from '~/ui/item-row/item-row';
import { Tabs } from '~/ui/tabs/tabs';
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

const TabRow = ({ field, value, onChange }: FieldProps<string>) => (
  <FieldRow label={field.label}>
    <Tabs
      label={field.label}
      shape="pill"
      items={choicesOf(field).map((one) => ({ id: one.value, text: one.text }))}
      current={value}
      onChange={onChange}
    />
  </FieldRow>
);

export const tabsKind: FieldKind<string> = { empty: '', Field: TabRow };

const Acts = ({ field, onDone }: FieldProps<string>) => (
  <ul>
    {choicesOf(field).map(({ value, text, hint }) => (
      <li key={value}>
        <ItemRow title={<strong>{text}</strong>} notes={[hint]} onTap={() => onDone(value)} />
      </li>
    ))}
  </ul>
);

/** A tap on a row sends the form. */
export const actsKind: FieldKind<string> = { empty: '', Field: Acts };
