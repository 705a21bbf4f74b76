// Rules of a withdrawal: its ways, the account that each needs, the service charge, the problem of an amount.
import type { CashType } from '~/schemas/api/share.gen';
import { fenFromText, textFromFen } from './money';

export interface AccountField {
  readonly name: 'name' | 'mobile' | 'bank_name';
  readonly label: string;
  readonly max: number;
}

interface CashWay {
  readonly name: string;
  /** What the shop needs to know to pay; nothing where it knows the account by itself. */
  readonly account: readonly AccountField[];
}

const field = (name: AccountField['name'], label: string, max: number): AccountField => ({
  name,
  label,
  max,
});

/** Ways to be paid: a transfer of WeChat, by hand through a third party, or to the balance. */
export const CASH_WAYS: Readonly<Record<CashType, CashWay>> = {
  auto: { name: '微信零钱', account: [] },
  wechat: {
    name: '微信线下打款',
    account: [field('name', '微信昵称', 50), field('mobile', '微信号', 50)],
  },
  alipay: {
    name: '支付宝线下打款',
    account: [field('name', '支付宝昵称', 50), field('mobile', '支付宝账号', 50)],
  },
  bank: {
    name: '银联线下打款',
    account: [field('name', '开户人', 50), field('bank_name', '开户行', 100), field('mobile', '开户号', 50)],
  },
  balance: { name: '商城余额', account: [] },
};

/** Whether the mall can pay that way: no provider of payments here transfers money to a shopper of WeChat. */
export const isPayable = (type: CashType): boolean => type !== 'auto';

const HUNDREDTHS_OF_ALL = 10_000;

interface ChargeTerms {
  /** Per cent of the amount. */
  readonly percent: number;
  /** From this amount on there is no charge; absent where there always is one. */
  readonly freeFromFen?: number;
}

/** The service charge in fen, rounded to the nearest. */
export function chargeFen(amountFen: number, { percent, freeFromFen }: ChargeTerms): number {
  if (freeFromFen !== undefined && freeFromFen > 0 && amountFen >= freeFromFen) return 0;
  const hundredths = Math.round(Math.max(0, percent) * 100);
  return Math.floor((amountFen * hundredths + HUNDREDTHS_OF_ALL / 2) / HUNDREDTHS_OF_ALL);
}

/** Why nothing of an amount would arrive, or null. `word` is the mall's word for withdrawing. */
const chargeProblem = (fen: number, charge: ChargeTerms, word = '提现'): string | null =>
  chargeFen(fen, charge) >= fen ? `${word}金额不足以支付手续费` : null;

export interface AmountLimits {
  readonly moneyFen: number;
  readonly minFen: number;
  readonly charge: ChargeTerms;
  /** What is left of the day's limit; null without a limit. */
  readonly leftFen: number | null;
}

/** The problem of an amount as it is typed, or ''. `word` is the mall's word for withdrawing. */
export function amountProblem(text: string, limits: AmountLimits, word = '提现'): string {
  if (text.trim() === '') return `请输入${word}金额`;
  const fen = fenFromText(text);
  if (fen === null) return `${word}金额最多两位小数`;
  if (fen <= 0) return `${word}金额必须大于0`;
  if (limits.leftFen !== null && limits.leftFen <= 0) return `今日可${word}额度已用完`;
  if (fen < limits.minFen) return `${word}金额不能小于${textFromFen(limits.minFen)}元`;
  if (fen > limits.moneyFen) return `${word}金额超出可${word}金额`;
  if (limits.leftFen !== null && fen > limits.leftFen) return `${word}金额大于今日剩余可${word}额度`;
  return chargeProblem(fen, limits.charge, word) ?? '';
}

/** The most that may be withdrawn now, in fen. */
export const withdrawableFen = ({ moneyFen, leftFen }: AmountLimits): number =>
  Math.max(0, leftFen === null ? moneyFen : Math.min(moneyFen, leftFen));

export const CASH_STATES = { waiting: 0, approved: 1, paid: 2, refused: 3 } as const;

/** Texts by status. */
export const CASH_STATUS_TEXTS = ['申请中', '同意申请，待打款', '已打款', '驳回'] as const;

export interface WithdrawalTerms {
  /** What is withdrawn, in messages: 佣金, 金额. */
  readonly word: string;
  readonly types: readonly CashType[];
  readonly minFen: number;
  /** What may still be asked for today; null without a limit. */
  readonly leftTodayFen: number | null;
  readonly charge: ChargeTerms;
}

/** A request as it was sent; what its way does not need may be missing. */
export interface WithdrawalRequest {
  readonly price: string;
  readonly type: string;
  readonly name?: string | undefined;
  /** Number of the account. */
  readonly mobile?: string | undefined;
  readonly bank_name?: string | undefined;
}

const MISSING: Readonly<Record<AccountField['name'], string>> = {
  name: '微信昵称/支付宝昵称/开户人不能为空',
  mobile: '微信号/支付宝账号/开户号不能为空',
  bank_name: '开户行不能为空',
};

function accountProblem(way: CashType, request: WithdrawalRequest): string | null {
  const { account } = CASH_WAYS[way];
  const textOf = ({ name }: AccountField): string => request[name]?.trim() ?? '';
  const missing = account.find((field) => textOf(field) === '');
  if (missing !== undefined) return MISSING[missing.name];
  const long = account.find((field) => textOf(field).length > field.max);
  return long === undefined ? null : `${long.label}最多输入${long.max}个字`;
}

function limitProblem(fen: number, left: number | null): string | null {
  if (left === null) return null;
  if (left <= 0) return '今日可提现额度已用完';
  return fen > left ? '提现金额大于今日剩余可提现额度' : null;
}

/** What the server refuses a request with; null when nothing is wrong but perhaps that there is too little money. */
export function withdrawalProblem(request: WithdrawalRequest, terms: WithdrawalTerms): string | null {
  const fen = fenFromText(request.price);
  if (fen === null || fen <= 0) return `提现${terms.word}必须大于0`;
  if (fen < terms.minFen) return `提现金额的值必须不小于${terms.minFen / 100}。`;
  const way = terms.types.find((type) => type === request.type);
  if (way === undefined) return '错误的提现方式';
  return (
    chargeProblem(fen, terms.charge) ?? accountProblem(way, request) ?? limitProblem(fen, terms.leftTodayFen)
  );
}
