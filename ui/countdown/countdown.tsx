// Renders a remaining time; the caller provides the ticking value.
import { countdownParts } from '~/domain/time';
import { classes } from '../classes';
import styles from './countdown.module.css';

type CountdownProps = {
  /** Time left, in milliseconds; negative counts as 0. */
  remainingMs: number;
  /** `box`: figures in dark boxes; `plain`: in the line's own colours; `words`: with the names of the units. */
  shape?: 'box' | 'plain' | 'words';
  /** Boxes in the theme's fill instead of dark ones. */
  isThemed?: boolean;
  /** false adds the days to the hours. */
  hasDays?: boolean;
};

const UNITS = { hours: '小时', minutes: '分', seconds: '秒' } as const;
type Unit = keyof typeof UNITS;

/** A countdown `2天 03:04:05`, with words `2天03小时04分05秒`. No live region: each second would be announced. */
export function Countdown({ remainingMs, shape = 'box', isThemed = false, hasDays = true }: CountdownProps) {
  const parts = countdownParts(remainingMs);
  const days = hasDays ? parts.days : 0;
  const hasWords = shape === 'words';
  const figures: Record<Unit, number> = {
    hours: hasDays ? parts.hours : parts.hours + parts.days * 24,
    minutes: parts.minutes,
    seconds: parts.seconds,
  };
  return (
    <span className={classes(styles.countdown, styles[shape], isThemed && styles.themed)} role="timer">
      {days > 0 && (
        <span className={styles.days}>
          <span className={styles.count}>{days}</span>天
        </span>
      )}
      {(['hours', 'minutes', 'seconds'] as const).map((unit, index) => (
        <span key={unit}>
          {index > 0 && !hasWords && <span className={styles.colon}>:</span>}
          <span className={styles.figure}>{String(figures[unit]).padStart(2, '0')}</span>
          {hasWords && <span className={styles.unit}>{UNITS[unit]}</span>}
        </span>
      ))}
    </span>
  );
}
