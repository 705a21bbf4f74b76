// The line of the member price: a chip, and the price of a member, or the price of others (PRICE-09).
import { Price } from './price';
import styles from './price.module.css';
import { StruckPrice } from './struck-price';

interface MemberPriceProps {
  /** Price that a member would pay, `￥98.00`. */
  text?: string;
  /** Price of others, where the primary price below is the shopper's member price. */
  normal?: string;
}

/** Renders nothing where both are empty. */
export function MemberPrice({ text = '', normal = '' }: MemberPriceProps) {
  if (text + normal === '') return null;
  return (
    <span className={styles.member}>
      <span className={styles.chip}>会员价</span>
      <Price text={text} size={24} />
      <StruckPrice text={normal} beside={text} name="普通价" />
    </span>
  );
}
