// The kinds of fields that most forms have: texts with the keyboard that they need.
import { useState } from 'react';
import { passwordDigits } from '~/domain/payment';
import { TextArea } from '~/ui/field/text-area';
import { TextField, type TextFieldProps } from '~/ui/field/text-field';
import { Icon } from '~/ui/icon/icon';
import styles from './form.module.css';
import type { BasicKind, FieldKind, FieldProps, KindTable } from './kind';

type Look = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'typed' | 'trailing'>;

/** A text field with what all of them take from the schema. */
function Text({ field, value, error, onChange, onBlur, look }: FieldProps<string> & { look: Look }) {
  const { name, label, max, placeholder, autoComplete = look.autoComplete } = field;
  return (
    <TextField
      {...look}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...{ name, label, value, error, onChange, onBlur }}
      maxLength={max}
      isStacked={field.isStacked}
      isRequired={field.isMarked && field.isOptional !== true}
      isDisabled={field.isFixed}
    />
  );
}

const typed = (look: Look): FieldKind<string> => ({
  empty: '',
  Field: (props) => <Text {...props} look={look} />,
});

/** A password is sent as it is typed, with its blanks. */
const asTyped = (value: string, name: string) => ({ [name]: value });

/** Hidden until the shopper asks to see it. */
function Password(props: FieldProps<string>) {
  const [isShown, setIsShown] = useState(false);
  const eye = (
    <button
      type="button"
      className={`${styles.eye ?? ''} hit-area`}
      aria-pressed={isShown}
      aria-label={isShown ? '隐藏密码' : '显示密码'}
      onClick={() => setIsShown(!isShown)}
    >
      <Icon name={isShown ? 'eye' : 'eye-off'} />
    </button>
  );
  const look = {
    type: isShown ? 'text' : 'password',
    autoComplete: 'current-password',
    trailing: eye,
  } as const;
  return <Text {...props} look={look} />;
}

const PIN: Look = { type: 'password', inputMode: 'numeric', autoComplete: 'off', typed: 'digits' };

const Pin = (props: FieldProps<string>) => (
  <Text {...props} look={PIN} onChange={(text) => props.onChange(passwordDigits(text))} />
);

const Long = ({ field, value, error, onChange }: FieldProps<string>) => (
  <TextArea
    {...{ value, error, onChange }}
    name={field.name}
    label={field.label}
    isRequired={field.isMarked && field.isOptional !== true}
    {...(field.placeholder === undefined ? {} : { placeholder: field.placeholder })}
    {...(field.max === undefined ? {} : { maxLength: field.max })}
  />
);

export const BASIC_KINDS: KindTable<BasicKind> = {
  text: typed({}),
  long: { empty: '', Field: Long },
  email: typed({ type: 'email', autoComplete: 'email' }),
  phone: typed({ type: 'tel', inputMode: 'tel', autoComplete: 'tel' }),
  money: typed({ inputMode: 'decimal' }),
  number: typed({ inputMode: 'numeric' }),
  password: { empty: '', paramsOf: asTyped, Field: Password },
  pin: { empty: '', Field: Pin },
};
