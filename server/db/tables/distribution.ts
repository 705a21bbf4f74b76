// Kysely types of the tables of 181-distribution.sql.
import type { Defaulted, JsonDefaulted, SoftDeleted, Stamps, Time, TimeNow, TimeOrNull } from './columns';

/** 1 hundredths of a per cent of what was paid, 2 fen a piece. */
export type RateType = 1 | 2;

/** 1 to 3 the referrer's level, 4 自购返利. */
export type CommissionKind = 1 | 2 | 3 | 4;

interface RateColumns {
  first_rate: Defaulted<number>;
  second_rate: Defaulted<number>;
  third_rate: Defaulted<number>;
}

export interface ShareLevelsTable extends SoftDeleted, RateColumns {
  id: Defaulted<number>;
  level: number;
  name: string;
  rate_type: Defaulted<RateType>;
  /** 1 juniors, 2 fen earned, 3 fen withdrawn, 4 fen spent, 5 given goods; null when nobody rises by himself. */
  condition_type: 1 | 2 | 3 | 4 | 5 | null;
  condition_value: Defaulted<number>;
  /** Ids of the given goods. */
  condition_goods: JsonDefaulted<number[]>;
  rule: Defaulted<string>;
}

export interface GoodsCommissionsTable extends RateColumns {
  goods_id: number;
  /** The distributor's level; 0 for all that are not named. */
  level: Defaulted<number>;
  rate_type: RateType;
}

export type DistributorStatus = 0 | 1 | 2;

export interface DistributorsTable extends SoftDeleted {
  id: Defaulted<number>;
  user_id: number;
  name: Defaulted<string>;
  mobile: Defaulted<string>;
  /** Answers of the operator's form. */
  form: JsonDefaulted<unknown[]>;
  /** 0 waiting, 1 distributor, 2 refused. */
  status: Defaulted<DistributorStatus>;
  /** Can be withdrawn; negative while a withdrawn commission is owed. */
  money_fen: Defaulted<number>;
  /** What orders brought, after refunds. */
  total_money_fen: Defaulted<number>;
  level: Defaulted<number>;
  level_at: TimeOrNull;
  /** Remark of the operator. */
  content: Defaulted<string>;
  reason: Defaulted<string>;
  is_removal_shown: Defaulted<boolean>;
  apply_at: Time;
  become_at: TimeOrNull;
}

export interface OrderCommissionsTable extends Stamps {
  id: Defaulted<number>;
  order_id: number;
  order_line_id: number;
  /** Who gets it. */
  user_id: number;
  kind: CommissionKind;
  /** The step that pays it: with 自购返利 the buyer takes the first. */
  depth: 1 | 2 | 3;
  rate_type: RateType;
  rate: number;
  amount_fen: number;
  taken_fen: Defaulted<number>;
  settled_at: TimeOrNull;
}

export interface CommissionTakebacksTable {
  id: Defaulted<number>;
  order_commission_id: number;
  /** `refund:12`, `cancel`, `account-deleted`. */
  cause: string;
  money_fen: number;
  undone_fen: number;
  undone_num: number;
  created_at: TimeNow;
}

export interface CommissionLogsTable {
  id: Defaulted<number>;
  user_id: number;
  /** 1 income, 2 spend. */
  type: 1 | 2;
  /** 0 no commission of an order. */
  kind: 0 | CommissionKind;
  money_fen: number;
  money_after_fen: number;
  description: string;
  order_no: Defaulted<string>;
  reason: 'order' | 'refund' | 'withdrawal' | 'withdrawal-refused' | 'account-deleted';
  source_id: string;
  created_at: TimeNow;
}

/** Changes of a distributor's figures: each is the sum of his rows. Only triggers write them (migration 286). */
export interface DistributorSumsTable {
  id: Defaulted<number>;
  earner_id: number;
  all_fen: Defaulted<number>;
  frozen_fen: Defaulted<number>;
  orders: Defaulted<number>;
  paid_orders: Defaulted<number>;
  juniors: Defaulted<number>;
}
