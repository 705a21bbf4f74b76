// The struck price beside the current price.
import { isFormerPrice } from '~/domain/primary-price';
import styles from './price.module.css';

interface StruckPriceProps {
  /** Formatted (`￥199`). */
  text: string;
  /** The current price that it stands beside. */
  beside: string;
  size?: 22 | 24 | 28;
  /** Prefix for screen readers. */
  name?: string;
}

/** The former price, less prominent; nothing where it is not above the current one. */
export function StruckPrice({ text, beside, size = 22, name = '原价' }: StruckPriceProps) {
  if (!isFormerPrice(text, beside)) return null;
  return (
    <del className={styles.struck} style={{ fontSize: `var(--font-${size})` }}>
      <span className="visually-hidden">{name}</span>
      {text}
    </del>
  );
}
