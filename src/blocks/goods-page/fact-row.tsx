// A row of facts on the goods page: grey label, value, chevron; it opens a sheet.
import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon/icon';
import styles from './fact-row.module.css';

interface FactRowProps {
  label: string;
  /** Lines of the value before it is clamped. */
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
