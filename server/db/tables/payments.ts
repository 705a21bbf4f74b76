// Kysely types of the payment and ledger tables of 004-orders.sql.
import type { Defaulted, JsonDefaulted, Stamps, TimeNow, TimeOrNull } from './columns';

export interface PaymentUnionsTable extends Stamps {
  id: Defaulted<number>;
  user_id: number;
  out_trade_no: string;
  title: Defaulted<string>;
  amount_fen: number;
  frozen_balance_fen: Defaulted<number>;
  support_pay_types: JsonDefaulted<string[]>;
  platform: Defaulted<string>;
  is_pay: Defaulted<boolean>;
  /** 0 none, 1 wechat, 2 cash on delivery, 3 balance, 4 alipay … 14 app (contract, Payment). */
  pay_type: Defaulted<number>;
  /** The payment key chosen: balance, huodao, wechat_h5 … */
  method: Defaulted<string>;
  paid_at: TimeOrNull;
  closed_at: TimeOrNull;
  /** When the shopper shared it with a friend to pay; null while it is private. */
  shared_at: TimeOrNull;
}

/** The table of a payment's part: orders, recharge_orders, member_orders; for the key of a plugin, that plugin's. */
export type PaidKind = CorePaidKind | (string & {});
export type CorePaidKind = 'order' | 'recharge' | 'member';

export interface PaymentUnionOrdersTable {
  id: Defaulted<number>;
  payment_union_id: number;
  kind: PaidKind;
  source_id: number;
  order_no: string;
  title: Defaulted<string>;
  amount_fen: number;
  /** The order that it was bought along with; null for none. */
  order_id: Defaulted<number | null>;
}

export type PaymentAttemptState = 'created' | 'paid' | 'closed' | 'failed';

/** Who charges the shopper. */
export type ProviderName = 'sandbox' | 'wechat' | 'alipay';

export interface PaymentAttemptsTable {
  id: Defaulted<number>;
  payment_union_id: number;
  method: string;
  provider: Defaulted<ProviderName>;
  out_trade_no: string;
  amount_fen: number;
  state: Defaulted<PaymentAttemptState>;
  transaction_no: string | null;
  return_url: Defaulted<string>;
  notify_count: Defaulted<number>;
  notified_at: TimeOrNull;
  paid_at: TimeOrNull;
  /** When the provider stops taking money for it; null never. */
  expires_at: TimeOrNull;
  /** When the provider is asked next; null never. */
  check_at: TimeOrNull;
  check_count: Defaulted<number>;
  created_at: TimeNow;
}

interface LogTable {
  id: Defaulted<number>;
  user_id: number;
  /** 1 income, 2 spend. */
  type: 1 | 2;
  description: string;
  custom_desc: JsonDefaulted<Record<string, unknown>>;
  order_no: Defaulted<string>;
  /** Unique with source_id and the user: a repeated posting violates the key. */
  reason: string;
  source_id: string;
  created_at: TimeNow;
}

export interface BalanceLogsTable extends LogTable {
  money_fen: number;
  balance_after_fen: number;
}

export interface IntegralLogsTable extends LogTable {
  integral: number;
  integral_after: number;
}
