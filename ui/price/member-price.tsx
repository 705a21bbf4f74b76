// The line of the member price: a chip, and what the shopper would pay as a member, or what others pay (PRICE-09).
import { Price } from './price';
import styles from './price.module.css';
import { StruckPrice } from './struck-price';

interface MemberPriceProps {
  /** What the shopper would pay as a member, `￥98.00`. */
  text?: string;
  /** What others pay, where the primary price below is the shopper's own as a member. */
  normal?: string;
}

/** Renders nothing where both are empty. */
export function MemberPrice({ text = '', normal = '' }: MemberPriceProps) {
  if (text + normal === '') return null;
  return (
    <span className={styles.member}>
      <span className={styles.chip}>会员价</span>
      <Price text={text} size={24} />
      <StruckPrice text={normal} name="普通价" />
    </span>
  );
}
