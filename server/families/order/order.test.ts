// Proves my orders on both databases: tabs and search, the detail, and their payments.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInTab, ORDER_TABS, readOrderFlags } from '~/domain/order-status';
import {
  orderDetail,
  orderIsPay,
  orderList,
  orderListPayData,
  orderPayResult,
  type OrderRow,
} from '~/schemas/api/order.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { payOne, placeOne } from '~/tests/server/money/checkout-helpers';
import { differences, recorded } from '~/tests/server/recorded';
import { auditLedger } from '../../payments/audit';

const SHOPPER = 1;
const OTHER = 2;
const KEEPER = 3;

let mall: Mall;
let token: string;
let other: string;
let keeper: string;

const placed = (rest: { isPickUp?: boolean; nth?: number } = {}) => placeOne(mall, { token, ...rest });
const paid = (rest: { isPickUp?: boolean; nth?: number } = {}) => payOne(mall, { token, ...rest });

const rowsOf = (list: readonly unknown[]) => list as OrderRow[];

const refused = (msg: string) => ({ code: 1, msg });

describeOnBothDatabases('order', (open) => {
  beforeEach(async () => {
    mall = openMall(await open());
    // The seeded shop manager is an administrator too; here he is a clerk of his store only.
    await mall.database.db.updateTable('users').set({ is_admin: false }).where('id', '=', KEEPER).execute();
    [token, other, keeper] = (await Promise.all([SHOPPER, OTHER, KEEPER].map((id) => mall.tokenOf(id)))) as [
      string,
      string,
      string,
    ];
  });
  afterEach(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('lists orders with every key of a recorded answer, the newest first', async () => {
    const { list, pagination } = await mall.ask(orderList, {}, { token });
    const row = rowsOf(list).find(({ comments }) => comments.length > 0);
    const answer = { list, pagination, template_message: [] };
    expect(differences(recorded('order-list-all'), answer)).toEqual([]);
    expect(row?.comments[0]?.content).not.toBe('');
    const times = rowsOf(list).map(({ created_at: at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    // Ids and times of the seeded orders are ordered differently.
    expect(new Set(times).size).toBeGreaterThan(3);
  });

  it('shows under each tab what the domain’s rule selects', async () => {
    const all = await mall.database.db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', SHOPPER)
      .execute();
    for (const { status } of ORDER_TABS) {
      const { list } = await mall.ask(orderList, { status, limit: 50 }, { token });
      const wanted = all.filter((row) => {
        const flag = (value: boolean) => (value ? 1 : 0);
        const flags = readOrderFlags({
          ...row,
          is_pay: flag(row.is_pay),
          is_send: flag(row.is_send),
          is_confirm: flag(row.is_confirm),
          is_sale: flag(row.is_sale),
          is_comment: flag(row.is_comment),
          is_recycle: flag(row.is_recycle),
          status: flag(!row.is_locked),
        });
        return isInTab({ ...flags, sign: row.sign }, status);
      });
      expect(
        rowsOf(list)
          .map(({ id }) => Number(id))
          .sort((a, b) => a - b),
      ).toEqual(wanted.map(({ id }) => id).sort((a, b) => a - b));
    }
    const strange = await mall.ask(orderList, { status: 99 }, { token });
    expect(strange.pagination.total_count).toBe(
      (await mall.ask(orderList, {}, { token })).pagination.total_count,
    );
    const asked = await mall.database.db
      .selectFrom('order_refunds')
      .select('id')
      .where('user_id', '=', SHOPPER)
      .orderBy('id', 'desc')
      .execute();
    expect(asked.length).toBeGreaterThan(0);
    const afterSales = await mall.ask(orderList, { status: 5 }, { token });
    expect(afterSales.list.map(({ id }) => Number(id))).toEqual(asked.map(({ id }) => id));
  });

  it('finds orders by number, receiver, mobile, goods and days, and pages them', async () => {
    const { list } = await mall.ask(orderList, {}, { token });
    const first = rowsOf(list)[0];
    expect(first).toBeDefined();
    if (first === undefined) return;
    const idsOf = async (params: object) =>
      rowsOf((await mall.ask(orderList, params, { token })).list).map(({ id }) => id);
    expect(await idsOf({ keyword: first.order_no })).toEqual([first.id]);
    expect(await idsOf({ keyword: first.detail[0]?.goods_info.name })).toContain(first.id);
    expect(await idsOf({ keyword: first.mobile })).toContain(first.id);
    for (const keyword of ['%', '_', "' or 1=1 --", '😀', '\\']) expect(await idsOf({ keyword })).toEqual([]);
    const day = first.created_at.slice(0, 10);
    expect(await idsOf({ dateArr: [day, day] })).toContain(first.id);
    expect(await idsOf({ dateArr: ['', '2000-01-01'] })).toEqual([]);
    expect((await idsOf({ dateArr: ['nonsense', ''] })).length).toBe(list.length);
    expect(await idsOf({ page: 2, limit: 1 })).toEqual([rowsOf(list)[1]?.id]);
    expect(await mall.call(orderList, { limit: 1000 }, { token })).toMatchObject({ code: 1 });
  });

  it('returns the detail with every key of a recorded answer, with texts for numbers', async () => {
    const { db } = mall.database;
    const sent = await db
      .selectFrom('orders')
      .innerJoin('order_expresses', 'order_expresses.order_id', 'orders.id')
      .select('orders.id')
      .where('user_id', '=', SHOPPER)
      .executeTakeFirstOrThrow();
    const data = await mall.ask(orderDetail, { id: sent.id }, { token });
    expect(differences(recorded('order-detail'), data)).toEqual([]);
    expect([data.detail.id, data.detail.is_pay, data.detail.platform]).toEqual([
      String(sent.id),
      '1',
      '平台自营',
    ]);
  });

  it('shows an order to its owner, the clerks of its store and administrators only', async () => {
    const fetched = await placed({ isPickUp: true });
    const express = await placed({ nth: 1 });
    const see = (id: number, by: string) => mall.call(orderDetail, { id }, { token: by });
    expect((await see(fetched.id, token)).data.detail.is_clerk_permission).toBe(false);
    expect((await see(fetched.id, keeper)).data.detail.is_clerk_permission).toBe(true);
    for (const by of [other, keeper]) expect(await see(express.id, by)).toEqual(refused('订单不存在'));
    expect(await see(fetched.id, other)).toEqual(refused('订单不存在'));
    await mall.database.db.updateTable('users').set({ is_admin: true }).where('id', '=', OTHER).execute();
    expect((await see(express.id, other)).code).toBe(0);
    expect((await see(2_147_483_647, token)).msg).toBe('订单不存在');
  });

  it('pays later with a payment of its own, and reports whether it has arrived (PAY-54)', async () => {
    const one = await placed();
    const { db } = mall.database;
    expect(await mall.ask(orderListPayData, { id: one.id }, { token })).toEqual({ id: one.unionId });
    const second = await placed({ nth: 1 });
    await db
      .insertInto('payment_union_orders')
      .values({
        payment_union_id: one.unionId,
        kind: 'order',
        source_id: second.id,
        order_no: second.order_no,
        amount_fen: second.total_pay_price_fen,
      })
      .execute();
    await db
      .updateTable('payment_unions')
      .set((eb) => ({ amount_fen: eb('amount_fen', '+', second.total_pay_price_fen) }))
      .where('id', '=', one.unionId)
      .execute();
    const alone = await mall.ask(orderListPayData, { id: one.id }, { token });
    expect([one.unionId, second.unionId]).not.toContain(alone.id);
    const status = (by: string, id: number) =>
      mall.call(orderIsPay, { payment_order_union_id: id }, { token: by });
    expect((await status(token, alone.id)).data).toEqual({ status: 0 });
    const bought = await paid({ nth: 2 });
    expect(await status(token, bought.unionId)).toEqual({ code: 0, msg: '已支付', data: { status: 1 } });
    expect((await status(other, bought.unionId)).data).toEqual({ status: 0 });
    expect(await mall.call(orderListPayData, { id: bought.id }, { token })).toEqual(
      refused('订单数据异常,无法支付'),
    );
  });

  it('shows the result of a payment to who paid', async () => {
    const one = await paid();
    const params = { payment_order_union_id: one.unionId };
    const result = await mall.ask(orderPayResult, params, { token });
    expect(differences(recorded('order-pay-result'), result)).toEqual([]);
    expect(result.order_list).toEqual([{ id: one.id, sign: '' }]);
    expect(await mall.call(orderPayResult, params, { token: other })).toEqual(
      refused('无效的payment_order_union_id。'),
    );
  });
});
