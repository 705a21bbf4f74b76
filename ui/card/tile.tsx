// A white row of a list, which positions it: rounded as cards are.
import type { ReactNode } from 'react';
import styles from './card.module.css';

type TileProps = {
  /** Accessible name of the tile's section. */
  label?: string;
  children: ReactNode;
};

export const Tile = ({ label, children }: TileProps) => (
  <section className={styles.tile} aria-label={label}>
    {children}
  </section>
);
