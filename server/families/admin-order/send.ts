// Sends an order, or some of its lines, in a parcel.
import { expressCompany } from '~/domain/express-companies';
import { placeOf } from '~/domain/place';
import { CANCEL_STATES, ORDER_PAY_TYPES, SEND_TYPES } from '~/domain/order-status';
import type { AdminOrderSendParams } from '~/schemas/api/admin-order.gen';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import { cityOffer, type Rider, ridersOf } from '../express/city-offer';
import { readOptions } from '../../settings/mall-options';
import { assertAddressed } from '../order-gift/acts';
import { noteEvent } from '../../orders/events';
import { lockOrder, type OrderRow } from '../../orders/order-row';
import { sentLines, sentValues } from '../../orders/parcels';

const BY_CARRIER = 1;

function assertSendable(order: OrderRow): void {
  const isSettled = order.is_pay || order.pay_type === ORDER_PAY_TYPES.cashOnDelivery;
  if (order.is_locked) throw new MallError('订单进行中,不能进行操作');
  if (!isSettled) throw new MallError('订单未支付');
  if (order.cancel_status === CANCEL_STATES.requested)
    throw new MallError('该订单正在申请取消操作，请先处理');
  if (order.cancel_status === CANCEL_STATES.cancelled) throw new MallError('订单已取消');
}

function parcelOf(params: AdminOrderSendParams) {
  const { express = '', express_no = '', customer_name = '', express_content = '' } = params;
  const merchant_remark = params.merchant_remark?.trim() ?? '';
  if (params.is_express !== BY_CARRIER)
    return {
      send_type: 2 as const,
      merchant_remark,
      express_content: express_content.trim() || '手机端无需物流发货',
    };
  if (expressCompany(express.trim()) === undefined) throw new MallError('快递公司错误');
  if (express_no.trim() === '') throw new MallError('请填写快递单号');
  return {
    send_type: 1 as const,
    merchant_remark,
    express: express.trim(),
    express_no: express_no.trim(),
    customer_name: customer_name.trim(),
  };
}

/** By a rider of the shop's own; services of others are not connected. */
async function riderOf(trx: Trx, { is_express, man = '' }: AdminOrderSendParams): Promise<Rider> {
  if (is_express === BY_CARRIER) throw new MallError('所选配送商家不存在');
  const { city_riders: stored } = await readOptions(trx, ['city_riders']);
  const id = Number(/^\((\d{1,9})\)/.exec(man)?.[1] ?? 0);
  const rider = ridersOf(stored).find((one) => one.id === id);
  if (rider === undefined) throw new MallError('请选择配送员');
  return rider;
}

/** The way of a parcel within the city: from the shop to where the order goes, beginning now. */
async function sendRider(
  trx: Trx,
  order: OrderRow,
  by: { rider: Rider; parcelId: number; now: Date },
): Promise<void> {
  const { city_delivery: stored } = await readOptions(trx, ['city_delivery']);
  const offer = cityOffer(stored);
  const [longitude, latitude] = (order.location ?? '').split(',');
  const to = placeOf(latitude ?? '', longitude ?? '');
  if (offer === null || to === null) throw new MallError('发货方式异常');
  const { rider, parcelId, now } = by;
  await trx
    .insertInto('city_deliveries')
    .values({
      order_express_id: parcelId,
      status: 301,
      corporation_name: '商家配送',
      rider_name: rider.name,
      rider_mobile: rider.mobile,
      shop_latitude: offer.shop.latitude,
      shop_longitude: offer.shop.longitude,
      user_latitude: to.latitude,
      user_longitude: to.longitude,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

const IN_AFTER_SALES = 1;

/** Ids of the lines that can still be sent; throws why one of the wanted ones cannot. */
async function openLines(trx: Trx, order: OrderRow, wanted: readonly number[]): Promise<number[]> {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['id', 'is_refund', 'refund_status'])
    .where('order_id', '=', order.id)
    .execute();
  const sent = await sentLines(trx, order.id);
  const chosen = lines.filter(({ id }) => wanted.includes(id));
  if (chosen.length < wanted.length) throw new MallError('订单物流数据异常');
  if (order.is_send || chosen.some(({ id }) => sent.has(id))) throw new MallError('同一个商品不可重复发货');
  if (chosen.some((line) => line.is_refund)) throw new MallError('商品已退款，无需发货');
  if (chosen.some((line) => line.refund_status === IN_AFTER_SALES))
    throw new MallError('该商品正在申请售后，请先处理');
  return lines.filter(({ id, is_refund }) => !is_refund && !sent.has(id)).map(({ id }) => id);
}

async function insertParcel(
  trx: Trx,
  orderId: number,
  by: { params: AdminOrderSendParams; rider: Rider | null; lineIds: number[]; now: Date },
): Promise<number> {
  const { params, rider, lineIds, now } = by;
  const sent =
    rider === null
      ? parcelOf(params)
      : { send_type: 2 as const, merchant_remark: params.merchant_remark?.trim() ?? '', express_content: '' };
  const parcel = await trx
    .insertInto('order_expresses')
    .values({ order_id: orderId, ...sent, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_express_lines')
    .values(lineIds.map((id) => ({ order_express_id: parcel.id, order_line_id: id })))
    .execute();
  return parcel.id;
}

/** Sends the chosen lines; with the last one the order is sent. A pick-up order that is sent becomes one by express. */
export async function sendOrder(
  trx: Trx,
  params: AdminOrderSendParams,
  { operatorId, now }: { operatorId: number; now: Date },
): Promise<void> {
  const order = await lockOrder(trx, params.order_id);
  if (order === undefined) throw new MallError('订单不存在');
  assertSendable(order);
  await assertAddressed(trx, order.id, now);
  const lineIds = [...new Set(params.order_detail_id)];
  if (lineIds.length === 0) throw new MallError('请勾选要发货的商品');
  const open = await openLines(trx, order, lineIds);
  const rider = order.send_type === SEND_TYPES.city ? await riderOf(trx, params) : null;
  const parcelId = await insertParcel(trx, order.id, { params, rider, lineIds, now });
  if (rider !== null) await sendRider(trx, order, { rider, parcelId, now });
  const isAll = lineIds.length === open.length;
  await trx
    .updateTable('orders')
    .set({
      ...(order.send_type === SEND_TYPES.pickUp ? { send_type: 0 as const } : {}),
      ...(isAll ? await sentValues(trx, now) : {}),
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  const description = isAll ? '商家已发货' : '商家已发出部分商品';
  await noteEvent(trx, order.id, { event: 'sent', description, operatorId });
}
