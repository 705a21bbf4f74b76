// White cards on the page's grey: as wide as the page without its gutters, one under the other.
import type { ReactNode, Ref } from 'react';
import { classes } from '../classes';
import styles from './card.module.css';

type CardProps = {
  /** Name of the section that the card is, read out. */
  label?: string;
  /** Room around the content; off where rows reach the edges. */
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
