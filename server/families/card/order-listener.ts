// What happens to cards when their order is cancelled; refunds of a line void its cards themselves, piece by piece.
import type { OrderListener } from '../../ports/order-events';
import { voidCards } from './line-cards';

export const cardListener: OrderListener = {
  orderUndone: async (trx, { cause, lines }) => {
    if (cause !== 'cancelled') return;
    await voidCards(
      trx,
      lines.map(({ lineId }) => lineId),
    );
  },
};
