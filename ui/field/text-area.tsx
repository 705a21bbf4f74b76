// The multi-line text field, with its count.
import { useId } from 'react';
import { FieldRow } from './field-row';
import styles from './field.module.css';

type TextAreaProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Maximum length; also shown as a count. */
  maxLength?: number;
  rows?: number;
  /** Name of the value, by which a form finds its first invalid field. */
  name?: string;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** A labelled text area; the label is above it. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, maxLength, error = '', isRequired, isDisabled = false } = props;
  const id = useId();
  return (
    <FieldRow {...{ label, error, isRequired }} controlId={id} isStacked>
      <div className={styles.area}>
        <textarea
          id={id}
          name={props.name}
          className={styles.input}
          rows={props.rows ?? 3}
          value={value}
          placeholder={props.placeholder}
          maxLength={maxLength}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={error !== ''}
          aria-describedby={error === '' ? undefined : `${id}-error`}
          onChange={({ target }) => onChange(target.value)}
        />
        {maxLength !== undefined && (
          <span className={styles.count} aria-hidden>
            {value.length}/{maxLength}
          </span>
        )}
      </div>
    </FieldRow>
  );
}
