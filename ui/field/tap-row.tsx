// A row that opens a picker, a sheet or another screen.
import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

type TapRowProps = {
  label: ReactNode;
  /** The chosen value; the placeholder shows while it is empty. */
  value?: ReactNode;
  placeholder?: string;
  /** Makes it a link; already through the allow-list. */
  href?: string;
  error?: string;
  /** Name of the value, by which a form finds its first invalid field. */
  name?: string;
  onTap?: (event: MouseEvent<HTMLElement>) => void;
};

/** A row with a chevron, of at least 88 rpx. */
export function TapRow({ label, value, placeholder = '', href, error = '', name, onTap }: TapRowProps) {
  const isEmpty = value === undefined || value === '';
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={classes(styles.control, styles.chosen, isEmpty && styles.placeholder)}>
        {isEmpty ? placeholder : value}
      </span>
      <span className={styles.chevron}>
        <Icon name="chevron-right" size={28} />
      </span>
    </>
  );
  return (
    <>
      {href === undefined ? (
        <button type="button" name={name} className={classes(styles.row, styles.tap)} onClick={onTap}>
          {content}
        </button>
      ) : (
        <a className={classes(styles.row, styles.tap)} href={href} onClick={onTap}>
          {content}
        </a>
      )}
      {error !== '' && (
        <p className={classes(styles.error, styles.below)} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
