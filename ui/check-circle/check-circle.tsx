// The round check of choices: a native checkbox or radio behind a drawing.
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../icon/icon';
import styles from './check-circle.module.css';

type CheckCircleProps = {
  type?: 'checkbox' | 'radio';
  isChecked: boolean;
  isDisabled?: boolean;
  /** Group of a radio. */
  name?: string;
  /** Accessible name where there is no label. */
  label?: string;
  /** Label beside the circle; a tap on it chooses too. */
  children?: ReactNode;
  /** Side of the label on which the circle is. */
  side?: 'start' | 'end';
  className?: string;
  onChange: (isChecked: boolean) => void;
};

/** A choice. Circle and label are one hit area of at least 88 rpx. */
export function CheckCircle(props: CheckCircleProps) {
  const { type = 'checkbox', isChecked, isDisabled = false, name, label, children, onChange } = props;
  return (
    <label className={classes(styles.choice, props.side === 'end' && styles.end, props.className)}>
      <input
        className={`${styles.control} hit-control`}
        type={type}
        name={name}
        checked={isChecked}
        disabled={isDisabled}
        aria-label={label}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.circle} aria-hidden>
        {isChecked && <Icon name="check" size={28} />}
      </span>
      {children !== undefined && <span className={styles.words}>{children}</span>}
    </label>
  );
}
