// Proves on both databases how clerks hand over pick-up orders: whole, in parts, at once, and only those of their store.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultQrCodeParameter } from '~/schemas/api/default.gen';
import { orderCancel, orderClerkQrCode, orderDetail, orderOrderClerk } from '~/schemas/api/order.gen';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { payOne, reload } from '~/tests/server/money/checkout-helpers';

const SHOPPER = 1;
const OTHER = 2;
const KEEPER = 3;

let mall: Mall;
let token: string;
let keeper: string;

interface Sent {
  list?: { order_detail_id: number; num: number }[];
  nonce?: string;
  by?: string;
}

const redeem = (id: number, { by = keeper, ...rest }: Sent = {}) =>
  mall.call(orderOrderClerk, { id, action_type: 1 as const, ...rest }, { token: by });

/** A paid pick-up of one line with so many pieces. */
async function paidPickUp(num: number, nth = 0) {
  const one = await payOne(mall, { token, isPickUp: true, nth });
  const line = await mall.database.db
    .updateTable('order_lines')
    .set({ num })
    .where('order_id', '=', one.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...one, lineId: line.id };
}

const handedOver = async (id: number) =>
  (await mall.ask(orderDetail, { id }, { token: keeper })).detail.detail.map(({ clerk_num }) => clerk_num);

describeOnBothDatabases('redeeming', (open) => {
  beforeEach(async () => {
    mall = openMall(await open());
    // The seeded shop manager is an administrator too; here he is a clerk of his store only.
    await mall.database.db.updateTable('users').set({ is_admin: false }).where('id', '=', KEEPER).execute();
    [token, keeper] = [await mall.tokenOf(SHOPPER), await mall.tokenOf(KEEPER)];
  });
  afterEach(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('hands over some pieces, then the rest, and the order is received with the last', async () => {
    const one = await paidPickUp(3);
    const list = [{ order_detail_id: one.lineId, num: 2 }];
    expect(await redeem(one.id, { list })).toEqual({
      code: 0,
      msg: '核销成功',
      data: { is_clerk: 1, is_all: 0 },
    });
    expect(await handedOver(one.id)).toEqual([2]);
    expect(await reload(mall, one.id)).toMatchObject({ is_send: true, is_confirm: false, clerk_id: null });
    expect(await mall.call(orderCancel, { id: one.id, cause: '缺货' }, { token })).toEqual({
      code: 1,
      msg: '该订单已处理,请刷新页面',
    });
    expect(await redeem(one.id, { list })).toEqual({ code: 1, msg: '超出可核销数量' });
    expect((await redeem(one.id)).data).toEqual({ is_clerk: 1, is_all: 1 });
    expect(await handedOver(one.id)).toEqual([3]);
    expect(await reload(mall, one.id)).toMatchObject({ is_confirm: true, clerk_id: KEEPER });
    expect(await redeem(one.id)).toEqual({ code: 1, msg: '订单已核销' });
  });

  it('lets two clerks at once hand over no piece twice', async () => {
    const one = await paidPickUp(3);
    const list = [{ order_detail_id: one.lineId, num: 2 }];
    const answers = await Promise.all([
      redeem(one.id, { list }),
      redeem(one.id, { list }),
      redeem(one.id, { list }),
    ]);
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['核销成功', '超出可核销数量', '超出可核销数量']);
    expect(await handedOver(one.id)).toEqual([2]);
  });

  it('does the same act sent again once, whatever came of the first answer', async () => {
    const one = await paidPickUp(4);
    const act = { list: [{ order_detail_id: one.lineId, num: 2 }], nonce: 'tap-1' };
    const answers = await Promise.all([redeem(one.id, act), redeem(one.id, act)]);
    expect(answers.map(({ data }) => data.is_all)).toEqual([0, 0]);
    expect(await handedOver(one.id)).toEqual([2]);
    const last = { ...act, nonce: 'tap-2' };
    expect((await redeem(one.id, last)).data.is_all).toBe(1);
    expect((await redeem(one.id, last)).data.is_all).toBe(1);
  });

  it('refuses lines in after-sales and lines of another order', async () => {
    const one = await paidPickUp(2);
    const another = await paidPickUp(2, 1);
    const foreign = [{ order_detail_id: another.lineId, num: 1 }];
    expect(await redeem(one.id, { list: foreign })).toEqual({ code: 1, msg: '核销商品不存在' });
    const { db } = mall.database;
    await db.updateTable('order_lines').set({ refund_status: 1 }).where('id', '=', one.lineId).execute();
    expect(await redeem(one.id)).toEqual({ code: 1, msg: '有商品正在售后，请选择商品核销' });
    const own = [{ order_detail_id: one.lineId, num: 1 }];
    expect(await redeem(one.id, { list: own })).toEqual({ code: 1, msg: '商品售后中，无法核销' });
    expect(await handedOver(one.id)).toEqual([0]);
  });

  it('is closed to a clerk of another store and to the shopper himself (ROLE-05)', async () => {
    const one = await paidPickUp(1);
    await mall.database.db.updateTable('users').set({ clerk_store_id: 2 }).where('id', '=', OTHER).execute();
    const refused = { code: 1, msg: '没有核销权限，禁止核销' };
    expect(await redeem(one.id, { by: await mall.tokenOf(OTHER) })).toEqual(refused);
    expect(await redeem(one.id, { by: token })).toEqual(refused);
  });

  it('is opened by a code that is the same whenever it is asked for, and makes nobody a referral', async () => {
    const one = await paidPickUp(1);
    const ask = () => mall.ask(orderClerkQrCode, { id: one.id }, { token });
    const [{ code = '' }, again] = await Promise.all([ask(), ask()]);
    expect(code).toMatch(/^\d{16}$/);
    expect(again.code).toBe(code);
    const { detail } = await mall.ask(defaultQrCodeParameter, { token: code });
    expect(detail).toMatchObject({ user_id: 0, path: 'pages/order/clerk/clerk', data: { id: one.id } });
  });

  it('is opened by a code in small letters or with spaces, but never by another one that is written so', async () => {
    const { db } = mall.database;
    const openTo = async (typed: string) =>
      (await mall.ask(defaultQrCodeParameter, { token: typed })).detail?.data;
    const scene = (code: string, id: number) =>
      db
        .insertInto('scenes')
        .values({ user_id: null, token: code, path: 'pages/order/clerk/clerk', data: JSON.stringify({ id }) })
        .execute();
    await scene('PAGODA9X', 1);
    expect(await openTo('pago da9x')).toMatchObject({ id: 1 });
    await scene('pagoda9x', 2);
    expect(await openTo('pagoda9x')).toMatchObject({ id: 2 });
    expect(await openTo('PAGODA9X')).toMatchObject({ id: 1 });
    expect(await openTo('pagoda9y')).toBeUndefined();
  });
});
