// Time left until a moment of the server's clock: to pay an order, to answer an after-sale.
import { parseServerTime } from '~/domain/time';
import { Countdown } from '~/ui/countdown/countdown';
import { useRemaining } from '../goods-sale/use-remaining';
import { onPhoneClock } from '../../services/server-clock';
import styles from './time-left.module.css';

interface TimeLeftProps {
  until: string | null;
  words?: string;
  /** It has just passed: asks the mall again. */
  onEnd?: (() => void) | undefined;
}

/** Nothing without a moment, and once it has passed. */
export function TimeLeft({ until, words = '', onEnd }: TimeLeftProps) {
  const endMs = parseServerTime(until);
  const remainingMs = useRemaining(endMs === null ? 0 : onPhoneClock(endMs), onEnd);
  if (endMs === null || remainingMs === 0) return null;
  return (
    <span className={styles.left}>
      剩余 <Countdown remainingMs={remainingMs} shape="plain" /> {words}
    </span>
  );
}
