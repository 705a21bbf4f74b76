// Kysely types of the table of the wishes.
import type { Defaulted, TimeNow } from '../../db/tables/columns';

export interface WishListWishesTable {
  id: Defaulted<number>;
  user_id: number;
  text: string;
  created_at: TimeNow;
}

declare module '../../db/tables' {
  interface Tables {
    wish_list_wishes: WishListWishesTable;
  }
}
