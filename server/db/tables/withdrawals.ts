// Kysely types of the table of 180-withdrawals.sql.
import type { CashType } from '~/schemas/api/share.gen';
import type { Defaulted, Stamps, TimeOrNull } from './columns';

type CashStatus = 0 | 1 | 2 | 3;

export interface WithdrawalsTable extends Stamps {
  id: Defaulted<number>;
  /** `share` for commissions, else the key of a plugin. */
  model: string;
  user_id: number;
  order_no: string;
  type: CashType;
  price_fen: number;
  service_charge_fen: Defaulted<number>;
  name: Defaulted<string>;
  account: Defaulted<string>;
  bank_name: Defaulted<string>;
  /** 0 waiting, 1 approved, 2 paid out, 3 refused. */
  status: Defaulted<CashStatus>;
  apply_content: Defaulted<string>;
  remittance_content: Defaulted<string>;
  reject_content: Defaulted<string>;
  apply_at: TimeOrNull;
  remittance_at: TimeOrNull;
  reject_at: TimeOrNull;
}
