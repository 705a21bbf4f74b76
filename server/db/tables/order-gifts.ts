// Kysely types of the table of 230-order-gifts.sql.
import type { Stamps, Time, TimeOrNull } from './columns';

export interface OrderGiftsTable extends Stamps {
  order_id: number;
  /** The buyer. */
  user_id: number;
  /** Proof of the link. */
  token: string;
  receiver_id: number | null;
  expire_at: Time;
  filled_at: TimeOrNull;
}
