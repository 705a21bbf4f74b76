// Payment methods of a union that the payment sheet offers (PAY-01, PAY-02).
import type { Kysely } from 'kysely';
import { offeredPayKeys, PAY_NAMES, type PayKey } from '~/domain/payment';
import type { PayOption, PaymentGetPaymentsData } from '~/schemas/api/payment.gen';
import type { Tables } from '../../db/tables';
import { flag, wireMoney } from '../../http/wire';
import type { PaymentProviders } from '../../ports/payments';
import { H5_METHODS, isH5Method } from '../../ports/payment-provider';
import type { UnionRow } from '../../payments/unions';
import { type PayRules, readPayRules } from '../../settings/pay-rules';

const ICONS: Readonly<Partial<Record<PayKey, string>>> = {
  balance: 'pictures/pay/balance.svg',
  wechat_h5: 'pictures/pay/wechat.svg',
  alipay_h5: 'pictures/pay/alipay.svg',
  huodao: 'pictures/pay/huodao.svg',
  combination_pay: 'pictures/pay/balance.svg',
};

interface Payer {
  balanceFen: number;
  hasPassword: boolean;
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

/** Who asks for the ways, and which providers there are. */
interface Asking {
  platform: string;
  payments: PaymentProviders;
}

/** Payment keys that a union may be paid by now. */
export async function payKeysOf(
  db: Kysely<Tables>,
  union: UnionRow,
  by: Asking & { rules: PayRules },
): Promise<PayKey[]> {
  const orders = (await ordersOf(db, union.id)).map(({ goods_type, ...order }) => ({
    ...order,
    isCardSecret: goods_type === 'ecard',
  }));
  const { rules, platform, payments } = by;
  const allowed = union.support_pay_types;
  const configured =
    allowed.length === 0 ? rules.configured : rules.configured.filter((key) => allowed.includes(key));
  const { isBalanceOn } = rules;
  const keys = offeredPayKeys({ amountFen: union.amount_fen, platform, configured, isBalanceOn, orders });
  return keys.filter((key) => !isH5Method(key) || payments.takes(key));
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

/** What a method pays beside a part of the balance. */
function partWords(union: UnionRow, balanceFen: number, { balanceWord }: PayRules): string {
  const [part, rest] = [wireMoney(balanceFen), wireMoney(union.amount_fen - balanceFen)];
  return `${balanceWord}支付 ${part}元，还需支付 ${rest}元`;
}

/** A method for what an earlier combination has not frozen: the rest is charged, whichever method is chosen now. */
const onlineOption = (key: PayKey, union: UnionRow, rules: PayRules): PayOption => ({
  ...plainOption(key),
  desc: union.frozen_balance_fen === 0 ? null : partWords(union, union.frozen_balance_fen, rules),
});

/** Balance plus another method, offered where the balance covers a part only (PAY-60). */
function combinationOption(
  keys: readonly PayKey[],
  union: UnionRow,
  { payer, rules }: { payer: Payer; rules: PayRules },
): PayOption | null {
  const others = H5_METHODS.filter((key) => keys.includes(key));
  // Frozen once, the part stays as it is.
  const partFen = union.frozen_balance_fen || payer.balanceFen;
  if (partFen === 0 || others.length === 0 || !keys.includes('balance')) return null;
  return {
    ...plainOption('combination_pay'),
    name: `${rules.balanceWord}组合支付`,
    desc: partWords(union, partFen, rules),
    balance_amount: wireMoney(partFen),
    is_pay_password: flag(payer.hasPassword),
    is_open_pay_password: flag(rules.asksPassword),
    other_payment: others.map((key) => ({ key, name: PAY_NAMES[key], icon: ICONS[key] ?? '' })),
  };
}

/** The options of a union; the first that can be chosen is checked. */
export async function paymentOptions(
  db: Kysely<Tables>,
  union: UnionRow,
  asking: Asking,
): Promise<PaymentGetPaymentsData> {
  const rules = await readPayRules(db);
  const payer = await readPayer(db, union.user_id);
  const keys = await payKeysOf(db, union, { rules, ...asking });
  const options = keys.map((key) => {
    if (key === 'balance') return balanceOption(union, payer, rules);
    return isH5Method(key) ? onlineOption(key, union, rules) : plainOption(key);
  });
  const isCovered = payer.balanceFen + union.frozen_balance_fen >= union.amount_fen;
  const combination = isCovered ? null : combinationOption(keys, union, { payer, rules });
  const list = combination === null ? options : [...options, combination];
  const first = list.findIndex(({ disabled }) => !disabled);
  return {
    amount: wireMoney(union.amount_fen),
    list: list.map((option, index) => (index === first ? { ...option, checked: true } : option)),
  };
}
