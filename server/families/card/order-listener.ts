// What happens to cards when their order is cancelled; refunds of a line void its cards themselves, piece by piece.
import type { OrderListener } from '../../ports/order-events';
import { voidCards } from './line-cards';

export const cardListener: OrderListener = {
  ordersUndone: async (trx, undone) => {
    const cancelled = undone.filter(({ cause }) => cause === 'cancelled');
    if (cancelled.length === 0) return;
    await voidCards(
      trx,
      cancelled.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)),
    );
  },
};
