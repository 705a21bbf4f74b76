// The coloured band at the top of an order and of an after-sale: how it stands, what comes next, the time left.
import type { ReactNode } from 'react';
import { parseServerTime } from '~/domain/time';
import { Countdown } from '~/ui/countdown/countdown';
import { Icon, type IconName } from '~/ui/icon/icon';
import { useRemaining } from '../../blocks/goods-sale/use-remaining';
import { onPhoneClock } from '../../services/server-clock';
import styles from './status-band.module.css';

/** Time left until a moment of the server's clock; nothing without one, and once it has passed. */
export function TimeLeft({ until, words = '' }: { until: string | null; words?: string }) {
  const endMs = parseServerTime(until);
  const remainingMs = useRemaining(endMs === null ? 0 : onPhoneClock(endMs));
  if (endMs === null || remainingMs === 0) return null;
  return (
    <span className={styles.left}>
      剩余 <Countdown remainingMs={remainingMs} shape="plain" /> {words}
    </span>
  );
}

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
