// A row of the goods page's facts: grey label, value, chevron; it opens something.
import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon/icon';
import styles from './fact-row.module.css';

interface FactRowProps {
  label: string;
  /** Lines of the value after which it is cut. */
  lines?: 1 | 2;
  children: ReactNode;
  onTap: () => void;
}

export function FactRow({ label, lines = 1, children, onTap }: FactRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onTap}>
      <span className={styles.label}>{label}</span>
      <span className={lines === 1 ? styles.value : styles.lines}>{children}</span>
      <span className={styles.chevron}>
        <Icon name="chevron-right" size={28} />
      </span>
    </button>
  );
}
