// Payment methods of a union that the payment sheet offers (PAY-01, PAY-02).
import type { Kysely } from 'kysely';
import { offeredPayKeys, PAY_NAMES, type PayKey } from '~/domain/payment';
import type { PayOption, PaymentGetPaymentsData } from '~/schemas/api/payment.gen';
import type { Tables } from '../../db/tables';
import { flag, wireMoney } from '../../http/wire';
import type { UnionRow } from '../../payments/unions';
import { readOptions } from '../index/mall-options';
import { readSetting } from '../index/setting';
import { rechargeSettingOf } from '../recharge/recharge-setting';

const ICONS: Readonly<Partial<Record<PayKey, string>>> = {
  balance: 'pictures/pay/balance.svg',
  wechat_h5: 'pictures/pay/wechat.svg',
  alipay_h5: 'pictures/pay/alipay.svg',
  huodao: 'pictures/pay/huodao.svg',
  combination_pay: 'pictures/pay/balance.svg',
};

const H5_KEYS: readonly PayKey[] = ['wechat_h5', 'alipay_h5'];

interface Payer {
  balanceFen: number;
  hasPassword: boolean;
}

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

async function readPayer(db: Kysely<Tables>, userId: number): Promise<Payer> {
  const user = await db
    .selectFrom('users')
    .select(['balance_fen', 'pay_password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { balanceFen: user.balance_fen, hasPassword: user.pay_password_hash !== null };
}

const ordersOf = (db: Kysely<Tables>, unionId: number) =>
  db
    .selectFrom('payment_union_orders')
    .innerJoin('orders', 'orders.id', 'payment_union_orders.source_id')
    .leftJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select([
      'orders.send_type as sendType',
      'orders.mch_id as merchantId',
      'orders.sign',
      'order_lines.goods_type',
    ])
    .where('payment_union_orders.payment_union_id', '=', unionId)
    .where('payment_union_orders.kind', '=', 'order')
    .execute();

/** Payment keys that a union may be paid by now. */
export async function payKeysOf(
  db: Kysely<Tables>,
  union: UnionRow,
  by: { rules: PayRules; platform: string },
): Promise<PayKey[]> {
  const orders = (await ordersOf(db, union.id)).map(({ goods_type, ...order }) => ({
    ...order,
    isCardSecret: goods_type === 'ecard',
  }));
  const { rules, platform } = by;
  const allowed = union.support_pay_types;
  const configured =
    allowed.length === 0 ? rules.configured : rules.configured.filter((key) => allowed.includes(key));
  return offeredPayKeys({
    amountFen: union.amount_fen,
    platform,
    configured,
    isBalanceOn: rules.isBalanceOn,
    orders,
  });
}

function balanceOption(union: UnionRow, payer: Payer, rules: PayRules): PayOption {
  const isEnough = payer.balanceFen + union.frozen_balance_fen >= union.amount_fen;
  return {
    key: 'balance',
    name: `${rules.balanceWord}支付`,
    desc: isEnough
      ? `账户${rules.balanceWord}: ${wireMoney(payer.balanceFen)}元`
      : `账户${rules.balanceWord}不足`,
    icon: ICONS.balance ?? '',
    disabled: !isEnough,
    is_pay_password: flag(payer.hasPassword),
    is_open_pay_password: flag(rules.asksPassword),
    balance_amount: wireMoney(payer.balanceFen),
  };
}

const plainOption = (key: PayKey): PayOption => ({
  key,
  name: PAY_NAMES[key],
  desc: null,
  icon: ICONS[key] ?? '',
  disabled: false,
});

/** Balance plus another method, offered where the balance covers a part only (PAY-60). */
function combinationOption(keys: readonly PayKey[], payer: Payer, rules: PayRules): PayOption | null {
  const others = H5_KEYS.filter((key) => keys.includes(key));
  if (payer.balanceFen === 0 || others.length === 0 || !keys.includes('balance')) return null;
  return {
    ...plainOption('combination_pay'),
    name: `${rules.balanceWord}组合支付`,
    desc: `${rules.balanceWord}支付 ${wireMoney(payer.balanceFen)}元，其余在线支付`,
    balance_amount: wireMoney(payer.balanceFen),
    is_pay_password: flag(payer.hasPassword),
    is_open_pay_password: flag(rules.asksPassword),
    other_payment: others.map((key) => ({ key, name: PAY_NAMES[key], icon: ICONS[key] ?? '' })),
  };
}

/** The options of a union; the first that can be chosen is checked. */
export async function paymentOptions(
  db: Kysely<Tables>,
  union: UnionRow,
  platform: string,
): Promise<PaymentGetPaymentsData> {
  const rules = await readPayRules(db);
  const payer = await readPayer(db, union.user_id);
  const keys = await payKeysOf(db, union, { rules, platform });
  const options = keys.map((key) =>
    key === 'balance' ? balanceOption(union, payer, rules) : plainOption(key),
  );
  const isCovered = payer.balanceFen + union.frozen_balance_fen >= union.amount_fen;
  const combination = isCovered ? null : combinationOption(keys, payer, rules);
  const list = combination === null ? options : [...options, combination];
  const first = list.findIndex(({ disabled }) => !disabled);
  return {
    amount: wireMoney(union.amount_fen),
    list: list.map((option, index) => (index === first ? { ...option, checked: true } : option)),
  };
}
