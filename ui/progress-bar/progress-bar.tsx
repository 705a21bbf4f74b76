// How much of a goal is reached: a bar with its figures under it.
import styles from './progress-bar.module.css';

type ProgressBarProps = {
  /** Accessible name: 累计消费金额. */
  label: string;
  have: number;
  need: number;
  /** Figures in words: ￥80.00, 3人. */
  haveText: string;
  needText: string;
};

export function ProgressBar({ label, have, need, haveText, needText }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={label}
        value={Math.min(Math.max(have, 0), need)}
        max={need <= 0 ? 1 : need}
      />
      <p className={styles.figures}>
        <b className={styles.have}>{haveText}</b>
        <span>{needText}</span>
      </p>
    </div>
  );
}
