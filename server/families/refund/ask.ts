// Requests of a shopper: for some pieces of a line, or of several lines of one order at once.
import { fenFromText, moneyOfFen } from '~/domain/money';
import { amountProblem, isMoneyBack } from '~/domain/refund-request';
import { refundSubmitForm } from '~/schemas/api/forms/refund-submit.gen';
import { GOODS_STATUSES, REFUND_TYPE_TEXTS, REFUND_TYPES, type RefundType } from '~/domain/refund-status';
import { isUniqueViolation } from '../../db/unique-violation';
import { fieldError, MallError } from '../../http/errors';
import { checkForm } from '../../http/form';
import type { Trx } from '../../db/transaction';
import { claimUploads } from '../attachment/own-uploads';
import { makeTradeNo } from '../../payments/unions';
import { hasUsedCards } from '../card/line-cards';
import { noteEvent } from '../../orders/events';
import type { LineRow } from '../../orders/order-lines';
import { lockOrder, type OrderRow, ownOrder } from '../../orders/order-row';
import { sentLines } from '../../orders/parcels';
import { typesFor } from './apply';
import { holdExchange } from './exchange-sku';
import { noteLineState } from '../../orders/line-state';
import { refundsOf } from '../../orders/refund-row';
import { askableFen, askRefusal, hasLeft, roomOf } from '../../orders/refund-room';
import { waitEnd } from '../../settings/refund-times';

export interface AskedLine {
  id: number;
  num?: number | undefined;
  refund_price: string;
  /** What an exchange asks for. */
  exchange_sku_id?: number | undefined;
}

/** What is said once for all lines. */
export interface AskedWords {
  type: RefundType;
  remark: string;
  pic_list: readonly string[];
  mobile?: string | undefined;
  cause?: string | undefined;
  goods_status?: string | undefined;
}

export interface Asking {
  orderId: number;
  userId: number;
  lines: readonly AskedLine[];
  words: AskedWords;
  now: Date;
}

const ALREADY_ASKED = '该订单已生成售后订单,无需重复申请';

/** Where the shop calls unless he says otherwise; of a given order not the mobile of who took it. */
async function contactOf(trx: Trx, order: OrderRow): Promise<string> {
  const given = await trx
    .selectFrom('order_gifts')
    .innerJoin('users', 'users.id', 'order_gifts.user_id')
    .select('users.mobile')
    .where('order_id', '=', order.id)
    .where('filled_at', 'is not', null)
    .executeTakeFirst();
  return given === undefined ? order.mobile : (given.mobile ?? '');
}

async function readWords(trx: Trx, words: AskedWords, order: OrderRow) {
  const { remark, mobile = '', cause = '', goods_status = '' } = words;
  const isKnown = GOODS_STATUSES.some((status) => status === goods_status);
  return {
    remark: remark.trim(),
    // Older clients send none.
    mobile: mobile.trim() || (await contactOf(trx, order)),
    cause: cause.trim(),
    goods_status: words.type === REFUND_TYPES.refundOnly && isKnown ? goods_status : '',
  };
}

type Words = Awaited<ReturnType<typeof readWords>>;

function assertType(type: RefundType, types: readonly RefundType[]): void {
  if (types.includes(type)) return;
  throw new MallError(
    type === REFUND_TYPES.exchange ? '订单未确认收货，无法申请换货' : '商品尚未发货，只能申请仅退款',
  );
}

/** Pieces and fen of a line that are asked for; throws why they cannot be. */
async function readLine(
  trx: Trx,
  {
    asked,
    line,
    order,
    type,
    words,
  }: { asked: AskedLine; line: LineRow; order: OrderRow; type: RefundType; words: Words },
): Promise<{ num: number; fen: number }> {
  // Requests of the same call for other lines took their share already.
  const refunds = await refundsOf(trx, [order.id]);
  const progress = { refunds, sent: await sentLines(trx, order.id) };
  const refusal = askRefusal(line, order, progress);
  if (refusal !== null) throw new MallError(refusal);
  assertType(type, typesFor(order, hasLeft(line, order, progress)));
  const room = roomOf(line, order, refunds);
  const num = asked.num ?? room.num;
  if (num > room.num) throw new MallError(`最多可申请${room.num}件`);
  const maxFen = askableFen(line, room, num);
  const values = { ...words, refund_price: asked.refund_price.trim() };
  checkForm(refundSubmitForm, { ...values, type });
  const problem = isMoneyBack(type) ? amountProblem(values.refund_price, maxFen) : '';
  if (problem !== '') throw fieldError('refund_price', problem);
  const fen = isMoneyBack(type) ? (fenFromText(values.refund_price) ?? -1) : 0;
  if (fen < 0) throw new MallError('退款金额不能小于0');
  if (isMoneyBack(type) && (await hasUsedCards(trx, line.id)))
    throw new MallError('商品赠送的卡券已使用,该商品无法申请退货');
  return { num, fen };
}

async function store(
  trx: Trx,
  { userId, orderId, words: { type, pic_list }, now }: Asking,
  what: Words & { line: LineRow; num: number; fen: number; endsAt: Date | null; skuId: number | undefined },
): Promise<void> {
  const { line, num, fen, endsAt, skuId, ...words } = what;
  const lineId = line.id;
  const exchange = type === REFUND_TYPES.exchange ? await holdExchange(trx, { line, skuId, num }) : {};
  await claimUploads(trx, { userId, urls: pic_list });
  await trx
    .insertInto('order_refunds')
    .values({
      ...words,
      ...exchange,
      user_id: userId,
      order_id: orderId,
      order_line_id: lineId,
      refund_no: `RE${makeTradeNo(now)}`,
      type,
      num,
      refund_price_fen: fen,
      pic_list: JSON.stringify(pic_list),
      refund_address_id: null,
      auto_at: endsAt,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const money = isMoneyBack(type) ? `，退款${moneyOfFen(fen)}` : '';
  await noteEvent(trx, orderId, {
    event: 'refund-asked',
    description: `申请售后：${REFUND_TYPE_TEXTS[type].name}，${num}件${money}`,
  });
  await noteLineState(trx, lineId, now);
}

async function askLocked(trx: Trx, asking: Asking, order: OrderRow): Promise<void> {
  const words = await readWords(trx, asking.words, order);
  const endsAt = await waitEnd(trx, 'agree', asking.now);
  const lines = await trx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).execute();
  for (const asked of asking.lines) {
    const line = lines.find(({ id }) => id === asked.id);
    if (line === undefined) throw new MallError('订单不存在');
    const { num, fen } = await readLine(trx, { asked, line, order, type: asking.words.type, words });
    await store(trx, asking, { ...words, line, num, fen, endsAt, skuId: asked.exchange_sku_id });
  }
  await trx
    .updateTable('orders')
    .set({ sale_status: true, updated_at: asking.now })
    .where('id', '=', order.id)
    .execute();
}

/**
 * Opens after-sales of the lines, all of them or none.
 * @throws MallError 订单不存在, 该订单已生成售后订单,无需重复申请, 最多可退款金额￥X, and the form's words.
 */
export async function ask(trx: Trx, asking: Asking): Promise<void> {
  const { orderId, userId } = asking;
  // Only the shopper's own order is locked.
  if ((await ownOrder(trx, orderId, userId)) === undefined) throw new MallError('订单不存在');
  const order = await lockOrder(trx, orderId, userId);
  if (order === undefined) throw new MallError('订单不存在');
  try {
    await askLocked(trx, asking, order);
  } catch (error) {
    if (isUniqueViolation(error, 'order_refunds_open')) throw new MallError(ALREADY_ASKED);
    throw error;
  }
}
