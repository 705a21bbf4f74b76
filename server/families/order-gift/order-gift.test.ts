// Proves giving an order away on both databases: who may, once, to one receiver, and that it is not sent before.
import { orderDetail, orderList } from '~/schemas/api/order.gen';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminOrderSend } from '~/schemas/api/admin-order.gen';
import { orderGiftAddress, orderGiftAddressSave, orderGiftGive } from '~/schemas/api/order-gift.gen';
import { userAddress } from '~/schemas/api/user.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';

const [GIVER, FRIEND, KEEPER] = [1, 2, 3];
const START = Date.now();
const DAY_MS = 86_400_000;

let mall: Mall;
let nowMs: number;
let [giver, friend, keeper] = ['', '', ''];
let id: number;

const ask = async (by: string, token?: string) =>
  (await mall.ask(orderGiftAddress, { id, ...(token === undefined ? {} : { token }) }, { token: by })).gift;
const give = (is_cancel: 0 | 1 = 0, by = giver) =>
  mall.call(orderGiftGive, { order_id: id, is_cancel }, { token: by });
const addressId = async (by: string) =>
  Number((await mall.ask(userAddress, { type: 0 }, { token: by })).list[0]?.id ?? 1);
const fill = async (token: string, by = friend) =>
  mall.call(orderGiftAddressSave, { id, token, address_id: await addressId(by) }, { token: by });
const lineIds = async () =>
  (await mall.database.db.selectFrom('order_lines').select('id').where('order_id', '=', id).execute()).map(
    (line) => line.id,
  );
const send = async () =>
  mall.call(
    adminOrderSend,
    { order_id: id, is_express: 2, order_detail_id: await lineIds(), express_content: '自送' },
    { token: keeper },
  );

describeOnBothDatabases('an order that is given to a friend', (open) => {
  beforeEach(async () => {
    nowMs = START;
    mall = openMall(await open(), { now: () => new Date(nowMs) });
    giver = await mall.tokenOf(GIVER);
    friend = await mall.tokenOf(FRIEND);
    keeper = await mall.tokenOf(KEEPER);
    const order = await mall.database.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', GIVER)
      .where('is_pay', '=', true)
      .where('is_send', '=', false)
      .where('send_type', '=', 0)
      .where('cancel_status', '=', 0)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    id = order.id;
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('gets the address of one friend, once, who sees no price, and is then sent', async () => {
    expect((await ask(giver)).status).toBe(0);
    await Promise.all([give(), give()]);
    const { token } = await ask(giver);
    expect((await send()).msg).toBe('订单已送给朋友，请等待对方填写地址');
    const waitsUntil = async () => {
      const { list } = await mall.ask(orderList, {}, { token: giver });
      const row = list.find((one) => one.id === id);
      const whole = (await mall.ask(orderDetail, { id }, { token: giver })).detail;
      return [row, whole].map((order) => (order as { gift_expire_time?: string }).gift_expire_time);
    };
    const { expire_time: until } = await ask(giver);
    expect(await waitsUntil()).toEqual([until, until]);
    const seen = await ask(friend, token);
    expect(seen).toMatchObject({ status: 1, is_giver: 0, token: '', address: null });
    expect(JSON.stringify(seen)).not.toContain('price');
    const taps = await Promise.all([fill(token), fill(token)]);
    expect(taps.map(({ code }) => code)).toEqual([0, 0]);
    expect((await fill(token, keeper)).msg).toBe('礼物已被领取');
    expect((await waitsUntil()).includes(until)).toBe(false);
    const { address } = await ask(friend, token);
    expect(address?.mobile).toBe('13800000002');
    // Whom he gave to is seen; his number is his own.
    const masked = '138****0002';
    expect((await ask(giver)).address).toEqual({ ...address, mobile: masked });
    const shown = await mall.ask(orderDetail, { id }, { token: giver });
    expect(shown.detail.mobile).toBe(masked);
    // Nor do digits that find the order give it away.
    const found = await mall.ask(orderList, { keyword: '13800000002' }, { token: giver });
    expect(JSON.stringify(found.list)).not.toContain(`"id":${id},"mall_id"`);
    expect((await ask(keeper, token)).address).toBeNull();
    expect((await give(1)).msg).toBe('收货地址已填写');
    expect((await send()).code).toBe(0);
  });

  it('is nobody’s without the link, and the giver’s again once he takes it back or the time is over', async () => {
    expect((await mall.call(orderGiftAddress, { id, token: '' }, { token: friend })).msg).toBe('礼物不存在');
    expect((await give(0, friend)).msg).toBe('订单不存在');
    await give();
    const { token } = await ask(giver);
    expect((await fill(token, giver)).msg).toBe('不能领取自己送出的礼物');
    await give(1);
    expect((await fill(token)).msg).toBe('礼物不存在');
    await give();
    const again = await ask(giver);
    expect(again.token).not.toBe(token);
    nowMs = START + 4 * DAY_MS;
    const late = await mall.tokenOf(FRIEND);
    expect((await fill(again.token, late)).msg).toBe('礼物已过期');
  });

  it('cannot be given once it is sent or about to be cancelled, nor taken then', async () => {
    const { db } = mall.database;
    await give();
    const { token } = await ask(giver);
    await db.updateTable('orders').set({ cancel_status: 2 }).where('id', '=', id).execute();
    expect((await fill(token)).msg).toBe('订单已取消');
    expect((await give()).msg).toBe('该订单不能送给朋友');
  });

  it('goes only where its goods are delivered', async () => {
    const { db } = mall.database;
    await give();
    const { token } = await ask(giver);
    const limit = JSON.stringify([999_999]);
    await db.updateTable('goods').set({ area_limit: limit }).execute();
    expect((await fill(token)).msg).toBe('当前收货地址不在配送范围内');
  });
});
