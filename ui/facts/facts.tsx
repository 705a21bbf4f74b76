// Label-and-value lines: sums with a bold total, times and numbers, terms.
import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Bold, under a hairline: the total of the lines above. */
  readonly isTotal?: boolean;
}

interface FactsProps {
  facts: readonly Fact[];
  /** `sides`: values at the end of the line; `column`: from the left, for texts of several lines. */
  layout?: 'sides' | 'column';
}

export const Facts = ({ facts, layout = 'sides' }: FactsProps) => (
  <dl className={layout === 'column' ? styles.column : undefined}>
    {facts.map(({ label, value, isTotal = false }, place) => (
      // A label may occur twice: a shop may leave several remarks.
      <div key={`${label}${place}`} className={classes(styles.fact, isTotal && styles.total)}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
