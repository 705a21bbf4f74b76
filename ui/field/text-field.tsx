// The one-line text field of forms.
import { type ChangeEvent, type HTMLInputAutoCompleteAttribute, type ReactNode, useId, useRef } from 'react';
import { cleanTyped, cutTo, type TypedKind, typedKindOfName, withoutFullWidth } from '~/domain/typed-text';
import { Icon } from '../icon/icon';
import { FieldRow } from './field-row';
import styles from './field.module.css';

export type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  type?: 'text' | 'tel' | 'password' | 'email' | 'date' | 'time';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Of words, as a reader counts; too long a number, figure or address is said to be so, never cut. */
  maxLength?: number | undefined;
  /** What is typed, where neither `type` nor `name` says it. */
  typed?: TypedKind;
  /** Name of the value, by which a form finds its first invalid field. */
  name?: string;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isStacked?: boolean;
  trailing?: ReactNode;
  /** On blur: time to validate. */
  onBlur?: () => void;
};

const KINDS: Partial<Record<NonNullable<TextFieldProps['type']>, TypedKind>> = {
  tel: 'phone',
  email: 'email',
};

/** A typed text as the field means it. A figure that is cut is another figure. */
function meantText(props: TextFieldProps, text: string): string {
  const kind = props.typed ?? KINDS[props.type ?? 'text'] ?? typedKindOfName(props.name ?? '');
  if (kind !== undefined) return cleanTyped(kind, text);
  const isFigure = props.inputMode === 'decimal' || props.inputMode === 'numeric';
  return isFigure ? withoutFullWidth(text) : cutTo(text, props.maxLength);
}

const Clear = ({ label, onClear }: { label: string; onClear: () => void }) => (
  <button type="button" className={`${styles.clear} hit-area`} aria-label={`清空${label}`} onClick={onClear}>
    <Icon name="close" size={20} />
  </button>
);

/** A labelled text field with a clear button. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error = '', isRequired, isDisabled = false, isStacked, trailing } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const meant = (text: string) => meantText(props, text);
  const take = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // A text that an input method composes must not be changed under it.
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    onChange(isComposing ? target.value : meant(target.value));
  };
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <FieldRow {...{ label, error, isRequired, isStacked, trailing }} controlId={id}>
      <input
        ref={field}
        id={id}
        name={props.name}
        className={styles.input}
        value={value}
        type={props.type ?? 'text'}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete ?? 'off'}
        placeholder={props.placeholder}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        onBlur={props.onBlur}
        onChange={take}
        onCompositionEnd={({ currentTarget }) => onChange(meant(currentTarget.value))}
      />
      {value !== '' && !isDisabled && <Clear label={label} onClear={clear} />}
    </FieldRow>
  );
}
