// Kysely types of the tables of 003-coupons.sql and 073-points-coupons.sql.
import type { Defaulted, Json, JsonDefaulted, SoftDeleted, Stamps, Time, TimeOrNull } from './columns';

export interface CouponsTable extends SoftDeleted {
  id: Defaulted<number>;
  mch_id: Defaulted<number>;
  name: string;
  /** 1 discount (折), 2 amount off. */
  type: 1 | 2;
  /** 85 = 8.5折; null for type 2. */
  discount_percent: number | null;
  discount_limit_fen: number | null;
  min_price_fen: Defaulted<number>;
  sub_price_fen: Defaulted<number>;
  /** Remaining stock; -1 = no limit. */
  total_count: Defaulted<number>;
  /** Receipts a shopper; -1 = no limit. */
  can_receive_count: Defaulted<number>;
  /** 1 so many days after receipt, 2 a fixed range. */
  expire_type: 1 | 2;
  expire_day: Defaulted<number>;
  begin_at: TimeOrNull;
  end_at: TimeOrNull;
  /** 1 categories, 2 goods, 3 all goods, 4 scan pay only, 5 gift-card exchange only. */
  appoint_type: Defaulted<1 | 2 | 3 | 4 | 5>;
  rule: Defaulted<string>;
  is_member: Defaulted<boolean>;
  member_levels: JsonDefaulted<number[]>;
  is_in_center: Defaulted<boolean>;
  use_obtain: Defaulted<number>;
  app_share_title: Defaulted<string>;
  app_share_pic: Defaulted<string>;
  sort: Defaulted<number>;
}

export interface CouponGoodsTable {
  coupon_id: number;
  goods_id: number;
}

export interface CouponCatsTable {
  coupon_id: number;
  cat_id: number;
}

export interface UserCouponsTable extends Stamps {
  id: Defaulted<number>;
  user_id: number;
  coupon_id: number;
  type: 1 | 2;
  discount_percent: number | null;
  discount_limit_fen: number | null;
  min_price_fen: number;
  sub_price_fen: number;
  start_at: Time;
  end_at: Time;
  is_use: Defaulted<boolean>;
  used_at: TimeOrNull;
  /** The text shown: 领券中心领取 … */
  receive_type: string;
  /** The coupon row as it was at receipt. */
  coupon_data: Json<Record<string, unknown>>;
  /** The unique source of the grant (`register:12`); null for a receipt by the shopper. */
  source: string | null;
}

export interface MemberOrdersTable extends Stamps {
  id: Defaulted<number>;
  user_id: number;
  order_no: string;
  before_level: number;
  after_level: number;
  price_fen: number;
  is_pay: Defaulted<boolean>;
  paid_at: TimeOrNull;
  /** When it closes unless it is paid by then; null never. */
  auto_close_at: TimeOrNull;
  closed_at: TimeOrNull;
}
