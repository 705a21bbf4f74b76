// The control of a text, single-line or multi-line.
import { fieldName, inputHints, MAX_LINE_LENGTH, MAX_TEXT_LENGTH, typedKindOf } from '~/domain/diy-form';
import type { ControlProps } from './control-props';
import styles from './form-fields.module.css';

/** The question itself where it is the placeholder. */
function placeholderOf({ field, look }: ControlProps): string {
  if (look !== 'within') return field.hint ?? '';
  const name = fieldName(field);
  return field.is_required === 1 ? `${name}（必填）` : name;
}

export function Text(props: ControlProps) {
  const { field, id, answer, onAnswer, described } = props;
  const shared = {
    ...described,
    id,
    value: typeof answer === 'string' ? answer : '',
    placeholder: placeholderOf(props),
    required: field.is_required === 1,
  };
  if (field.key === 'textarea')
    return (
      <textarea
        {...shared}
        className={styles.area}
        rows={3}
        maxLength={MAX_TEXT_LENGTH}
        onChange={({ target }) => onAnswer(target.value)}
      />
    );
  const { type, autoComplete } = inputHints(field);
  return (
    <input
      {...shared}
      className={styles.input}
      type={type}
      autoComplete={autoComplete}
      maxLength={typedKindOf(field) === undefined ? MAX_LINE_LENGTH : undefined}
      onChange={({ target }) => onAnswer(target.value)}
    />
  );
}
