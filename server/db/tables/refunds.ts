// Kysely types of the after-sales tables of 170-after-sales.sql.
import type { AttrPick } from './goods';
import type { Defaulted, Json, JsonDefaulted, JsonOrNull, SoftDeleted, TimeNow, TimeOrNull } from './columns';

export interface RefundAddressesTable extends SoftDeleted {
  id: Defaulted<number>;
  mch_id: Defaulted<number>;
  name: string;
  /** Names of province, city and district. */
  regions: Json<string[]>;
  address_detail: Defaulted<string>;
  mobile: string;
  remark: Defaulted<string>;
}

export interface OrderRefundsTable extends SoftDeleted {
  id: Defaulted<number>;
  user_id: number;
  order_id: number;
  order_line_id: number;
  /** `order_no` of the protocol. */
  refund_no: string;
  /** 1 return and refund, 2 exchange, 3 refund only. */
  type: 1 | 2 | 3;
  num: number;
  refund_price_fen: number;
  paid_back_fen: Defaulted<number>;
  remark: Defaulted<string>;
  pic_list: JsonDefaulted<string[]>;
  goods_status: Defaulted<string>;
  cause: Defaulted<string>;
  mobile: Defaulted<string>;
  /** 1 waiting for review, 2 agreed, 3 refused or closed. */
  status: Defaulted<1 | 2 | 3>;
  status_at: TimeOrNull;
  merchant_remark: Defaulted<string>;
  refund_address_id: number | null;
  is_send: Defaulted<boolean>;
  send_at: TimeOrNull;
  express: Defaulted<string>;
  express_no: Defaulted<string>;
  customer_name: Defaulted<string>;
  is_confirm: Defaulted<boolean>;
  confirm_at: TimeOrNull;
  merchant_express: Defaulted<string>;
  merchant_express_no: Defaulted<string>;
  merchant_customer_name: Defaulted<string>;
  merchant_express_content: Defaulted<string>;
  /** The specification that an exchange asks for; null for the same. */
  exchange_sku_id: Defaulted<number | null>;
  exchange_attrs: JsonOrNull<AttrPick[]>;
  /** Its pieces off the shelf; 0 once they are sent or back. */
  exchange_held_num: Defaulted<number>;
  is_refund: Defaulted<boolean>;
  refund_at: TimeOrNull;
  /** When the step it waits for ends by itself; null never. */
  auto_at: TimeOrNull;
}

export type RefundChannel = 'balance' | 'provider' | 'offline';

export interface PaymentRefundsTable {
  id: Defaulted<number>;
  /** Null for a row of a plugin, which `kind` and `source_id` name (300-selling.sql). */
  order_id: number | null;
  kind: string | null;
  source_id: number | null;
  /** Null where the whole order was cancelled. */
  order_refund_id: number | null;
  payment_union_id: number | null;
  payment_attempt_id: number | null;
  channel: RefundChannel;
  amount_fen: number;
  refund_no: string;
  /** `created` waits to be sent to the provider, `sent` for its money to arrive. */
  state: Defaulted<'created' | 'sent' | 'done'>;
  provider_no: string | null;
  done_at: TimeOrNull;
  /** The provider could not pay it back, so that the balance got it. */
  to_balance: Defaulted<boolean>;
  /** When the provider is asked next; null never. */
  check_at: TimeOrNull;
  check_count: Defaulted<number>;
  /** Since when the provider refuses to pay it back; null where it does not. */
  failed_at: TimeOrNull;
  /** The provider's reason, for the shop. */
  failure: Defaulted<string>;
  /** Until then it is asked about (refund-claims.ts). */
  claimed_until: TimeOrNull;
  created_at: TimeNow;
}
