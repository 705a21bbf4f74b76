// Kysely types of the table of 073-points-coupons.sql.
import type { Defaulted, SoftDeleted } from '../../db/tables/columns';

export interface PointsCouponsTable extends SoftDeleted {
  id: Defaulted<number>;
  coupon_id: number;
  /** Points that it costs, and money besides. */
  integral_num: number;
  price_fen: Defaulted<number>;
  /** Exchanges a shopper; -1 = no limit. */
  exchange_num: Defaulted<number>;
  /** What is left. */
  send_count: number;
  sort: Defaulted<number>;
}

declare module '../../db/tables' {
  interface Tables {
    points_coupons: PointsCouponsTable;
  }
}
