// The props that the parts of the gift screen share.
import type { OrderGift } from '~/schemas/api/order-gift.gen';

export interface GiftQuery {
  id: number;
  token: string;
}

export interface GiftProps {
  gift: OrderGift;
  query: GiftQuery;
  reload: () => Promise<unknown>;
}
