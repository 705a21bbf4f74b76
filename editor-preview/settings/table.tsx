// A table of the settings' places.
import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface TableProps {
  label: string;
  /** '' above the acts of a row. */
  heads: readonly string[];
  /** The head whose column narrow windows leave out, as its cells say. */
  wideOnly?: string;
  children: ReactNode;
}

export const Table = ({ label, heads, wideOnly, children }: TableProps) => (
  <div className={styles['table']}>
    <table aria-label={label}>
      <thead>
        <tr>
          {heads.map((words) => (
            <th key={words} scope="col" data-wide-only={words === wideOnly || undefined}>
              {words === '' ? <span className="st-visually-hidden">操作</span> : words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
