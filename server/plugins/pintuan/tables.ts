// Kysely types of the tables of 311-pintuan.sql.
import type { Defaulted, TimeNow, TimeOrNull } from '../../db/tables/columns';

export interface PintuanLaddersTable {
  /** `group_id` of the protocol. */
  id: Defaulted<number>;
  /** The copy that stands in the activity, and may be bought alone. */
  goods_id: number;
  ladder_goods_id: number;
  people_num: number;
  group_num: Defaulted<number>;
  leader_cut_fen: Defaulted<number>;
  hours: number;
}

export interface PintuanOrdersTable {
  /** `pintuan_order_id` of the protocol. */
  id: Defaulted<number>;
  ladder_id: number;
  people_num: number;
  hours: number;
  /** 0 the leader has not paid, 1 runs, 2 came off, 3 failed. */
  state: Defaulted<0 | 1 | 2 | 3>;
  ends_at: TimeOrNull;
  next_robot_at: TimeOrNull;
  finished_at: TimeOrNull;
  created_at: TimeNow;
}

export interface PintuanMembersTable {
  id: Defaulted<number>;
  pintuan_order_id: number;
  /** Null for one who was made up. */
  order_id: number | null;
  user_id: number | null;
  is_leader: Defaulted<boolean>;
  paid_at: TimeOrNull;
  undone_at: TimeOrNull;
  created_at: TimeNow;
}

declare module '../../db/tables' {
  interface Tables {
    pintuan_ladders: PintuanLaddersTable;
    pintuan_orders: PintuanOrdersTable;
    pintuan_members: PintuanMembersTable;
  }
}
