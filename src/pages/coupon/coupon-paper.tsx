// The body of a coupon's detail: figure, condition, scope, rules, action.
import type { ReactNode } from 'react';
import { scopeText, type TicketCoupon, ticketWords } from '../../blocks/goods-coupons/coupon-words';
import { couponCap, couponValidity } from '~/domain/coupon';
import styles from './coupon.module.css';

interface CouponPaperProps {
  coupon: TicketCoupon & { readonly rule: string };
  isSpent: boolean;
  children: ReactNode;
}

export function CouponPaper({ coupon, isSpent, children }: CouponPaperProps) {
  const { figure, sign, unit, condition, name } = ticketWords(coupon);
  const rows = [
    { label: '有效期', text: couponValidity(coupon) },
    { label: '适用范围', text: scopeText(coupon) },
    { label: '优惠上限', text: couponCap(coupon).replace('优惠上限:', '') },
    { label: '使用规则', text: coupon.rule },
  ].filter(({ text }) => text !== '');
  return (
    <article className={styles.paper} data-spent={isSpent}>
      <header className={styles.paperHead}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.figure}>
          {sign === '' ? null : <small>{sign}</small>}
          {figure}
          {unit === '' ? null : <small>{unit}</small>}
        </p>
        <p className={styles.condition}>{condition}</p>
      </header>
      <dl className={styles.rows}>
        {rows.map(({ label, text }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>{children}</div>
    </article>
  );
}
