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

/** Ways to be paid: the platform's own transfer, by hand through a third party, or to the balance. */
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

export interface AmountLimits {
  readonly moneyFen: number;
  readonly minFen: number;
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
  return '';
}

/** The most that may be withdrawn now, in fen. */
export const withdrawableFen = ({ moneyFen, leftFen }: AmountLimits): number =>
  Math.max(0, leftFen === null ? moneyFen : Math.min(moneyFen, leftFen));
