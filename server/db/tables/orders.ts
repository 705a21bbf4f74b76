// Kysely types of the order tables of 004-orders.sql.
import type {
  Defaulted,
  Json,
  JsonDefaulted,
  JsonOrNull,
  SoftDeleted,
  Stamps,
  TimeNow,
  TimeOrNull,
} from './columns';
import type { AttrPick } from './goods';
import type { PaidKind } from './payments';

export type SubmissionState = 'queued' | 'running' | 'done' | 'failed';

export interface OrderSubmissionsTable {
  /** The queue_id of the protocol. */
  id: Defaulted<number>;
  token: string;
  user_id: number;
  platform: Defaulted<string>;
  form_digest: string;
  form_data: Json<unknown>;
  state: Defaulted<SubmissionState>;
  error: string | null;
  payment_union_id: number | null;
  /** What it came to when it was submitted; null for older ones. */
  total_fen: Defaulted<number | null>;
  created_at: TimeNow;
  finished_at: TimeOrNull;
}

export interface CancelData {
  cause: string;
  mobile: string;
  remark: string;
  image_list: string[];
}

export interface OrdersTable extends SoftDeleted {
  id: Defaulted<number>;
  mch_id: Defaulted<number>;
  sign: Defaulted<string>;
  user_id: number;
  submission_id: number | null;
  order_no: string;
  platform: Defaulted<string>;
  total_goods_original_price_fen: number;
  total_goods_price_fen: number;
  member_discount_price_fen: Defaulted<number>;
  full_reduce_price_fen: Defaulted<number>;
  coupon_discount_price_fen: Defaulted<number>;
  use_user_coupon_id: number | null;
  use_integral_num: Defaulted<number>;
  integral_deduction_price_fen: Defaulted<number>;
  /** What a plugin takes off, under the name that shoppers read (250-order-benefits.sql). */
  benefit_name: Defaulted<string>;
  benefit_price_fen: Defaulted<number>;
  /** What the kinds that sold its lines took off (300-selling.sql). */
  cut_price_fen: Defaulted<number>;
  express_original_price_fen: Defaulted<number>;
  express_price_fen: Defaulted<number>;
  back_price_fen: Defaulted<number>;
  total_price_fen: number;
  total_pay_price_fen: number;
  /** What went back of it, in sum. */
  refunded_fen: Defaulted<number>;
  /** 0 express, 1 self pick-up, 2 same-city, 3 none. */
  send_type: 0 | 1 | 2 | 3;
  name: Defaulted<string>;
  mobile: Defaulted<string>;
  address: Defaulted<string>;
  province_id: Defaulted<number>;
  city_id: Defaulted<number>;
  district_id: Defaulted<number>;
  location: string | null;
  distance_metres: Defaulted<number>;
  store_id: number | null;
  clerk_id: number | null;
  clerked_at: TimeOrNull;
  /** The code that redeems a pick-up order. */
  offline_code: string | null;
  remark: Defaulted<string>;
  words: Defaulted<string>;
  seller_remark: Defaulted<string>;
  order_form: JsonOrNull<unknown[]>;
  discounts: JsonDefaulted<{ name: string; value: string }[]>;
  is_pay: Defaulted<boolean>;
  /** 0 none, 1 online, 2 cash on delivery, 3 balance, 4 cash, 5 pos, 6 paid by friend. */
  pay_type: Defaulted<0 | 1 | 2 | 3 | 4 | 5 | 6>;
  pay_at: TimeOrNull;
  is_send: Defaulted<boolean>;
  send_at: TimeOrNull;
  is_confirm: Defaulted<boolean>;
  confirm_at: TimeOrNull;
  is_sale: Defaulted<boolean>;
  sale_at: TimeOrNull;
  is_comment: Defaulted<boolean>;
  comment_at: TimeOrNull;
  /** 0 none, 1 cancelled, 2 asked for. */
  cancel_status: Defaulted<0 | 1 | 2>;
  cancel_at: TimeOrNull;
  cancel_data: JsonOrNull<CancelData>;
  sale_status: Defaulted<boolean>;
  /** The inverse of the protocol's `status`: a plugin holds the order, nothing may be done. */
  is_locked: Defaulted<boolean>;
  is_recycle: Defaulted<boolean>;
  replace_user_id: number | null;
  support_pay_types: JsonDefaulted<string[]>;
  auto_cancel_at: TimeOrNull;
  auto_confirm_at: TimeOrNull;
  auto_sales_at: TimeOrNull;
  /** When a request to cancel is agreed to by itself. */
  auto_agree_at: TimeOrNull;
}

