// White cards on the page's grey: full width without gutters, stacked.
import type { ReactNode, Ref } from 'react';
import { classes } from '../classes';
import styles from './card.module.css';

type CardProps = {
  /** Accessible name of the card's section. */
  label?: string;
  /** Padding around the content; off where rows reach the edges. */
  isPadded?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

export function Card({ label, isPadded = false, ref, children }: CardProps) {
  return (
    <section className={classes(styles.card, isPadded && styles.padded)} aria-label={label} ref={ref}>
      {children}
    </section>
  );
}
