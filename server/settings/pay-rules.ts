// How the mall lets its shoppers pay.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import { readOptions } from './mall-options';
import { rechargeSettingOf } from './recharge-setting';
import { readSetting } from './setting';

/** Payment options of the mall. */
export interface PayRules {
  configured: readonly string[];
  isBalanceOn: boolean;
  /** The mall asks for pay passwords. */
  asksPassword: boolean;
  balanceWord: string;
}

export async function readPayRules(db: Kysely<Tables>): Promise<PayRules> {
  const options = await readOptions(db, ['payment_type', 'recharge_setting', 'recharge_setting_custom']);
  const recharge = rechargeSettingOf(options);
  const custom = (options['recharge_setting_custom'] ?? {}) as { customize_balance_text?: string };
  return {
    configured: readSetting(options).payment_type,
    isBalanceOn: recharge.status === 1,
    asksPassword: recharge.is_pay_password === 1,
    balanceWord: custom.customize_balance_text || '余额',
  };
}