/** Snapshot of what was bought. Money inside is fen. */
export interface GoodsSnapshot {
  /** The goods that a copy was made of; absent for goods of the mall itself. */
  source_id?: number;
  /** Fields of the kind that sold it, as the wire has them. */
  sale?: object;
  name: string;
  cover_pic: string;
  attr_list: AttrPick[];
  goods_attr: {
    id: number;
    goods_id: number;
    sign_id: string;
    price_fen: number;
    original_price_fen: number;
    member_price_fen: number | null;
    no: string;
    weight_grams: number;
    pic_url: string;
  };
}

/** What was paid for a line before its order, by a payment of its own (340-prepaid.sql). */
export interface OrderPrepaymentsTable {
  order_line_id: number;
  kind: PaidKind;
  source_id: number;
  paid_fen: number;
  back_fen: Defaulted<number>;
}

export interface OrderLinesTable extends Stamps {
  id: Defaulted<number>;
  order_id: number;
  goods_id: number;
  sku_id: number;
  num: number;
  /** Pieces of an unpaid order that had left the shelf before it (340-prepaid.sql). */
  set_aside_num: Defaulted<number>;
  unit_price_fen: number;
  total_original_price_fen: number;
  total_price_fen: number;
  member_discount_price_fen: Defaulted<number>;
  full_reduce_price_fen: Defaulted<number>;
  coupon_discount_price_fen: Defaulted<number>;
  integral_deduction_price_fen: Defaulted<number>;
  benefit_price_fen: Defaulted<number>;
  /** What the kind that sold it took off, in sum and by name. */
  cut_price_fen: Defaulted<number>;
  cuts: JsonDefaulted<{ name: string; fen: number }[]>;
  gives_commission: Defaulted<boolean>;
  erase_price_fen: Defaulted<number>;
  back_price_fen: Defaulted<number>;
  sign: Defaulted<string>;
  goods_no: Defaulted<string>;
  goods_type: Defaulted<'goods' | 'ecard'>;
  goods_info: Json<GoodsSnapshot>;
  form_id: number | null;
  form_data: JsonOrNull<unknown[]>;
  is_refund: Defaulted<boolean>;
  /** 0 none, 1 in progress, 2 ended. */
  refund_status: Defaulted<0 | 1 | 2>;
  refunded_fen: Defaulted<number>;
  /** Pieces whose purchase is undone. */
  refunded_num: Defaulted<number>;
  /** Those of them that never left the shop (171-unsent-pieces.sql). */
  restocked_num: Defaulted<number>;
  /** What it gives when the order is finished, as of its goods when it was bought (262-line-rewards.sql). */
  give_integral_type: Defaulted<1 | 2>;
  give_integral: Defaulted<number>;
  give_balance_type: Defaulted<1 | 2>;
  give_balance_value: Defaulted<number>;
}

export interface OrderEventsTable {
  id: Defaulted<number>;
  order_id: number;
  /** submitted, paid, sent, confirmed, finished, commented, cancel-asked, cancelled, redeemed … */
  event: string;
  description: Defaulted<string>;
  operator_id: number | null;
  created_at: TimeNow;
}

/** What a clerk handed over of a line (195-redemptions.sql). */
export interface OrderRedemptionsTable {
  id: Defaulted<number>;
  order_id: number;
  order_line_id: number;
  num: number;
  clerk_id: number;
  remark: Defaulted<string>;
  nonce: string | null;
  created_at: TimeNow;
}

export interface OrderExpressesTable extends Stamps {
  id: Defaulted<number>;
  order_id: number;
  /** 1 express or a third party, 2 other. */
  send_type: 1 | 2;
  express: Defaulted<string>;
  express_no: Defaulted<string>;
  customer_name: Defaulted<string>;
  merchant_remark: Defaulted<string>;
  express_content: Defaulted<string>;
  traces: JsonDefaulted<{ time: string; text: string }[]>;
}

export interface OrderExpressLinesTable {
  id: Defaulted<number>;
  order_express_id: number;
  order_line_id: number;
}

export interface GoodsCommentsTable extends SoftDeleted {
  id: Defaulted<number>;
  goods_id: number;
  sku_id: number | null;
  order_id: number | null;
  order_line_id: number | null;
  user_id: number | null;
  /** 1 bad, 2 medium, 3 good. */
  score: 1 | 2 | 3;
  content: string;
  pic_list: JsonDefaulted<string[]>;
  reply_content: Defaulted<string>;
  attr_name: Defaulted<string>;
  is_anonymous: Defaulted<boolean>;
  is_show: Defaulted<boolean>;
  is_top: Defaulted<boolean>;
  is_virtual: Defaulted<boolean>;
  virtual_user: Defaulted<string>;
  virtual_avatar: Defaulted<string>;
  commented_at: TimeNow;
  /** The second review; '' without one. */
  append_content: Defaulted<string>;
  append_pic_list: JsonDefaulted<string[]>;
  appended_at: TimeOrNull;
}
