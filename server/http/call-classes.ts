// Which calls have priority under load: those that submit an order or pay.
import type { CallClass } from './admission';

const CRITICAL =
  /^api\/payment\/|^api\/recharge\/balance-recharge$|purchase-member$|submit|pay-data$|is-pay$|pay-result$|affirm-pay$/;

export const classOfRoute = (route: string): CallClass => (CRITICAL.test(route) ? 'critical' : 'ordinary');
