// The check that precedes every order (ORDER-01 … ORDER-03).
import { orderCheckOrder } from '~/schemas/api/order.gen';
import { isRefusal } from '../base/call-error';
import { call } from '../services/http';

/** False when the backend requires an invitation code first; a failed call does not stop the order (ORDER-03). */
export async function isOrderAllowed(): Promise<boolean> {
  try {
    await call(orderCheckOrder, {}, { isQuiet: true });
    return true;
  } catch (error) {
    return !isRefusal(error);
  }
}
