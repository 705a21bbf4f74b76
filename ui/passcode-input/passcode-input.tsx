// The six-box entry of a payment password or a code: one invisible field behind the boxes.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cleanTyped } from '~/domain/typed-text';
import { classes } from '../classes';
import styles from './passcode-input.module.css';

/** The focus is set this long after opening, when the sheet's transition has ended. */
const FOCUS_DELAY_MS = 800;
const LENGTH = 6;

type PasscodeInputProps = {
  value: string;
  onChange: (value: string) => void;
  /** Called with the sixth character, without a submit button (PAY-23). */
  onComplete: (value: string) => void;
  /** Label and accessible name. */
  label: string;
  /** Why the last entry was rejected; shown under the boxes, with a shake animation. */
  error?: string;
  isDisabled?: boolean;
  /** false shows the characters and accepts letters too, for an invitation code. */
  isSecret?: boolean;
};

const clean = (typed: string, isSecret: boolean): string =>
  cleanTyped('digits', typed)
    .replace(isSecret ? /\D/g : /[^\da-z]/gi, '')
    .slice(0, LENGTH);

type BoxesProps = Pick<PasscodeInputProps, 'value'> & { isSecret: boolean };

const Boxes = ({ value, isSecret }: BoxesProps) =>
  Array.from({ length: LENGTH }, (_, place) => (
    <span key={place} className={classes(styles.box, place === value.length && styles.next)} aria-hidden>
      {isSecret ? place < value.length && <span className={styles.dot} /> : value[place]}
    </span>
  ));

/** After a refusal the sheet is open already: the next try is typed at once. */
function useLateFocus(field: RefObject<HTMLElement | null>, error: string): void {
  const [focusDelayMs] = useState(error === '' ? FOCUS_DELAY_MS : 0);
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), focusDelayMs);
    return () => clearTimeout(timer);
  }, [field, focusDelayMs]);
}

/**
 * Six boxes (PAY-24, CONST-03). A password is numeric and rendered as dots; its digits are never in the document,
 * so the field is uncontrolled (React would write a controlled value into an attribute).
 */
export function PasscodeInput(props: PasscodeInputProps) {
  const { value, onChange, onComplete, label, error = '', isDisabled = false, isSecret = true } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current !== null && field.current.value !== value) field.current.value = value;
  }, [value]);
  useLateFocus(field, error);

  const take = (input: HTMLInputElement): void => {
    const next = clean(input.value, isSecret);
    if (input.value !== next) input.value = next;
    if (next === value) return;
    onChange(next);
    if (next.length === LENGTH) onComplete(next);
  };

  return (
    <div className={styles.entry}>
      <label className={classes(styles.boxes, error !== '' && styles.refused)}>
        <input
          ref={field}
          className={styles.field}
          type={isSecret ? 'password' : 'text'}
          inputMode={isSecret ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="characters"
          aria-label={label}
          aria-invalid={error !== ''}
          disabled={isDisabled}
          onChange={({ target }) => take(target)}
        />
        <Boxes value={value} isSecret={isSecret} />
      </label>
      <p className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
