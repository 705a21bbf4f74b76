// Grids and rows of goods cards.
import type { ReactNode } from 'react';
import styles from './goods-grid.module.css';

type GoodsGridProps = {
  /** `two` and `three` columns, `rows` one under the other, `sideways` in one scrolling line. */
  columns: 'two' | 'three' | 'rows' | 'sideways';
  /** Accessible name of the list. */
  label?: string;
  /** One keyed element per child. */
  children: ReactNode;
};

/** A list of goods; its children are `li`. */
export function GoodsGrid({ columns, label, children }: GoodsGridProps) {
  return (
    <ul className={styles[columns]} aria-label={label}>
      {children}
    </ul>
  );
}
