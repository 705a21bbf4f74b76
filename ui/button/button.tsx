// The button: its kinds, sizes, busy and disabled states; with `href` it is a link of the same look.
import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../classes';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'outline' | 'plain' | 'danger' | 'bare';
export type ButtonSize = 'bare' | 'wide' | 'normal' | 'compact' | 'small';

export type ButtonProps = {
  children: ReactNode;
  /** The look; `bare` (the default) has no background or border. */
  kind?: ButtonKind;
  /** UI-08: without a size, height and font are 32 rpx. `wide` fills its line, 88 rpx high. */
  size?: ButtonSize;
  /** Shows a spinner instead of the label, at the same width, and ignores taps. */
  isBusy?: boolean;
  isDisabled?: boolean;
  type?: 'button' | 'submit';
  /** Makes it a link; the address must already have passed the allow-list (domain/links). */
  href?: string;
  /** Accessible name, where the content alone is not sufficient. */
  label?: string;
  className?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

const classOf = ({ kind = 'bare', size = 'bare', isBusy = false, className }: ButtonProps): string =>
  classes(styles.button, styles[kind], styles[`size-${size}`], isBusy && styles.busy, 'hit-area', className);

/** A button, or a link where `href` is given. While busy or disabled it does nothing when tapped. */
export function Button(props: ButtonProps) {
  const { children, isBusy = false, isDisabled = false, type = 'button', href, label, onClick } = props;
  const content = <span className={styles.content}>{children}</span>;
  if (href !== undefined && !isDisabled && !isBusy) {
    return (
      <a className={classOf(props)} href={href} aria-label={label} onClick={onClick}>
        {content}
      </a>
    );
  }
  return (
    // Busy is set as aria-disabled, because a disabled button would lose the focus during the action.
    <button
      className={classOf(props)}
      type={type}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-label={label}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {content}
      {isBusy && <span className={styles.spinner} aria-hidden />}
    </button>
  );
}

/** Two related buttons side by side, joined in the middle; a single child fills the width. */
export function ButtonPair({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes(styles.pair, className)}>{children}</div>;
}
