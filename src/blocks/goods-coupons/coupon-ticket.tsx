// Owns a coupon as a ticket with what can be done with it.
import type { ReactNode } from 'react';
import { Ticket } from '~/ui/ticket/ticket';
import { type TicketCoupon, ticketWords } from './coupon-words';

interface CouponTicketProps {
  coupon: TicketCoupon;
  /** Grey: used, over, or all received. */
  isSpent?: boolean;
  /** Button or word at the right. */
  children?: ReactNode;
}

export function CouponTicket({ coupon, isSpent = false, children }: CouponTicketProps) {
  return (
    <Ticket {...ticketWords(coupon)} isSpent={isSpent}>
      {children}
    </Ticket>
  );
}
