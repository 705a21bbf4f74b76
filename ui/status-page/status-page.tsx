// A page with a coloured band at its top, as of an order and an after-sale: how it stands, what comes next, the time left.
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './status-page.module.css';

interface StatusPageProps {
  icon: IconName;
  status: string;
  hint: string;
  /** Under the hint. */
  time?: ReactNode;
  /** Cards; the first one overlaps the band. */
  children: ReactNode;
}

export const StatusPage = ({ icon, status, hint, time, children }: StatusPageProps) => (
  <div className={styles.page}>
    <header className={styles.band}>
      <Icon name={icon} size={64} />
      <div>
        <h2 className={styles.state}>{status}</h2>
        <p>{hint}</p>
        {time}
      </div>
    </header>
    {children}
  </div>
);
