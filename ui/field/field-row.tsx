// A row of a form: label, control, error text.
import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './field.module.css';

type FieldRowProps = {
  label: string;
  /** id of the labelled control. */
  controlId?: string;
  isRequired?: boolean;
  /** Validation error; id `<controlId>-error`. */
  error?: string;
  /** Label above the control instead of beside it. */
  isStacked?: boolean;
  children: ReactNode;
  /** Right of the control: a unit, a button. */
  trailing?: ReactNode;
};

/** A form row of at least 88 rpx. */
export function FieldRow(props: FieldRowProps) {
  const { label, controlId, isRequired = false, error = '', isStacked = false, children, trailing } = props;
  const words = (
    <>
      {label}
      {isRequired && (
        <span className={styles.required} aria-hidden>
          *
        </span>
      )}
    </>
  );
  return (
    <div className={classes(styles.row, isStacked && styles.stacked)}>
      {controlId === undefined ? (
        <span className={styles.label}>{words}</span>
      ) : (
        <label className={styles.label} htmlFor={controlId}>
          {words}
        </label>
      )}
      <div className={styles.control}>
        <div className={styles.line}>
          {children}
          {trailing}
        </div>
        {error !== '' && (
          <p
            className={styles.error}
            id={controlId === undefined ? undefined : `${controlId}-error`}
            role="alert"
          >
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
