// Owns the check that precedes every order (ORDER-01 … ORDER-03).
import { orderCheckOrder } from '~/schemas/api/order.gen';
import { isRefusal } from '../services/call-error';
import { call } from '../services/http';

/** False when the backend wants an invitation code first; a failed call lets the order go on (ORDER-03). */
export async function isOrderAllowed(): Promise<boolean> {
  try {
    await call(orderCheckOrder, {}, { isQuiet: true });
    return true;
  } catch (error) {
    return !isRefusal(error);
  }
}
