// Giving a paid order away, taking it back, and filling in where it goes; each in one transaction under the order's lock.
import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { GIFT_DAYS, isGiveable } from '~/domain/order-gift';
import type { OrderGiftsTable } from '../../db/tables/order-gifts';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import { noteEvent } from '../../orders/events';
import { flagsOf, lockOrder, type OrderRow } from '../../orders/order-row';
import { hasParcel } from '../../orders/parcels';
import { addressOf } from '../user/addresses';
import { isSentTo } from './sent-to';

export type OrderGift = Selectable<OrderGiftsTable>;

export const UNKNOWN = '礼物不存在';
const NOT_GIVEABLE = '该订单不能送给朋友';
const FILLED = '收货地址已填写';
const DAY_MS = 86_400_000;
const TOKEN_BYTES = 24;

const giftOf = (trx: Trx, orderId: number): Promise<OrderGift | undefined> =>
  trx.selectFrom('order_gifts').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();

async function assertGiveable(trx: Trx, order: OrderRow): Promise<void> {
  if (!isGiveable(flagsOf(order)) || (await hasParcel(trx, order.id))) throw new MallError(NOT_GIVEABLE);
}

interface Giving {
  orderId: number;
  userId: number;
  now: Date;
}

async function lockOwn(trx: Trx, { orderId, userId }: Giving) {
  const order = await lockOrder(trx, orderId, userId);
  if (order === undefined) throw new MallError('订单不存在');
  const gift = await giftOf(trx, orderId);
  if (gift !== undefined && gift.filled_at !== null) throw new MallError(FILLED);
  return { order, gift };
}

/** Gives the order away; a link that is still good stays, an expired one is replaced. */
export async function giveOrder(trx: Trx, giving: Giving): Promise<void> {
  const { order, gift } = await lockOwn(trx, giving);
  await assertGiveable(trx, order);
  const { now, userId } = giving;
  if (gift !== undefined && gift.expire_at > now) return;
  const fresh = {
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    expire_at: new Date(now.getTime() + GIFT_DAYS * DAY_MS),
    updated_at: now,
  };
  await trx
    .insertInto('order_gifts')
    .values({
      order_id: order.id,
      user_id: userId,
      receiver_id: null,
      filled_at: null,
      created_at: now,
      ...fresh,
    })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(fresh))
    .execute();
  await noteEvent(trx, order.id, { event: 'gift', description: '订单送给朋友，等待对方填写地址' });
}

/** Takes the order back while nobody has filled in an address: its link opens nothing from then on. */
export async function takeBack(trx: Trx, giving: Giving): Promise<void> {
  const { order, gift } = await lockOwn(trx, giving);
  if (gift === undefined) return;
  await trx.deleteFrom('order_gifts').where('order_id', '=', order.id).execute();
  await noteEvent(trx, order.id, { event: 'gift-back', description: '撤回送给朋友' });
}

interface Filling extends Giving {
  token: string;
  addressId: number;
}

/** Whether the gift is open for this receiver; throws the reason where it is not, and says that it is already his. */
function assertOpen(gift: OrderGift, { userId, now }: Filling): 'open' | 'mine' {
  if (gift.user_id === userId) throw new MallError('不能领取自己送出的礼物');
  if (gift.receiver_id === userId) return 'mine';
  if (gift.filled_at !== null) throw new MallError('礼物已被领取');
  if (gift.expire_at <= now) throw new MallError('礼物已过期');
  return 'open';
}

/** Fills in the receiver's address, once. Freight stays what the buyer has paid. */
export async function fillAddress(trx: Trx, filling: Filling): Promise<void> {
  const { orderId, userId, token, addressId, now } = filling;
  const order = await lockOrder(trx, orderId);
  const gift = order === undefined ? undefined : await giftOf(trx, orderId);
  if (order === undefined || gift === undefined || gift.token !== token) throw new MallError(UNKNOWN);
  if (assertOpen(gift, filling) === 'mine') return;
  if (!isGiveable(flagsOf(order))) throw new MallError('订单已取消');
  const address = await addressOf(trx, userId, addressId);
  if (address === undefined || address.type !== 0) throw new MallError('请先选择收货地址。');
  if (!(await isSentTo(trx, orderId, address))) throw new MallError('当前收货地址不在配送范围内');
  const { name, mobile, province, city, district, detail, province_id, city_id, district_id } = address;
  await trx
    .updateTable('orders')
    .set({
      name,
      mobile,
      address: [province, city, district, detail].join(' '),
      province_id,
      city_id,
      district_id,
      updated_at: now,
    })
    .where('id', '=', orderId)
    .execute();
  await trx
    .updateTable('order_gifts')
    .set({ receiver_id: userId, filled_at: now, updated_at: now })
    .where('order_id', '=', orderId)
    .execute();
  await noteEvent(trx, orderId, { event: 'gift-filled', description: '朋友已填写收货地址' });
}

/** Throws while an order waits for the address of whom it is given to. */
export async function assertAddressed(trx: Trx, orderId: number, now: Date): Promise<void> {
  const gift = await giftOf(trx, orderId);
  if (gift !== undefined && gift.filled_at === null && gift.expire_at > now)
    throw new MallError('订单已送给朋友，请等待对方填写地址');
}
