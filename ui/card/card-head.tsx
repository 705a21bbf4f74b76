// The head of a card: icon or control, title, link; a hairline under it where rows follow.
import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './card.module.css';

type CardHeadProps = {
  title: ReactNode;
  /** Level of the heading in the screen's outline. */
  level?: 2 | 3;
  /** Before the title: an icon, a round tick. */
  lead?: ReactNode;
  /** At the end of the line. */
  children?: ReactNode;
  isRuled?: boolean;
};

export function CardHead({ title, level = 2, lead, children, isRuled = false }: CardHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <header className={classes(styles.head, isRuled && styles.ruled)}>
      {lead}
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </header>
  );
}
