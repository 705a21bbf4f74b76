// Pays an after-sale back: money by the ways it came, points and coupon by their rules, and what the purchase had caused.
import { refundShare } from '~/domain/refund-status';
import { CANCEL_STATES, SEND_TYPES } from '~/domain/order-status';
import { sharedBy } from '~/domain/pay-back';
import { MallError } from '../../http/errors';
import { postIntegral } from '../../ledger/ledger';
import type { Trx } from '../../db/transaction';
import { payOrderBack } from '../../orders/pay-back';
import { payPrepaidBack } from '../../orders/prepaid';
import { lockUnionsOf } from '../../payments/unions';
import { voidCards } from '../card/line-cards';
import { noteEvent, type OrderEvent } from '../../orders/events';
import type { OrderUndone } from '../../ports/order-events';
import { announceUndone, type Told } from '../order/listeners';
import type { LineRow } from '../../orders/order-lines';
import type { OrderRow } from '../../orders/order-row';
import { sentLines, sentValues } from '../../orders/parcels';
import { markReceived } from '../order/receipt';
import { redeemedPieces } from '../order/redeem';
import { restock, uncountSales } from '../../orders/stock';
import { noteLineState } from '../../orders/line-state';
import { type LockedRefund, refundsOf, type StoredRefund } from '../../orders/refund-row';
import { hasLeft, payableFen } from '../../orders/refund-room';

const MONEY_ONLY = 3;

interface Undoing extends Told<LockedRefund> {
  line: LineRow;
  lines: readonly LineRow[];
  amountFen: number;
  /** Pieces whose purchase is undone. */
  num: number;
  now: Date;
}

/** Goods that came back, or for which everything came back, are not bought any more; else the shopper keeps them. */
const undonePieces = (refund: StoredRefund, amountFen: number, maxFen: number): number =>
  refund.type !== MONEY_ONLY || amountFen === maxFen ? refund.num : 0;

/**
 * Undone pieces that never left the shop: of a line that is in no parcel all of them; of a pick-up order those that no
 * clerk has handed over. Money alone is for them first; a return is of those that were handed over, as far as there are
 * any.
 */
async function unsentPieces(trx: Trx, { refund, order, line, num }: Undoing): Promise<number> {
  if (order.send_type !== SEND_TYPES.pickUp)
    return hasLeft(line, order, { sent: await sentLines(trx, order.id) }) ? 0 : num;
  if (order.is_confirm) return 0;
  const handedOver = (await redeemedPieces(trx, order)).get(line.id) ?? 0;
  const atShopper = handedOver - (line.refunded_num - line.restocked_num);
  const wanted = refund.type === MONEY_ONLY ? num : Math.max(0, num - atShopper);
  return Math.max(0, Math.min(wanted, line.num - handedOver - line.restocked_num));
}

/** A pick-up order of which nothing is left to hand over is received. */
async function receiveRest(trx: Trx, { order, now, plugins }: Undoing): Promise<void> {
  if (order.send_type !== SEND_TYPES.pickUp || order.is_confirm) return;
  const handedOver = await redeemedPieces(trx, order);
  const lines = await trx
    .selectFrom('order_lines')
    .select(['id', 'num', 'restocked_num', 'is_refund'])
    .where('order_id', '=', order.id)
    .execute();
  const isLeft = lines.some(
    ({ id, num, restocked_num, is_refund }) => !is_refund && (handedOver.get(id) ?? 0) + restocked_num < num,
  );
  if (isLeft) return;
  const event = { event: 'confirmed', description: '剩余商品已退款，订单完成核销' };
  await markReceived(trx, order, { event, now, plugins });
}

/** A partly sent order of which nothing is left to send is sent. */
async function sendRest(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  if (order.send_type === SEND_TYPES.pickUp || order.is_send) return;
  const sent = await sentLines(trx, order.id);
  const lines = await trx
    .selectFrom('order_lines')
    .select(['id', 'is_refund'])
    .where('order_id', '=', order.id)
    .execute();
  if (lines.some((line) => !line.is_refund && !sent.has(line.id))) return;
  await trx
    .updateTable('orders')
    .set(await sentValues(trx, now))
    .where('id', '=', order.id)
    .execute();
  await noteEvent(trx, order.id, { event: 'sent', description: '剩余商品已退款，订单已全部发出' });
}

/** The points that paid for the undone pieces; keyed by the request, so only once. */
async function returnPoints(trx: Trx, { refund, order, line, lines, num }: Undoing): Promise<void> {
  const shares = sharedBy(
    order.use_integral_num,
    lines.map((one) => one.integral_deduction_price_fen),
  );
  const total = shares[lines.indexOf(line)] ?? 0;
  await postIntegral(trx, {
    userId: order.user_id,
    type: 1,
    integral: refundShare({ total, lineNum: line.num, usedNum: line.refunded_num, num }),
    description: '售后退款，退回积分',
    reason: 'order-refund',
    sourceId: `order-refund:${refund.id}`,
    orderNo: order.order_no,
  });
}

