// What a clerk may hand over of a pick-up order: its lines, what an act would leave, how far it is.
import { sumOf } from './sum';

/** A line of the order with what became of it so far. */
export interface RedeemableLine {
  readonly id: number;
  readonly num: number;
  readonly redeemed: number;
  readonly isRefunded: boolean;
  readonly isInAfterSales: boolean;
}

interface DeliveredLine {
  readonly id: number | string;
  readonly num: number | string;
  /** Only our own server says it. */
  readonly clerk_num?: number;
  readonly is_refund: number | string;
  readonly refund_status: number | string;
}

/** A line of a delivered order. */
export const redeemableLine = (line: DeliveredLine): RedeemableLine => ({
  id: Number(line.id),
  num: Number(line.num),
  redeemed: line.clerk_num ?? 0,
  isRefunded: Number(line.is_refund) === 1,
  isInAfterSales: Number(line.refund_status) === 1,
});

export interface RedeemedPieces {
  readonly id: number;
  readonly num: number;
}

/** Pieces of a line that can still be handed over. */
export const piecesLeft = ({ num, redeemed, isRefunded }: RedeemableLine): number =>
  isRefunded ? 0 : Math.max(0, num - redeemed);

/** As `piecesLeft`, but none while the line is in after-sales. */
export const piecesOpen = (line: RedeemableLine): number => (line.isInAfterSales ? 0 : piecesLeft(line));

/** How far something is redeemed: pieces of an order, times of a card. */
export interface RedemptionProgress {
  readonly redeemed: number;
  readonly left: number;
}

/** Of a delivered order. One that was received is redeemed as a whole, also where its mall does not count pieces. */
export function progressOfOrder(order: {
  readonly is_confirm: number | string;
  readonly detail: readonly DeliveredLine[];
}): RedemptionProgress {
  const lines = order.detail.map(redeemableLine);
  const [handed, left] = [sumOf(lines.map(({ redeemed }) => redeemed)), sumOf(lines.map(piecesLeft))];
  return Number(order.is_confirm) === 1 ? { redeemed: handed + left, left: 0 } : { redeemed: handed, left };
}

export interface Redemption {
  readonly pieces: readonly RedeemedPieces[];
  /** Nothing is left afterwards. */
  readonly isAll: boolean;
}

/** The refusal of one line's pieces, or null. */
function refusalOf(line: RedeemableLine | undefined, num: number): string | null {
  if (line === undefined) return '核销商品不存在';
  if (line.isInAfterSales) return '商品售后中，无法核销';
  return num > piecesLeft(line) ? '超出可核销数量' : null;
}

function summed(wanted: readonly RedeemedPieces[]): RedeemedPieces[] {
  const sums = new Map<number, number>();
  for (const { id, num } of wanted) sums.set(id, (sums.get(id) ?? 0) + num);
  return [...sums].map(([id, num]) => ({ id, num }));
}

function chosen(
  lines: readonly RedeemableLine[],
  wanted: readonly RedeemedPieces[],
): readonly RedeemedPieces[] | string {
  const pieces = summed(wanted).filter(({ num }) => num > 0);
  if (pieces.length === 0) return '请选择核销商品';
  const refusals = pieces.map(({ id, num }) =>
    refusalOf(
      lines.find((line) => line.id === id),
      num,
    ),
  );
  return refusals.find((words) => words !== null) ?? pieces;
}

/** An act of a clerk: the pieces that he chose, or the whole rest where he chose none; else why it is refused. */
export function planRedemption(
  lines: readonly RedeemableLine[],
  wanted: readonly RedeemedPieces[] | null,
): Redemption | string {
  if (wanted === null) {
    if (lines.some((line) => line.isInAfterSales && piecesLeft(line) > 0))
      return '有商品正在售后，请选择商品核销';
    const rest = lines.map((line) => ({ id: line.id, num: piecesLeft(line) })).filter(({ num }) => num > 0);
    return { pieces: rest, isAll: true };
  }
  const pieces = chosen(lines, wanted);
  if (typeof pieces === 'string') return pieces;
  const taken = new Map(pieces.map(({ id, num }) => [id, num]));
  const isAll = lines.every((line) => piecesLeft(line) === (taken.get(line.id) ?? 0));
  return { pieces, isAll };
}
