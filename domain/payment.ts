// Rules of paying: the available methods, choosing one, and the messages of its outcomes (PAY).
import { wordsForShopper } from './sdk-words';
import { ORDER_PAY_TYPES, SEND_TYPES } from './order-status';
import { readFen } from './money';

/** Payment methods that the front end supports (PAY-14). */
export const PAY_KEYS = [
  'balance',
  'huodao',
  'wechat',
  'wechat_h5',
  'alipay_h5',
  'combination_pay',
  'none',
] as const;
export type PayKey = (typeof PAY_KEYS)[number];

export const isPayKey = (key: unknown): key is PayKey => (PAY_KEYS as readonly unknown[]).includes(key);

/** Digits of the payment password (PAY-24, CONST-03). */
export const PAY_PASSWORD_LENGTH = 6;
/** After this time on another page the shopper is asked whether he has paid (PAY-51). */
export const PAID_QUESTION_DELAY_MS = 2_000;
/** Parameter with which an authorisation leads a payer back. */
export const PAY_CODE = 'pay_code';
/** Polling interval of a submitted order. */
export const ORDER_QUEUE_INTERVAL_MS = 1_000;
/** A queue without a result in two minutes is left to my orders. */
export const ORDER_QUEUE_POLLS = 120;
export const ORDER_QUEUE_SLOW = '订单处理较慢，请稍后在我的订单中查看';

/** How a payment union was paid, as stored with it. */
export const UNION_PAY_TYPES = {
  wechat: 1,
  huodao: 2,
  balance: 3,
  alipay: 4,
  baidu: 5,
  toutiao: 6,
  wechat_h5: 7,
  alipay_h5: 8,
  cash: 9,
  pos: 10,
  wechat_scan: 11,
  alipay_scan: 12,
  component: 13,
  app: 14,
} as const;

/** `pay_type` of the orders in a union: methods that are not listed here were paid online. */
export function orderPayType(unionPayType: number): number {
  const { huodao, balance, cash, pos } = UNION_PAY_TYPES;
  const listed: Readonly<Record<number, number>> = {
    [huodao]: ORDER_PAY_TYPES.cashOnDelivery,
    [balance]: ORDER_PAY_TYPES.balance,
    [cash]: ORDER_PAY_TYPES.cash,
    [pos]: ORDER_PAY_TYPES.pos,
  };
  return listed[unionPayType] ?? ORDER_PAY_TYPES.online;
}

const ORDER_PAY_TEXTS: readonly string[] = [
  '未支付',
  '在线支付',
  '货到付款',
  '余额支付',
  '现金',
  'pos机',
  '微信代付',
];

/** `pay_type_text` of an order. */
export const orderPayText = (payType: number): string => ORDER_PAY_TEXTS[payType] ?? '未支付';

/** The methods of the shopper's own browser, with their labels. */
export const PAY_NAMES: Readonly<Record<PayKey, string>> = {
  balance: '余额支付',
  huodao: '货到付款',
  wechat: '微信支付',
  wechat_h5: '微信支付',
  alipay_h5: '支付宝支付',
  combination_pay: '组合支付',
  none: '无需支付',
};

/** Closing the sheet, and any cancelling outside the social app's SDK (PAY-12, PAY-56). */
export const PAYMENT_CANCELLED = '支付取消';
/** Cancelling in the SDK, whatever the SDK calls it (PAY-46). */
export const SDK_PAYMENT_CANCELLED = '取消支付';
export const CHOOSE_PAYMENT = '请选择支付方式';
export const PASSWORDS_DIFFER = '两次输入的密码不一致';

const SDK_PAYMENT_FAILED = '支付未完成，请重试或换一种支付方式';

/**
 * Message of a failed SDK payment: one text for every cancelling (PAY-46), else the SDK's own where it is written for
 * shoppers (PAY-47): `chooseWXPay:fail` is not.
 */
export const sdkPaymentMessage = (message: string): string =>
  /cancel|取消/i.test(message) ? SDK_PAYMENT_CANCELLED : wordsForShopper(message, SDK_PAYMENT_FAILED);

/** Message shown for a payment that failed with this reason: none where the shopper cancelled it himself. */
export const unpaidWords = (words: string): string =>
  words === PAYMENT_CANCELLED || words === SDK_PAYMENT_CANCELLED ? '' : words;

/** `0`, `"0"` and `"0.00"` are nothing to pay (PAY-04). */
export const isZeroAmount = (amount: string | number): boolean => readFen(amount) === 0;

