// The chip of the super member card: a dark half with the mark, a light half with its price.
import { Icon } from '../icon/icon';
import styles from './super-vip.module.css';

/** `text` is formatted: `9.5折`, `免费`. */
export function SuperVip({ text }: { text: string }) {
  return (
    <span className={styles.card}>
      <span className={styles.mark}>
        <Icon name="crown" label="超级会员" />
      </span>
      <span className={styles.text}>{text}</span>
    </span>
  );
}
