// How much of a line can still be asked for: pieces, and money within what the order has left.
import { sumOf } from '~/domain/sum';
import { maxRefundFen, piecesAsked, refundAgainRefusal, refundShare } from '~/domain/refund-status';
import { orderRefusal, withParcels } from '~/domain/order-status';
import { flagsOf, type OrderRow } from './order-row';
import type { LineRow } from './order-lines';
import { refundFlags, type StoredRefund } from './refund-row';

/** Fen that requests took or may take of their order. */
const takenFen = (refunds: readonly StoredRefund[]): number =>
  sumOf(
    refunds
      .filter(({ status }) => status !== 3)
      .map((refund) => (refund.is_refund ? refund.paid_back_fen : refund.refund_price_fen)),
  );

type Sums = Pick<OrderRow, 'total_pay_price_fen' | 'express_price_fen'>;

/** What the order can still pay back: what was paid without delivery, less what its requests took. */
export const leftFen = (order: Sums, refunds: readonly StoredRefund[]): number =>
  Math.max(0, order.total_pay_price_fen - order.express_price_fen - takenFen(refunds));

export interface Room {
  /** Pieces of former requests. */
  usedNum: number;
  /** Pieces that can be asked for. */
  num: number;
  /** What the order can still pay back. */
  leftFen: number;
}

type Line = Pick<LineRow, 'id' | 'num' | 'total_price_fen'>;

const ofLine = (line: Line, refunds: readonly StoredRefund[]) =>
  refunds.filter(({ order_line_id: id }) => id === line.id);

export function roomOf(line: Line, order: Sums, refunds: readonly StoredRefund[]): Room {
  const usedNum = piecesAsked(ofLine(line, refunds).map(refundFlags));
  return { usedNum, num: Math.max(0, line.num - usedNum), leftFen: leftFen(order, refunds) };
}

/** The most that can be asked for some of the open pieces. */
export const askableFen = (line: Line, room: Room, num: number): number =>
  maxRefundFen({
    shareFen: refundShare({ total: line.total_price_fen, lineNum: line.num, usedNum: room.usedNum, num }),
    leftFen: room.leftFen,
  });

/** The share of a request's own pieces: those of earlier requests come first. */
export function ownShareFen(refund: StoredRefund, line: Line, refunds: readonly StoredRefund[]): number {
  const earlier = ofLine(line, refunds).filter(({ id }) => id < refund.id);
  const usedNum = piecesAsked(earlier.map(refundFlags));
  return refundShare({ total: line.total_price_fen, lineNum: line.num, usedNum, num: refund.num });
}

/** The most that can be paid back for a request. */
export function payableFen(
  refund: StoredRefund,
  { line, order, refunds }: { line: Line; order: Sums; refunds: readonly StoredRefund[] },
): number {
  const others = refunds.filter(({ id }) => id !== refund.id);
  return maxRefundFen({ shareFen: ownShareFen(refund, line, refunds), leftFen: leftFen(order, others) });
}

/** What an order's after-sales depend on beside its flags. */
interface Progress {
  /** Not withdrawn, the oldest first. */
  refunds: readonly StoredRefund[];
  /** Ids of the lines that are in a parcel. */
  sent: ReadonlySet<number>;
}

/** Whether a line has left the shop: with the whole order, or in one of its parcels. */
export const hasLeft = (
  line: Pick<LineRow, 'id'>,
  order: Pick<OrderRow, 'is_send'>,
  { sent }: Pick<Progress, 'sent'>,
): boolean => order.is_send || sent.has(line.id);

/** Why nothing can be asked for a line now, in the contract's words; null when it can. */
export function askRefusal(line: LineRow, order: OrderRow, { refunds, sent }: Progress): string | null {
  const ofOrder = orderRefusal('refund', withParcels(flagsOf(order), sent.size > 0));
  if (ofOrder !== null) return ofOrder;
  // Card secrets cannot be given back.
  if (line.goods_type !== 'goods') return '该商品不支持售后';
  return refundAgainRefusal(line.num, ofLine(line, refunds).map(refundFlags));
}
