// Owns the round tick of choices: a native checkbox or radio behind the drawing.
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
  /** Read out where no words stand beside it. */
  label?: string;
  /** Words beside the circle; tapping them chooses too. */
  children?: ReactNode;
  /** On which side of the words the circle stands. */
  side?: 'start' | 'end';
  className?: string;
  onChange: (isChecked: boolean) => void;
};

/** A choice. Circle and words are one hit area of at least 88 rpx. */
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
