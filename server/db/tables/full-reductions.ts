// Kysely types of the tables of 200-full-reductions.sql.
import type { Defaulted, Json, SoftDeleted, Time } from './columns';

/** `percent` of the price remains. */
export type StoredStep = { min_fen: number; cut_fen: number } | { min_fen: number; percent: number };

export interface FullReductionsTable extends SoftDeleted {
  id: Defaulted<number>;
  title: string;
  content: Defaulted<string>;
  /** 1 the highest step reached, 2 the only step for every multiple. */
  rule_type: 1 | 2;
  steps: Json<StoredStep[]>;
  /** 1 all goods, 2 those listed, 3 all but those listed. */
  appoint_type: Defaulted<1 | 2 | 3>;
  is_enabled: Defaulted<boolean>;
  begin_at: Time;
  end_at: Time;
}

export interface FullReductionGoodsTable {
  full_reduction_id: number;
  goods_id: number;
}
