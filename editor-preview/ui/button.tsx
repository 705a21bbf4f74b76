// Buttons of the studio: with words, or with an icon and a name.
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from './icon';
import styles from './button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  /** `primary` once a screen. */
  look?: 'primary' | 'plain' | 'quiet' | 'danger';
  /** 28 px instead of 32. */
  isCompact?: boolean;
  icon?: IconName;
  type?: 'button' | 'submit';
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = 'plain', isCompact, icon, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={styles['button']}
      data-look={look}
      data-compact={isCompact || undefined}
      {...rest}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  icon: IconName;
  /** Accessible name, and the tooltip. */
  label: string;
  /** Key that does the same, for the tooltip: `Ctrl+Z`. */
  keys?: string;
  isPressed?: boolean;
  size?: 24 | 28 | 32;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, keys, isPressed, size = 32, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles['icon-button']}
      style={{ inlineSize: size, blockSize: size }}
      aria-label={label}
      aria-pressed={isPressed}
      title={keys === undefined ? label : `${label}（${keys}）`}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
