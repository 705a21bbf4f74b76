// The struck price beside the current price.
import styles from './price.module.css';

interface StruckPriceProps {
  text: string;
  size?: 22 | 24 | 28;
  /** Prefix for screen readers. */
  name?: string;
}

/** The former price, less prominent. `text` is formatted (`￥199`); an empty text renders nothing. */
export function StruckPrice({ text, size = 22, name = '原价' }: StruckPriceProps) {
  if (text === '') return null;
  return (
    <del className={styles.struck} style={{ fontSize: `var(--font-${size})` }}>
      <span className="visually-hidden">{name}</span>
      {text}
    </del>
  );
}
