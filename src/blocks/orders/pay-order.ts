// Paying what was left unpaid, such as an order, from wherever its shopper finds it.
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

/** Pays the union that `unionOf` finds or makes. Cancelling changes nothing. Rejects where the backend refuses. */
export async function payUnion(unionOf: () => Promise<number>, { onPaid, onUnpaid }: Outcome): Promise<void> {
  const [{ pay }, unionId] = await Promise.all([
    loadChunk('flows/payment', () => import('../../flows/payment')),
    unionOf(),
  ]);
  try {
    await pay(unionId);
  } catch (error) {
    if (isRefusal(error)) throw error;
    const words = unpaidWords(error instanceof Error ? error.message : '');
    if (words !== '') await alertDialog(words);
    onUnpaid();
    return;
  }
  onPaid();
}

export const payOrder = (id: number, outcome: Outcome): Promise<void> =>
  payUnion(async () => (await call(orderListPayData, { id })).id, outcome);
