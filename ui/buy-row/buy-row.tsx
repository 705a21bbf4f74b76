// The row under goods that are looked at: small ways with a picture, and the joined buttons that buy.
import type { ReactNode } from 'react';
import { ButtonPair } from '../button/button';
import { Icon, type IconName } from '../icon/icon';
import styles from './buy-row.module.css';

interface BarIconProps {
  icon: IconName;
  text: string;
  isPressed?: boolean;
  onTap: () => void;
}

export function BarIcon({ icon, text, isPressed, onTap }: BarIconProps) {
  return (
    <button type="button" className={styles.icon} aria-pressed={isPressed} onClick={onTap}>
      <Icon name={icon} size={40} />
      {text}
    </button>
  );
}

interface BuyRowProps {
  icons: ReactNode;
  /** Wide buttons. */
  children: ReactNode;
}

export const BuyRow = ({ icons, children }: BuyRowProps) => (
  // A landmark: screen readers reach it without passing everything above.
  <section className={styles.row} aria-label="购买">
    {icons}
    <ButtonPair className={styles.buttons}>{children}</ButtonPair>
  </section>
);
