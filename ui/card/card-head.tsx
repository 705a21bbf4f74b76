// The head of a card: icon or control, title, link; a hairline under it where rows follow.
import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './card.module.css';

type CardHeadProps = {
  title: ReactNode;
  /** Before the title: an icon, a round tick. */
  lead?: ReactNode;
  /** At the end of the line. */
  children?: ReactNode;
  isRuled?: boolean;
};

export function CardHead({ title, lead, children, isRuled = false }: CardHeadProps) {
  return (
    <header className={classes(styles.head, isRuled && styles.ruled)}>
      {lead}
      <h2 className={styles.title}>{title}</h2>
      {children}
    </header>
  );
}