/** Properties of the orders that are paid together. */
export interface PayableOrder {
  readonly sendType: number;
  /** 0 is the mall itself. */
  readonly merchantId: number;
  /** The plugin that created the order; empty for the mall's own. */
  readonly sign: string;
  readonly isCardSecret: boolean;
}

export interface PaymentSituation {
  readonly amountFen: number;
  /** `X-App-Platform`. */
  readonly platform: string;
  /** `payment_type` of the mall's setting. */
  readonly configured: readonly string[];
  readonly isBalanceOn: boolean;
  readonly orders: readonly PayableOrder[];
}

const WEB_PLATFORMS: ReadonlySet<string> = new Set(['mobile', 'wechat']);

const allowsCashOnDelivery = (order: PayableOrder): boolean =>
  order.merchantId === 0 &&
  order.sign !== 'vip_card' &&
  !order.isCardSecret &&
  (order.sendType === SEND_TYPES.express || order.sendType === SEND_TYPES.city);

const isOnlineOpen = ({ configured, platform }: PaymentSituation): boolean =>
  configured.includes('online_pay') && WEB_PLATFORMS.has(platform);

/** Conditions of the methods that the server offers, in the order in which they are offered. */
const OFFERED: ReadonlyArray<readonly [PayKey, (situation: PaymentSituation) => boolean]> = [
  ['balance', ({ configured, isBalanceOn }) => configured.includes('balance') && isBalanceOn],
  ['wechat_h5', isOnlineOpen],
  ['alipay_h5', isOnlineOpen],
  ['huodao', ({ configured, orders }) => configured.includes('huodao') && orders.every(allowsCashOnDelivery)],
];

/** The available methods; nothing to pay is settled by balance alone, even where the balance is off. */
export function offeredPayKeys(situation: PaymentSituation): PayKey[] {
  if (situation.amountFen === 0) return ['balance'];
  return OFFERED.filter(([, isOpen]) => isOpen(situation)).map(([key]) => key);
}

interface PayOption {
  readonly key: string;
  readonly disabled?: boolean;
  readonly checked?: boolean;
}

/** Checks exactly one option (PAY-06); a disabled, unknown or already checked one changes nothing. */
export function choosePayOption<T extends PayOption>(options: readonly T[], key: string): readonly T[] {
  const chosen = options.find((option) => option.key === key);
  if (chosen === undefined || chosen.disabled === true || chosen.checked === true) return options;
  return options.map((option) => ({ ...option, checked: option.key === key }));
}

/** The option that confirming would pay with. */
export const checkedPayOption = <T extends PayOption>(options: readonly T[]): T | null =>
  options.find((option) => option.checked === true && option.disabled !== true) ?? null;

/** Flags of the balance option as they arrive. */
interface PasswordFlags {
  /** The mall asks for payment passwords. */
  readonly is_open_pay_password?: string | number;
  /** The shopper has set one. */
  readonly is_pay_password?: string | number;
}

/**
 * The step between confirming and charging the balance: the entry of the password (PAY-22), the question whether to
 * set one (PAY-29), or none where the mall requires none.
 */
export function passwordStep(option: PasswordFlags): 'enter' | 'set' | 'none' {
  if (Number(option.is_open_pay_password ?? 0) !== 1) return 'none';
  return Number(option.is_pay_password ?? 0) === 1 ? 'enter' : 'set';
}

/**
 * The step after a refusal of the balance's charge: the entry after a wrong or missing password, setting one where
 * there is none (会员未设置支付密码); null for any other message.
 */
export function passwordRefusal(words: string): 'enter' | 'set' | null {
  if (!words.includes('密码')) return null;
  return words.includes('未设置') ? 'set' : 'enter';
}

/** Only the digits of what was typed, at most six (PAY-24). */
export const passwordDigits = (typed: string): string =>
  typed.replace(/\D/g, '').slice(0, PAY_PASSWORD_LENGTH);

export const isPayPassword = (text: unknown): boolean => typeof text === 'string' && /^\d{6}$/.test(text);

/** Whether the balance covers an amount, both as delivered; an invalid amount covers nothing (PAY-28). */
export function isBalanceEnough(figures: { balance: string | number; amount: string | number }): boolean {
  const [balanceFen, amountFen] = [readFen(figures.balance), readFen(figures.amount)];
  return balanceFen !== null && amountFen !== null && balanceFen >= amountFen;
}
