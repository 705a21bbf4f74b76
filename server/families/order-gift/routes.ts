// api/order/gift: an order given to a friend, who fills in where it goes.
import { orderGiftAddress, orderGiftAddressSave, orderGiftGive } from '~/schemas/api/order-gift.gen';
import { guestRoute, loginRoute, Reply, type Route } from '../../http/route';
import { fillAddress, giveOrder, takeBack } from './acts';
import { readGift } from './wire-gift';

const CANCELS = 1;

const give = loginRoute(orderGiftGive, async ({ db, user, params, now }) => {
  const giving = { orderId: params.order_id, userId: user.id, now };
  const isBack = params.is_cancel === CANCELS;
  await db.transaction().execute((trx) => (isBack ? takeBack(trx, giving) : giveOrder(trx, giving)));
  return new Reply(null, isBack ? '已撤回' : '快把链接发给朋友吧');
});

const address = guestRoute(orderGiftAddress, async ({ db, user, params, now }) => ({
  gift: await readGift(db, params, { viewerId: user?.id ?? null, now }),
}));

const addressSave = loginRoute(orderGiftAddressSave, async ({ db, user, params, now }) => {
  const { id: orderId, token, address_id: addressId } = params;
  const filling = { orderId, userId: user.id, token, addressId, now };
  await db.transaction().execute((trx) => fillAddress(trx, filling));
  return new Reply(null, '收下礼物啦');
});

export const routes: readonly Route[] = [give, address, addressSave];
