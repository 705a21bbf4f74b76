// The result of an action: icon, title, details, buttons.
import type { ReactNode } from 'react';
import styles from './result.module.css';

type ResultProps = {
  mark: ReactNode;
  /** Pending: an order that waits for its payment. */
  isOpen?: boolean;
  title: string;
  words?: ReactNode;
  /** Buttons in ascending emphasis. */
  children?: ReactNode;
};

export const Result = ({ mark, isOpen = false, title, words, children }: ResultProps) => (
  <div className={styles.result} aria-live="polite">
    <span className={styles.mark} data-open={isOpen}>
      {mark}
    </span>
    <h2 className={styles.title}>{title}</h2>
    {words === undefined ? null : <div className={styles.words}>{words}</div>}
    {children === undefined ? null : <div className={styles.acts}>{children}</div>}
  </div>
);
