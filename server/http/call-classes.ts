// Which calls go ahead of the others under load: those that take an order or its money.
import type { CallClass } from './admission';

const FIRST =
  /^api\/payment\/|^api\/recharge\/balance-recharge$|submit|pay-data$|is-pay$|pay-result$|affirm-pay$/;

export const classOfRoute = (route: string): CallClass => (FIRST.test(route) ? 'first' : 'rest');
