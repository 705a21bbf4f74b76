// The countdown of an activity: to its beginning, to its end, then the label that it has ended.
import { readSpan } from '~/domain/time';
import { useNow } from '~/renderer/ticker';
import { Countdown } from '~/ui/countdown/countdown';
import { Icon } from '~/ui/icon/icon';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import styles from './activity.module.css';

/** Times of an activity as the server delivers them, `YYYY-MM-DD HH:mm:ss`; unset ones have no countdown. */
export interface ActivityTimes {
  readonly beginsAt: string;
  readonly endsAt: string;
}

interface Phase {
  label: string;
  remainingMs: number | null;
}

/** The countdown at a moment; null for a running activity without an end. */
export function phaseOf({ beginsAt, endsAt }: ActivityTimes, now: number): Phase | null {
  const { startMs: begin, endMs: end } = readSpan(beginsAt, endsAt);
  if (begin !== null && now < begin) return { label: '距开始', remainingMs: begin - now };
  if (end === null) return null;
  return now < end ? { label: '距结束', remainingMs: end - now } : { label: '已结束', remainingMs: null };
}

interface ActivityClockProps {
  times: ActivityTimes;
  /** Label before the time in the strip on a big cover. */
  word: string;
  arrangement: GoodsArrangement;
}

export function ActivityClock({ times, word, arrangement }: ActivityClockProps) {
  const now = useNow();
  const phase = now === null ? null : phaseOf(times, now);
  if (phase === null) return null;
  const time = (
    <>
      <span className={styles.label}>{phase.label}</span>
      {phase.remainingMs === null ? null : <Countdown remainingMs={phase.remainingMs} shape="plain" />}
    </>
  );
  if (arrangement === 'rows') {
    return (
      <p className={styles.line}>
        <Icon name="clock" size={24} />
        {time}
      </p>
    );
  }
  return (
    <>
      {arrangement === 'one' ? <b className={styles.word}>{word}</b> : null}
      <span className={styles.time}>{time}</span>
    </>
  );
}
