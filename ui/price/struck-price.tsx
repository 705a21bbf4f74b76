// Owns the struck price beside the price that holds.
import styles from './price.module.css';

/** The former price, one step quieter. `text` is finished (`￥199`); an empty text draws nothing. */
export function StruckPrice({ text, size = 22 }: { text: string; size?: 22 | 24 | 28 }) {
  if (text === '') return null;
  return (
    <del className={styles.struck} style={{ fontSize: `var(--font-${size})` }}>
      <span className="visually-hidden">原价</span>
      {text}
    </del>
  );
}
