// Owns the member price: a chip and the price of the shopper's level (PRICE-09).
import { Price } from './price';
import styles from './price.module.css';

/** `text` is finished (`￥98`); the chip says 会员价 unless the mall names it otherwise. Empty text draws nothing. */
export function MemberPrice({ text, name = '会员价' }: { text: string; name?: string }) {
  if (text === '') return null;
  return (
    <span className={styles.member}>
      <span className={styles.chip}>{name}</span>
      <Price text={text} size={24} />
    </span>
  );
}
