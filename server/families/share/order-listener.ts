// What distribution does as an order moves on.
import type { Trx } from '../../db/transaction';
import type { OrderListener, OrderMoment, OrderUndone } from '../../ports/order-events';
import { placeCommissions } from './commissions';
import { enrollByPurchase } from './distributors';
import { lockShoppers } from '../../orders/lock-shoppers';
import { joinRemembered } from './juniors';
import { riseAll } from './rise';
import { settleCommissions } from './settle';
import { BIND, readShareSetting } from './share-setting';
import { takeBack } from './take-back';

const orderOf = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('orders')
    .select(['user_id', 'order_no'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/** Locked before rows of distributors, as where he places an order or withdraws. */
const lockShopper = (trx: Trx, userId: number) => lockShoppers(trx, [userId]);

async function hasCommissions(trx: Trx, orderId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('order_commissions')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

async function orderPlaced(trx: Trx, { orderId, now }: OrderMoment): Promise<void> {
  const setting = await readShareSetting(trx);
  if (setting.level === 0) return;
  const { user_id: userId } = await orderOf(trx, orderId);
  await joinRemembered(trx, { userId, trigger: BIND.order, now }, setting);
  await placeCommissions(trx, { orderId, userId, now }, setting);
}

/** Who was bound by this payment earns by it; else the commission stays as it was when the order was placed. */
async function orderPaid(trx: Trx, { orderId, now }: OrderMoment): Promise<void> {
  const setting = await readShareSetting(trx);
  if (setting.level === 0) return;
  const { user_id: userId } = await orderOf(trx, orderId);
  await lockShopper(trx, userId);
  await joinRemembered(trx, { userId, trigger: BIND.payment, now }, setting);
  if (!(await hasCommissions(trx, orderId))) await placeCommissions(trx, { orderId, userId, now }, setting);
  await enrollByPurchase(trx, { userId, now }, setting);
  await riseAll(trx, [userId], now);
}

/** Also when distribution was closed meanwhile: what was earned is paid. */
async function orderFinished(trx: Trx, { orderId, now }: OrderMoment): Promise<void> {
  const { user_id: userId, order_no: orderNo } = await orderOf(trx, orderId);
  await lockShopper(trx, userId);
  const earners = await settleCommissions(trx, { orderId, orderNo, now });
  const setting = await readShareSetting(trx);
  await enrollByPurchase(trx, { userId, now }, setting);
  await riseAll(trx, earners, now);
}

async function ordersUndone(trx: Trx, undone: readonly OrderUndone[]): Promise<void> {
  await lockShoppers(
    trx,
    undone.map(({ userId }) => userId),
  );
  await takeBack(trx, undone);
}

export const shareListener: OrderListener = { orderPlaced, orderPaid, orderFinished, ordersUndone };
