// The strip that counts down to the beginning of a sale.
import { Countdown } from '~/ui/countdown/countdown';
import styles from './opening-strip.module.css';

interface OpeningStripProps {
  remainingMs: number;
  /** The shopper can still be reminded. */
  canRemind: boolean;
}

/** Renders nothing once the sale is open. */
export function OpeningStrip({ remainingMs, canRemind }: OpeningStripProps) {
  if (remainingMs <= 0) return null;
  return (
    <div className={styles.strip}>
      <span>
        <strong>即将开售</strong>
        {canRemind ? '，记得设置提醒' : ''}
      </span>
      <span className={styles.time}>
        距开始
        <Countdown remainingMs={remainingMs} />
      </span>
    </div>
  );
}
