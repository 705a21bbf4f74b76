// The amount of a withdrawal: the large figure, the button for all of it, its charge and its limits.
import { CURRENCY_SIGN } from '~/domain/price';
import { type ReactNode, useId } from 'react';
import { Button } from '~/ui/button/button';
import styles from './withdrawal.module.css';

interface AmountFieldProps {
  label: string;
  caption: string;
  value: string;
  error: string;
  /** What is charged of the amount; empty until there is one. */
  charge: string;
  notes: readonly string[];
  /** Name of the button for all of it. */
  allText: string;
  /** Above the figure. */
  children: ReactNode;
  onChange: (value: string) => void;
  onBlur: () => void;
  onAll: () => void;
}

/** The longest sum, 9999999.99. */
const MAX_LENGTH = 10;

const Notes = ({
  id,
  error,
  charge,
  notes,
}: Pick<AmountFieldProps, 'error' | 'charge' | 'notes'> & { id: string }) => (
  <div id={id} className={styles.notes}>
    {error === '' ? null : (
      <p className={styles.error} role="alert">
        {error}
      </p>
    )}
    {charge === '' ? null : <p aria-live="polite">{charge}</p>}
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </div>
);

export function AmountField(props: AmountFieldProps) {
  const { label, caption, value, error, charge, notes, allText, children, onChange, onBlur, onAll } = props;
  const id = useId();
  return (
    <div className={styles.amount}>
      <p className={styles.caption}>
        <label htmlFor={id}>{label}</label>
        <span>{caption}</span>
      </p>
      {children}
      <div className={styles.figure}>
        <span aria-hidden>{CURRENCY_SIGN}</span>
        <input
          id={id}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          placeholder={`请输入${label}`}
          value={value}
          required
          aria-invalid={error !== ''}
          aria-describedby={`${id}-notes`}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value.replace(/[^\d.]/g, ''))}
        />
        <Button kind="plain" size="small" label={allText} onClick={onAll}>
          全部
        </Button>
      </div>
      <Notes id={`${id}-notes`} {...{ error, charge, notes }} />
    </div>
  );
}
