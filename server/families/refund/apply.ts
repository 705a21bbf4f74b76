// What a shopper can ask for a line: the data of the form.
import type { Kysely } from 'kysely';
import { moneyOfFen } from '~/domain/money';
import {
  GOODS_STATUSES,
  REFUND_REASONS,
  REFUND_TYPES,
  type RefundType,
  refundTypesFor,
  RETURN_REASONS,
} from '~/domain/refund-status';
import type { RefundApplyData } from '~/schemas/api/refund.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { flagText, rawRow, wireMoney } from '../../http/wire';
import { goodsPath } from '../../goods/goods-card';
import { goodsNow, nestedOrder } from '../order/detail';
import {
  type LineRow,
  orderParts,
  pluginData,
  sentIn,
  wireGoodsInfo,
  wireLineRow,
  wireSnapshot,
} from '../../orders/order-lines';
import { type OrderRow, ownOrder } from '../../orders/order-row';
import { refundsOf } from '../../orders/refund-row';
import { exchangeSkus } from './exchange-sku';
import { askableFen, askRefusal, hasLeft, roomOf } from '../../orders/refund-room';

/** The order of the shopper's line; throws 订单不存在. */
export async function orderOfLine(
  db: Kysely<Tables>,
  { lineId, userId }: { lineId: number; userId: number },
): Promise<OrderRow> {
  const line = await db
    .selectFrom('order_lines')
    .select('order_id')
    .where('id', '=', lineId)
    .executeTakeFirst();
  const order = line === undefined ? undefined : await ownOrder(db, line.order_id, userId);
  if (order === undefined) throw new MallError('订单不存在');
  return order;
}

/**
 * The kinds that a line of the order can ask for: money only, before it has left the shop. Lines that cost nothing are no
 * gifts: points may have paid them.
 */
export const typesFor = (order: Pick<OrderRow, 'is_confirm'>, hasLeft: boolean): RefundType[] =>
  hasLeft ? refundTypesFor({ isReceived: order.is_confirm, isGift: false }) : [REFUND_TYPES.refundOnly];

const CHOICES: RefundApplyData['list'] = {
  goods_status: [...GOODS_STATUSES],
  refund_list: {
    confirm_list: [...REFUND_REASONS.received],
    not_confirm_list: [...REFUND_REASONS.notReceived],
  },
  refund_list_2: [...RETURN_REASONS],
};

const nestedLine = (line: LineRow) => ({
  ...rawRow(wireLineRow(line)),
  form_data: JSON.stringify(line.form_data),
  goods_info: JSON.stringify(wireSnapshot(line)),
});

/** The SKUs for which a piece of the line can be exchanged. */
const exchangeChoices = async (
  db: Kysely<Tables>,
  line: LineRow,
): Promise<RefundApplyData['detail']['exchange_skus']> =>
  (await exchangeSkus(db, line)).map(({ id, attr_list: attrs, stock }) => ({
    id,
    attr: attrs.map(({ attr_name: name }) => name).join(' '),
    stock,
  }));
/** `data` of api/order/apply-refund. Throws 订单不存在, or why nothing can be asked for now. */
export async function applyData(
  db: Kysely<Tables>,
  { lineId, userId }: { lineId: number; userId: number },
): Promise<RefundApplyData> {
  const order = await orderOfLine(db, { lineId, userId });
  const parts = (await orderParts(db, [order.id]))(order.id);
  const line = parts.lines.find(({ id }) => id === lineId);
  if (line === undefined) throw new MallError('订单不存在');
  const refunds = await refundsOf(db, [order.id]);
  const progress = { refunds, sent: sentIn(parts) };
  const refusal = askRefusal(line, order, progress);
  if (refusal !== null) throw new MallError(refusal);
  const room = roomOf(line, order, refunds);
  const maxFen = askableFen(line, room, room.num);
  const goods = await goodsNow(db, [line.goods_id]);
  return {
    detail: {
      ...rawRow(wireLineRow(line)),
      form_data: JSON.stringify(line.form_data),
      goods_info: { ...wireGoodsInfo(line), num: String(line.num) },
      goods: goods.get(line.goods_id) ?? null,
      order: { ...nestedOrder(order, parts.token), detail: parts.lines.map(nestedLine) },
      refund_price: wireMoney(maxFen),
      refund_price_text: moneyOfFen(maxFen),
      is_confirm: flagText(order.is_confirm),
      page_url: goodsPath(line.goods_id),
      plugin_data: pluginData([line]),
      max_num: room.num,
      used_num: room.usedNum,
      left_price: wireMoney(room.leftFen),
      exchange_skus: await exchangeChoices(db, line),
      refund_types: typesFor(order, hasLeft(line, order, progress)),
      template_message_list: [],
    },
    list: CHOICES,
  };
}
