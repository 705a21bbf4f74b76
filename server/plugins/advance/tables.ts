// Kysely types of the table of 342-advance.sql.
import type { Defaulted, Json, TimeNow, TimeOrNull } from '../../db/tables/columns';
import type { GoodsSnapshot } from '../../db/tables/orders';
import type { AdvanceLadder } from './rules';

export interface AdvanceOrdersTable {
  id: Defaulted<number>;
  advance_no: string;
  user_id: number;
  goods_id: number;
  sku_id: number;
  num: number;
  price_fen: number;
  deposit_fen: number;
  swell_fen: number;
  ladder_rules: Json<AdvanceLadder[]>;
  is_returned: Defaulted<boolean>;
  goods_info: Json<GoodsSnapshot>;
  token: string;
  /** 0 unpaid, 1 paid, 2 bought, 3 cancelled, 4 unpaid in time, 5 paid back, 6 kept by the shop. */
  state: Defaulted<0 | 1 | 2 | 3 | 4 | 5 | 6>;
  begin_at: TimeOrNull;
  end_at: Date;
  pay_limit: number;
  balance_end_at: TimeOrNull;
  cancel_at: Date;
  paid_at: TimeOrNull;
  ended_at: TimeOrNull;
  order_id: Defaulted<number | null>;
  created_at: TimeNow;
}

declare module '../../db/tables' {
  interface Tables {
    advance_orders: AdvanceOrdersTable;
  }
}
