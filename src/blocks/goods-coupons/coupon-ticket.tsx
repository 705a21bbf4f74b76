// A coupon as a ticket with its actions.
import type { ReactNode } from 'react';
import { Ticket } from '~/ui/ticket/ticket';
import styles from './coupon-ticket.module.css';
import { type TicketCoupon, ticketWords } from './coupon-words';

interface CouponTicketProps {
  coupon: TicketCoupon;
  /** Before the terms: why it cannot be used, what it saves. */
  firstNotes?: readonly string[];
  /** Link of the whole ticket to its rules. */
  rulesHref?: string;
  /** Grey: used, over, or all received. */
  isSpent?: boolean;
  /** Button or label at the right. */
  children?: ReactNode;
}

export function CouponTicket(props: CouponTicketProps) {
  const { coupon, firstNotes = [], rulesHref, isSpent = false, children } = props;
  const words = ticketWords(coupon);
  const notes = [...firstNotes.filter((note) => note !== ''), ...words.notes];
  const ticket = (
    <Ticket {...words} notes={notes} isSpent={isSpent}>
      {children}
    </Ticket>
  );
  if (rulesHref === undefined) return ticket;
  return (
    <div className={styles.ticket}>
      {ticket}
      <a className={styles.details} href={rulesHref}>
        查看使用规则<span className="visually-hidden">：{coupon.name}</span>
      </a>
    </div>
  );
}
