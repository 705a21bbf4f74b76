// Paying an order that was left unpaid, from wherever its shopper finds it.
import { unpaidWords } from '~/domain/payment';
import { loadChunk } from '~/renderer/chunk';
import { orderListPayData } from '~/schemas/api/order.gen';
import { isRefusal } from '../../base/call-error';
import { call } from '../../services/http';
import { alertDialog } from '../../state/overlays';

interface Outcome {
  onPaid: () => void;
  /** It is still unpaid, but perhaps no longer as it was. */
  onUnpaid: () => void;
}

/** Cancelling changes nothing. Rejects where the backend refuses. */
export async function payOrder(id: number, { onPaid, onUnpaid }: Outcome): Promise<void> {
  const [{ pay }, union] = await Promise.all([
    loadChunk('flows/payment', () => import('../../flows/payment')),
    call(orderListPayData, { id }),
  ]);
  try {
    await pay(union.id);
  } catch (error) {
    if (isRefusal(error)) throw error;
    const words = unpaidWords(error instanceof Error ? error.message : '');
    if (words !== '') await alertDialog(words);
    onUnpaid();
    return;
  }
  onPaid();
}
