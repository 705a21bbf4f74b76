// The faces for a review's marks.
import styles from './appraise.module.css';

/** By mark, from smiling to frowning. */
const MOUTHS: Readonly<Record<string, string>> = {
  3: 'M15 28c3 8 15 8 18 0',
  2: 'M16 31h16',
  1: 'M15 34c3-8 15-8 18 0',
};

export function Face({ grade }: { grade: string }) {
  return (
    <svg className={styles.face} viewBox="0 0 48 48" aria-hidden focusable="false">
      <circle cx="24" cy="24" r="20" />
      <path d={`M17 18v3M31 18v3${MOUTHS[grade]}`} />
    </svg>
  );
}
