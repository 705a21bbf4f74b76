// The action bar under a screen: one wide button, a pair, or a sum with a button at the end.
import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
);