const isWholeLine = ({ line, num }: Undoing): boolean => line.refunded_num + num === line.num;

async function writeLine(trx: Trx, undoing: Undoing): Promise<void> {
  const { line, amountFen, num, now } = undoing;
  const restocked = await unsentPieces(trx, undoing);
  await trx
    .updateTable('order_lines')
    .set({
      refunded_fen: line.refunded_fen + amountFen,
      refunded_num: line.refunded_num + num,
      restocked_num: line.restocked_num + restocked,
      is_refund: isWholeLine(undoing),
      updated_at: now,
    })
    .where('id', '=', line.id)
    .execute();
  if (restocked > 0) await restock(trx, [{ skuId: line.sku_id, num: restocked }]);
}

/** The last piece of an order closes it; only then its coupon can be used again. */
async function closeOrder(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      cancel_status: CANCEL_STATES.cancelled,
      cancel_at: now,
      auto_confirm_at: null,
      auto_sales_at: null,
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  if (order.use_user_coupon_id !== null)
    await trx
      .updateTable('user_coupons')
      .set({ is_use: false, used_at: null, updated_at: now })
      .where('id', '=', order.use_user_coupon_id)
      .execute();
  await noteEvent(trx, order.id, { event: 'cancelled', description: '商品已全部退款，订单关闭' });
}

/** What the undone pieces had caused: points spent, money paid before, sales counted, cards given. */
async function undoPieces(trx: Trx, undoing: Undoing): Promise<void> {
  const { refund, order, line, num, now } = undoing;
  if (num === 0) return;
  await uncountSales(trx, line.goods_id, num);
  await returnPoints(trx, undoing);
  await payPrepaidBack(trx, { order, lines: [{ ...line, undone: num }], refundId: refund.id, now });
  await voidCards(trx, [line.id], isWholeLine(undoing) ? undefined : num);
}

async function announce(trx: Trx, undoing: Undoing, isWhole: boolean): Promise<void> {
  const { refund, order, line, amountFen, num, now, plugins } = undoing;
  const undone: OrderUndone = {
    orderId: order.id,
    orderNo: order.order_no,
    userId: order.user_id,
    cause: 'refunded',
    refundId: refund.id,
    lines: [{ lineId: line.id, goodsId: line.goods_id, amountFen, num, isWhole: isWholeLine(undoing) }],
    isWhole,
    now,
  };
  await announceUndone(trx, { undone: [undone], plugins });
}

async function open(
  trx: Trx,
  { refund, order }: LockedRefund,
  by: Told<{ amountFen: number; now: Date }>,
): Promise<Undoing> {
  const { amountFen, now, plugins } = by;
  const lines = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const line = lines.find(({ id }) => id === refund.order_line_id);
  if (line === undefined) throw new Error(`After-sale ${refund.id} is of no line.`);
  const maxFen = payableFen(refund, { line, order, refunds: await refundsOf(trx, [order.id]) });
  if (amountFen < 0) throw new MallError('退款金额不能小于0');
  if (amountFen > maxFen) throw new MallError('退款金额大于可退款金额');
  return {
    refund,
    order,
    line,
    lines,
    amountFen,
    now,
    plugins,
    num: undonePieces(refund, amountFen, maxFen),
  };
}

/**
 * Pays a locked request back that waits for its money. Throws 退款金额大于可退款金额, and where nothing was paid.
 * The caller has checked that the request may be paid back now.
 */
export async function payRefundBack(
  trx: Trx,
  locked: LockedRefund,
  by: Told<{ amountFen: number; event: OrderEvent; now: Date }>,
): Promise<void> {
  const undoing = await open(trx, locked, by);
  const { refund, order, lines, line, num } = undoing;
  const { amountFen, event, now } = by;
  // Locks as in placing an order: payments, the order, the shopper's row, then the SKUs.
  const unions = await lockUnionsOf(trx, { kind: 'order', id: order.id });
  await trx.selectFrom('users').select('id').where('id', '=', order.user_id).forUpdate().execute();
  await writeLine(trx, undoing);
  await payOrderBack(trx, unions, { order, refundId: refund.id, amountFen, description: '售后退款', now });
  await trx
    .updateTable('order_refunds')
    .set({ is_refund: true, refund_at: now, paid_back_fen: amountFen, auto_at: null, updated_at: now })
    .where('id', '=', refund.id)
    .execute();
  await undoPieces(trx, undoing);
  await noteLineState(trx, line.id, now);
  await noteEvent(trx, order.id, event);
  const isWhole = lines.every((one) => one.refunded_num + (one.id === line.id ? num : 0) === one.num);
  if (isWhole) await closeOrder(trx, order, now);
  else {
    await receiveRest(trx, undoing);
    await sendRest(trx, order, now);
  }
  await announce(trx, undoing, isWhole);
}
