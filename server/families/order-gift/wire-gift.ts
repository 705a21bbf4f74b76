// A given order as its viewer may see it: the link is the buyer's, the address the buyer's and the receiver's.
import type { Kysely } from 'kysely';
import { maskMobile } from '~/domain/text';
import { isGiveable, ORDER_GIFT_STATES, orderGiftState } from '~/domain/order-gift';
import { CANCEL_STATES } from '~/domain/order-status';
import type { OrderGift as WireGift, OrderGiftAddressParams } from '~/schemas/api/order-gift.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { flag, wireTime } from '../../http/wire';
import { orderParts } from '../../orders/order-lines';
import { flagsOf, type OrderRow } from '../../orders/order-row';
import { type OrderGift, UNKNOWN } from './acts';

interface Found {
  order: OrderRow;
  gift: OrderGift | null;
}

/** The order of its buyer, or that of the link; the same refusal for an unknown order and a wrong link. */
async function findGift(
  db: Kysely<Tables>,
  { id, token = '' }: OrderGiftAddressParams,
  viewerId: number | null,
): Promise<Found> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (order === undefined) throw new MallError(UNKNOWN);
  const gift = await db.selectFrom('order_gifts').selectAll().where('order_id', '=', id).executeTakeFirst();
  const isOwn = order.user_id === viewerId;
  const isLinked = gift !== undefined && gift.token === token;
  if (!isOwn && !isLinked) throw new MallError(UNKNOWN);
  return { order, gift: gift ?? null };
}

async function goodsOf(db: Kysely<Tables>, orderId: number): Promise<WireGift['goods']> {
  const { lines } = (await orderParts(db, [orderId]))(orderId);
  return lines.map(({ num, goods_info: info }) => ({
    name: info.name,
    cover_pic: info.goods_attr.pic_url || info.cover_pic,
    attr: info.attr_list.map(({ attr_name: name }) => name).join(' '),
    num,
  }));
}

export async function readGift(
  db: Kysely<Tables>,
  params: OrderGiftAddressParams,
  { viewerId, now }: { viewerId: number | null; now: Date },
): Promise<WireGift> {
  const { order, gift } = await findGift(db, params, viewerId);
  const isGiver = order.user_id === viewerId;
  const isReceiver = viewerId !== null && gift?.receiver_id === viewerId;
  const state = orderGiftState(
    gift === null ? null : { expireMs: gift.expire_at.getTime(), isFilled: gift.filled_at !== null },
    { isCancelled: order.cancel_status === CANCEL_STATES.cancelled, nowMs: now.getTime() },
  );
  const giver = await db
    .selectFrom('users')
    .select(['nickname', 'avatar'])
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const { name, mobile, address } = order;
  const isFilled = state === ORDER_GIFT_STATES.filled;
  return {
    status: state,
    is_giver: flag(isGiver),
    is_receiver: flag(isReceiver),
    is_giveable: flag(isGiver && isGiveable(flagsOf(order))),
    token: isGiver ? (gift?.token ?? '') : '',
    expire_time: gift === null ? '' : wireTime(gift.expire_at),
    user: giver,
    goods: await goodsOf(db, order.id),
    address:
      isFilled && (isGiver || isReceiver)
        ? { name, mobile: isReceiver ? mobile : maskMobile(mobile), address }
        : null,
  };
}
