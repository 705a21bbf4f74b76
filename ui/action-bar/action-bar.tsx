// The bar under a screen with what can be done there: one wide button, a pair, or a sum and a button at the end.
import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
);
