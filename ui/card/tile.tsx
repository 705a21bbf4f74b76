// A white row of a list, which positions it: rounded as cards are.
import type { ReactNode } from 'react';
import styles from './card.module.css';

export const Tile = ({ children }: { children: ReactNode }) => <div className={styles.tile}>{children}</div>;
