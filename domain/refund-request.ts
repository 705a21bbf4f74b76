// What a request for an after-sale must say, by its kind, and what a client checks before it is sent (NS-06).
import { type FormName, formProblems } from './form-rules';
import { fenFromText, textFromFen } from './money';
import { REFUND_TYPES, type RefundType } from './refund-status';

/** The kinds of a line, and the refund of a whole order that has not been sent. */
export type RequestKind = RefundType | 'order';

export interface RequestValues {
  goods_status: string;
  cause: string;
  /** In yuan. */
  refund_price: string;
  remark: string;
  mobile: string;
}
export type RequestField = keyof RequestValues;

const FORMS: Readonly<Record<RequestKind, FormName>> = {
  [REFUND_TYPES.returnAndRefund]: 'refund',
  [REFUND_TYPES.exchange]: 'exchange',
  [REFUND_TYPES.refundOnly]: 'refundOnly',
  order: 'cancelOrder',
};

/** What a line of an order says about asking for it; only our own server says how much of it is still open. */
interface AskedLine {
  readonly num: string | number;
  readonly max_num?: number;
}

/** Pieces that can still be asked for; all of them where the mall does not say. */
export const openPieces = ({ num, max_num: open }: AskedLine): number => open ?? Number(num);

/** The form of a kind, for the limits of its fields. */
export const requestForm = (kind: RequestKind): FormName => FORMS[kind];

/** Whether money comes back. */
export const isMoneyBack = (kind: RequestKind): boolean => kind !== REFUND_TYPES.exchange;

/** Whether its amount may be less than the most. */
export const isAmountOpen = (kind: RequestKind): boolean => isMoneyBack(kind) && kind !== 'order';

/** The message about an amount, or null. */
function amountProblem(amount: string, maxFen: number): string | null {
  const fen = fenFromText(amount.trim());
  if (fen === null) return null;
  if (fen > maxFen) return `最多可退款金额￥${textFromFen(maxFen)}`;
  return fen === 0 && maxFen > 0 ? '退款金额必须大于0' : null;
}

/** The problems of a request by field, in the order of its fields; `maxFen` is the most that can be paid back. */
export function requestProblems(
  kind: RequestKind,
  values: RequestValues,
  maxFen: number,
): Partial<Record<RequestField, string>> {
  const problems = formProblems(FORMS[kind], { ...values });
  const amount = isAmountOpen(kind) ? amountProblem(values.refund_price, maxFen) : null;
  if (amount === null || problems['refund_price'] !== undefined) return problems;
  const { goods_status, cause, ...rest } = problems;
  return {
    ...(goods_status === undefined ? {} : { goods_status }),
    ...(cause === undefined ? {} : { cause }),
    refund_price: amount,
    ...rest,
  };
}
