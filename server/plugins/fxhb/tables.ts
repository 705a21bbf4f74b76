// Kysely types of the table of 080-red-packets.sql.
import type { Defaulted, SoftDeleted, Time } from '../../db/tables/columns';

export interface FxhbActivitiesTable extends SoftDeleted {
  id: Defaulted<number>;
  /** How many people it needs, the initiator included. */
  number: number;
  /** The shared amount. */
  count_price_fen: number;
  /** 1 shared by chance, 2 evenly. */
  type: Defaulted<1 | 2>;
  /** Where the coupons may be used: 1 categories, 2 goods, 3 everywhere, 4 for payments in person. */
  coupon_type: Defaulted<1 | 2 | 3 | 4>;
  /** The least order that the coupons may be used for. */
  least_price_fen: Defaulted<number>;
  effective_days: number;
  /** After so many hours without enough people a packet has failed. */
  open_effective_hours: number;
  /** -1 without limit, also for the next two. */
  sponsor_num: Defaulted<number>;
  help_num: Defaulted<number>;
  sponsor_count: Defaulted<number>;
  /** A packet counts: 0 when it is shared, 1 when it is started. */
  sponsor_count_type: Defaulted<0 | 1>;
  share_title: Defaulted<string>;
  share_pic_url: Defaulted<string>;
  /** Of the popup on home; empty for the built-in one. */
  pic_url: Defaulted<string>;
  remark: Defaulted<string>;
  begin_at: Time;
  end_at: Time;
  is_enabled: Defaulted<boolean>;
}

declare module '../../db/tables' {
  interface Tables {
    fxhb_activities: FxhbActivitiesTable;
  }
}
