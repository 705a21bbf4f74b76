// Kinds of requests for an after-sale, and the amounts that they may ask for (NS-06); their fields stand in the schemas.
import { fenFromText, moneyOfFen } from './money';
import { REFUND_TYPES, type RefundType } from './refund-status';

/** What a line of an order says about asking for it; only our own server says how much of it is still open. */
interface AskedLine {
  readonly num: string | number;
  readonly max_num?: number;
}

/** Pieces that can still be asked for; all of them where the mall does not say. */
export const openPieces = ({ num, max_num: open }: AskedLine): number => open ?? Number(num);

/** Whether money comes back. */
export const isMoneyBack = (type: RefundType): boolean => type !== REFUND_TYPES.exchange;

/** What is wrong with an amount that is one: more than the most, or nothing of something. '' when it is right. */
export function amountProblem(amount: string, maxFen: number): string {
  const fen = fenFromText(amount.trim());
  if (fen === null) return '';
  if (fen > maxFen) return `最多可退款金额${moneyOfFen(maxFen)}`;
  return fen === 0 && maxFen > 0 ? '退款金额必须大于0' : '';
}
