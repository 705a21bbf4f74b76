// The multi-line text field, with its count.
import { type ChangeEvent, useId } from 'react';
import { cutTo } from '~/domain/typed-text';
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
  const take = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    // A text that an input method composes must not be changed under it.
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    onChange(isComposing ? target.value : cutTo(target.value, maxLength));
  };
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
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={error !== ''}
          aria-describedby={error === '' ? undefined : `${id}-error`}
          onChange={take}
          onCompositionEnd={({ currentTarget }) => onChange(cutTo(currentTarget.value, maxLength))}
        />
        {maxLength !== undefined && (
          <span className={styles.count} aria-hidden>
            {Array.from(value).length}/{maxLength}
          </span>
        )}
      </div>
    </FieldRow>
  );
}
