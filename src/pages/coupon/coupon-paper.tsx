// The body of a coupon's detail: figure, condition, scope, rules, action.
import { Card } from '~/ui/card/card';
import { Facts } from '~/ui/facts/facts';
import { MoneyHead } from '~/ui/money-head/money-head';
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
  const facts = [
    { label: '有效期', value: couponValidity(coupon) },
    { label: '适用范围', value: scopeText(coupon) },
    { label: '优惠上限', value: couponCap(coupon).replace('优惠上限：', '') },
    { label: '使用规则', value: coupon.rule },
  ].filter(({ value }) => value !== '');
  return (
    <Card>
      <MoneyHead
        ground="card"
        caption={name}
        figure={figure}
        sign={sign}
        unit={unit}
        note={condition}
        isSpent={isSpent}
      />
      <Facts facts={facts} layout="column" />
      <div className={styles.acts}>{children}</div>
    </Card>
  );
}
