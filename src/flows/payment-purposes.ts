// Outcome of a payment by its purpose, when the shopper returns from a cashier to a reloaded page and no caller waits
// any more.
import * as to from '~/domain/screen-links.gen';
import { currentPath, redirect } from '../engine/navigation';
import { alertDialog, toast } from '../state/overlays';
import type { PaymentPurpose } from './payment-pending';

interface PaymentOutcome {
  /** Shown at once when it is paid, with or without a caller; '' where the caller shows more. */
  paidWords: string;
  showPaid: (unionId: number) => void;
  /** `words` are '' where the caller shows them. */
  showUnpaid: (words: string) => void;
}

/** Said in place of `paidWords`: nothing has been paid yet. */
export const TO_PAY_ON_DELIVERY = '下单成功，收货时付款';
export const RECHARGED = '充值成功！';
export const LEVEL_BOUGHT = '升级成功，会员权益已生效';

export const PAYMENT_OUTCOMES: Readonly<Record<PaymentPurpose, PaymentOutcome>> = {
  order: {
    paidWords: '支付成功',
    showPaid: (unionId) => redirect(to.orderSubmitPayResult({ payment_order_union_id: unionId })),
    showUnpaid: (words) => {
      if (currentPath() !== to.orders.path) redirect(to.orders());
      if (words !== '') void alertDialog(words);
    },
  },
  // The cashier led back to the recharge: unpaid, the shopper is where he can try again.
  recharge: {
    paidWords: '',
    showPaid: () => void alertDialog(RECHARGED).then(() => redirect(to.balance())),
    showUnpaid: (words) => toast(words),
  },
  member: {
    paidWords: '',
    showPaid: () => void alertDialog(LEVEL_BOUGHT).then(() => redirect(to.memberCentre())),
    showUnpaid: (words) => toast(words),
  },
};
