// Kysely types of the tables of 060-recharge.sql.
import type { Defaulted, JsonDefaulted, SoftDeleted, Stamps, TimeOrNull } from './columns';

export interface SentCoupon {
  id: number;
  num: number;
}

/** The amount paid, and the bonus. */
interface RechargeTermsColumns {
  pay_price_fen: number;
  send_price_fen: Defaulted<number>;
  send_integral: Defaulted<number>;
  send_level_id: number | null;
  send_coupons: JsonDefaulted<SentCoupon[]>;
}

export interface RechargePlansTable extends SoftDeleted, RechargeTermsColumns {
  id: Defaulted<number>;
  name: string;
}

export interface RechargeOrdersTable extends Stamps, RechargeTermsColumns {
  id: Defaulted<number>;
  user_id: number;
  /** Null for an amount of the shopper's own. */
  plan_id: number | null;
  order_no: string;
  is_pay: Defaulted<boolean>;
  paid_at: TimeOrNull;
  /** When it closes unless it is paid by then; null never. */
  auto_close_at: TimeOrNull;
  closed_at: TimeOrNull;
}
