// The one-line text field of forms.
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId, useRef } from 'react';
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
  maxLength?: number | undefined;
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

/** A labelled text field with a clear button. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error = '', isRequired, isDisabled = false, isStacked, trailing } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
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
        maxLength={props.maxLength}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        onBlur={props.onBlur}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && !isDisabled && (
        <button
          type="button"
          className={`${styles.clear} hit-area`}
          aria-label={`清空${label}`}
          onClick={clear}
        >
          <Icon name="close" size={20} />
        </button>
      )}
    </FieldRow>
  );
}
