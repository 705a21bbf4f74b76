// Owns what follows a payment by itself, by what it is for: nobody waits any more when the shopper comes back from a
// cashier to a page loaded anew.
import { currentPath, redirect } from '../engine/navigation';
import { alertDialog, toast } from '../state/overlays';
import { ORDERS_PATH, PAY_RESULT_PATH } from './checkout-form';
import type { PaymentPurpose } from './payment-pending';

interface PaymentOutcome {
  /** Said at once when it is paid, whoever waits; '' where the one who waits says more himself. */
  paidWords: string;
  showPaid: (unionId: number) => void;
  /** `words` are '' where the one who waits says them himself. */
  showUnpaid: (words: string) => void;
}

const BALANCE_PATH = '/pages/balance/balance';
export const RECHARGED = '充值成功！';

export const PAYMENT_OUTCOMES: Readonly<Record<PaymentPurpose, PaymentOutcome>> = {
  order: {
    paidWords: '支付成功',
    showPaid: (unionId) => redirect(PAY_RESULT_PATH, { payment_order_union_id: unionId }),
    showUnpaid: (words) => {
      if (currentPath() !== ORDERS_PATH) redirect(ORDERS_PATH);
      if (words !== '') void alertDialog(words);
    },
  },
  // The cashier led back to the recharge: unpaid, the shopper is where he can try again.
  recharge: {
    paidWords: '',
    showPaid: () => void alertDialog(RECHARGED).then(() => redirect(BALANCE_PATH)),
    showUnpaid: (words) => toast(words),
  },
};
