// Proves on both databases which actions on an order are allowed, for the shopper, a clerk and timed work.
import { PLUGINS } from '~/server/app/load-plugins';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  orderAppraise,
  orderCancel,
  orderCancelApply,
  orderCancelCauseList,
  orderClerkAffirmPay,
  orderClerkQrCode,
  orderConfirm,
  orderIsPay,
  orderList,
  orderOrderClerk,
  orderPayResult,
  type OrderRow,
} from '~/schemas/api/order.gen';
import { paymentPayBuyHuodao } from '~/schemas/api/payment.gen';
import { foreignPictures, giveUpload, REFUSED_PICTURE } from '~/tests/server/upload-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import {
  payOne,
  placeOne,
  plainGoods,
  reload,
  setOption,
  stockOf,
  userOf,
} from '~/tests/server/money/checkout-helpers';
import { auditLedger } from '../../payments/audit';
import { cancelUnpaid } from './cancel';
import { confirmReceipt, endAfterSales } from './receipt';

const SHOPPER = 1;
const OTHER = 2;
const KEEPER = 3;

let mall: Mall;
let token: string;
let other: string;
let keeper: string;

const placed = (rest: { isPickUp?: boolean; nth?: number } = {}) => placeOne(mall, { token, ...rest });
const paid = (rest: { isPickUp?: boolean; nth?: number } = {}) => payOne(mall, { token, ...rest });

const send = (id: number) =>
  mall.database.db
    .updateTable('orders')
    .set({ is_send: true, send_at: new Date() })
    .where('id', '=', id)
    .execute();

const change = (id: number, values: Record<string, unknown>) =>
  mall.database.db.updateTable('orders').set(values).where('id', '=', id).execute();

const openPaymentsOf = (one: Mall, orderId: number) =>
  one.database.db
    .selectFrom('payment_unions as union')
    .innerJoin('payment_union_orders as part', 'part.payment_union_id', 'union.id')
    .select('union.id')
    .where('part.kind', '=', 'order')
    .where('part.source_id', '=', orderId)
    .where('union.closed_at', 'is', null)
    .execute();

const rowsOf = (list: readonly unknown[]) => list as OrderRow[];

const refused = (msg: string) => ({ code: 1, msg });

describeOnBothDatabases('acts on orders', (open) => {
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

  it('counts what is sold when it is paid, once', async () => {
    const { goodsId } = await plainGoods(mall);
    const sales = async () =>
      (
        await mall.database.db
          .selectFrom('goods')
          .select('sales_real')
          .where('id', '=', goodsId)
          .executeTakeFirstOrThrow()
      ).sales_real;
    const before = await sales();
    await placed();
    expect(await sales()).toBe(before);
    await mall.database.db.updateTable('order_submissions').set({ form_digest: 'old' }).execute();
    await paid();
    expect(await sales()).toBe(before + 1);
  });

  it('confirms receipt once, only after it was sent', async () => {
    const confirm = (id: number, by = token) => mall.call(orderConfirm, { id }, { token: by });
    const unpaid = await placed();
    expect(await confirm(unpaid.id)).toEqual(refused('订单未支付'));
    const one = await paid({ nth: 1 });
    expect(await confirm(one.id)).toEqual(refused('订单未发货，无法收货'));
    await send(one.id);
    expect(await confirm(one.id, other)).toEqual(refused('订单数据异常'));
    await change(one.id, { is_locked: true });
    expect(await confirm(one.id)).toEqual(refused('订单进行中,无法确认收货'));
    await change(one.id, { is_locked: false });
    const answers = await Promise.all([confirm(one.id), confirm(one.id)]);
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['确认收货成功', '订单已确认收货,无需重复'].sort());
    const row = await reload(mall, one.id);
    expect([row.is_confirm, row.auto_sales_at !== null]).toEqual([true, true]);
  });

  it('counts cash on delivery as paid at the receipt (PAY-40)', async () => {
    const one = await placed();
    await mall.ask(paymentPayBuyHuodao, { id: one.unionId }, { token });
    expect(await reload(mall, one.id)).toMatchObject({ is_pay: false, pay_type: 2, auto_cancel_at: null });
    await send(one.id);
    await Promise.all([
      mall.ask(orderConfirm, { id: one.id }, { token }),
      mall.call(orderCancel, { id: one.id }, { token }),
    ]);
    expect(await reload(mall, one.id)).toMatchObject({ is_pay: true, is_confirm: true, cancel_status: 0 });
    expect((await mall.ask(orderIsPay, { payment_order_union_id: one.unionId }, { token })).status).toBe(1);
  });

  it('cancels an unpaid order at once and asks for a paid one', async () => {
    const cancel = (params: Parameters<typeof mall.call<{ id: number }, unknown>>[1] & object) =>
      mall.callRaw('api/order/cancel', { ...params }, { method: 'POST', token });
    const { list: causes } = await mall.ask(orderCancelCauseList, {}, { token });
    expect(causes).toContain('缺货');
    const unpaid = await placed();
    expect(await cancel({ id: unpaid.id })).toEqual({ code: 0, msg: '取消成功' });
    // Its payment is closed: it must not block the merge of an account.
    expect(await openPaymentsOf(mall, unpaid.id)).toEqual([]);
    const one = await paid({ nth: 1 });
    const { skuId } = await plainGoods(mall, 1);
    const stock = await stockOf(mall, skuId);
    expect((await cancel({ id: one.id })).msg).toBe('请选择退款原因');
    const long = { id: one.id, cancel_data: { cause: '缺货', remark: '长'.repeat(201) } };
    expect((await cancel(long)).msg).toBe('备注信息最多输入200个字');
    const picture = await giveUpload(mall, SHOPPER);
    const reason = { cause: '缺货', mobile: '13800000001', remark: '等太久' };
    for (const foreign of await foreignPictures(mall, OTHER)) {
      const shown = { id: one.id, ...reason, image_list: JSON.stringify([picture, foreign]) };
      expect(await cancel(shown)).toEqual(refused(REFUSED_PICTURE));
    }
    const said = { ...reason, image_list: JSON.stringify([picture, 7]) };
    expect(await cancel({ id: one.id, ...said })).toEqual({ code: 0, msg: '待后台审核' });
    const asked = await reload(mall, one.id);
    expect([asked.cancel_status, asked.cancel_data]).toEqual([2, { ...said, image_list: [picture] }]);
    expect(await stockOf(mall, skuId)).toBe(stock);
    expect(await cancel({ id: one.id })).toEqual(refused('该订单已处理,请刷新页面'));
    expect((await mall.call(orderCancelApply, { id: one.id }, { token: other })).msg).toBe('订单不存在');
    expect((await mall.call(orderCancelApply, { id: one.id }, { token })).msg).toBe('撤销成功');
    expect(await mall.call(orderCancelApply, { id: one.id }, { token })).toEqual(
      refused('商家已拒绝退款申请'),
    );
    expect(await mall.call(orderCancelApply, { id: unpaid.id }, { token })).toEqual(
      refused('商家已同意退款申请'),
    );
    await change(one.id, { is_locked: true });
    expect(await mall.call(orderCancel, { id: one.id }, { token })).toEqual(refused('订单进行中,无法取消'));
  });

  it('reviews all goods of an order once', async () => {
    const one = await paid();
    const { db } = mall.database;
    const lines = await db.selectFrom('order_lines').select('id').where('order_id', '=', one.id).execute();
    const picture = await giveUpload(mall, null);
    const reviews = lines.map(({ id }) => ({
      id,
      grade_level: 3 as const,
      content: '  ',
      pic_list: [picture],
      is_anonymous: 1,
    }));
    const review = (appraiseData = reviews, by = token) =>
      mall.call(orderAppraise, { order_id: one.id, appraiseData }, { token: by });
    expect(await review()).toEqual(refused('数据异常'));
    await send(one.id);
    await mall.ask(orderConfirm, { id: one.id }, { token });
    expect(await review(reviews, other)).toEqual(refused('订单不存在'));
    expect(await review(reviews.map((one) => ({ ...one, id: 2_147_483_647 })))).toEqual(
      refused('订单详情不存在'),
    );
    for (const foreign of await foreignPictures(mall, OTHER))
      expect(await review(reviews.map((one) => ({ ...one, pic_list: [picture, foreign] })))).toEqual(
        refused(REFUSED_PICTURE),
      );
    const answers = await Promise.all([review(), review()]);
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['订单已评价,无需再次评价', '评价成功'].sort());
    const stored = await db.selectFrom('goods_comments').selectAll().where('order_id', '=', one.id).execute();
    expect(stored).toMatchObject([
      { content: '此用户没有填写评价', is_anonymous: true, score: 3, pic_list: [picture] },
    ]);
    expect((await reload(mall, one.id)).is_comment).toBe(true);
  });

  it('refuses reviews where the mall accepts none', async () => {
    const one = await paid();
    await send(one.id);
    await mall.ask(orderConfirm, { id: one.id }, { token });
    await setOption(mall, 'is_comment', '0');
    const [line] = await mall.database.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', one.id)
      .execute();
    const appraiseData = [
      { id: line?.id ?? 0, grade_level: 3 as const, content: '', pic_list: [], is_anonymous: 0 },
    ];
    expect(await mall.call(orderAppraise, { order_id: one.id, appraiseData }, { token })).toEqual(
      refused('商城订单评价功能关闭,提交失败'),
    );
    const { list } = await mall.ask(orderList, { keyword: one.order_no }, { token });
    expect(rowsOf(list)[0]?.action_status.is_show_comment).toBe(0);
  });

  it('redeems a pick-up by its code, once, for a clerk of its store', async () => {
    const one = await placed({ isPickUp: true });
    const code = (by = token) => mall.call(orderClerkQrCode, { id: one.id }, { token: by });
    const redeem = (by = keeper) =>
      mall.call(
        orderOrderClerk,
        { id: one.id, action_type: 1 as const, clerk_remark: '当面点清' },
        { token: by },
      );
    expect(await code()).toEqual(refused('订单未支付'));
    expect(await redeem()).toEqual(refused('订单未支付，请先进行收款'));
    const collect = (by: string) =>
      mall.call(orderClerkAffirmPay, { id: one.id, action_type: 1 as const }, { token: by });
    expect(await collect(other)).toEqual(refused('用户不是核销员、无权限执行此操作'));
    const cash = await Promise.all([collect(keeper), collect(keeper)]);
    expect(cash.map(({ code: outcome }) => outcome).sort((a, b) => a - b)).toEqual([0, 1]);
    expect(await reload(mall, one.id)).toMatchObject({ is_pay: true, pay_type: 4 });
    expect((await code()).data.file_path).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await code(other)).toEqual(refused('订单不存在'));
    expect(await redeem(other)).toEqual(refused('没有核销权限，禁止核销'));
    await change(one.id, { cancel_status: 2 });
    expect(await redeem()).toEqual(refused('订单申请退款中'));
    await change(one.id, { cancel_status: 0 });
    const answers = await Promise.all([redeem(), redeem()]);
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['核销成功', '订单已核销'].sort());
    expect(await reload(mall, one.id)).toMatchObject({
      is_send: true,
      is_confirm: true,
      clerk_id: KEEPER,
      seller_remark: '当面点清',
    });
  });

  it('cancels, confirms and finishes by timed work, each once and only when it is due', async () => {
    const { db } = mall.database;
    const run = <T>(act: (trx: Parameters<typeof cancelUnpaid>[0]) => Promise<T>) =>
      db.transaction().execute(act);
    const unpaid = await placed();
    expect(await run((trx) => confirmReceipt(trx, { orderId: unpaid.id, plugins: PLUGINS }))).toBe(false);
    expect(await run((trx) => endAfterSales(trx, { orderId: unpaid.id, plugins: PLUGINS }))).toBe(false);
    expect(
      await run((trx) => cancelUnpaid(trx, { orderId: unpaid.id, reason: '超时未支付', plugins: PLUGINS })),
    ).toBe(true);
    expect(
      await run((trx) => cancelUnpaid(trx, { orderId: unpaid.id, reason: '超时未支付', plugins: PLUGINS })),
    ).toBe(false);
    const { goodsId } = await plainGoods(mall, 1);
    const promise = (values: { give_integral: number; give_balance_value: number }) =>
      db
        .updateTable('goods')
        .set({ ...values, give_integral_type: 1, give_balance_type: 1 })
        .where('id', '=', goodsId)
        .execute();
    await promise({ give_integral: 7, give_balance_value: 300 });
    const one = await paid({ nth: 1 });
    const asked = { payment_order_union_id: one.unionId };
    const { send_data: promised } = await mall.ask(orderPayResult, asked, { token });
    expect(promised).toEqual({ integral: 7, balance: '3.00' });
    expect(
      await run((trx) => cancelUnpaid(trx, { orderId: one.id, reason: '超时未支付', plugins: PLUGINS })),
    ).toBe(false);
    await send(one.id);
    expect(await run((trx) => confirmReceipt(trx, { orderId: one.id, plugins: PLUGINS }))).toBe(true);
    expect(await run((trx) => confirmReceipt(trx, { orderId: one.id, plugins: PLUGINS }))).toBe(false);
    // What was promised stays.
    await promise({ give_integral: 70, give_balance_value: 0 });
    const before = await userOf(mall, SHOPPER);
    await db.updateTable('order_lines').set({ refund_status: 1 }).where('order_id', '=', one.id).execute();
    expect(await run((trx) => endAfterSales(trx, { orderId: one.id, plugins: PLUGINS }))).toBe(false);
    await db.updateTable('order_lines').set({ refund_status: 0 }).where('order_id', '=', one.id).execute();
    expect(await run((trx) => endAfterSales(trx, { orderId: one.id, plugins: PLUGINS }))).toBe(true);
    expect(await run((trx) => endAfterSales(trx, { orderId: one.id, plugins: PLUGINS }))).toBe(false);
    const after = await userOf(mall, SHOPPER);
    expect([after.integral - before.integral, after.balance_fen - before.balance_fen]).toEqual([7, 300]);
    expect((await reload(mall, one.id)).is_sale).toBe(true);
  });

  it('raises the level of a shopper whose finished orders earned it', async () => {
    const { db } = mall.database;
    await db.updateTable('users').set({ member_level: 0 }).where('id', '=', SHOPPER).execute();
    await db.updateTable('member_levels').set({ money_fen: 99_999_999 }).where('level', '>', 1).execute();
    await db.updateTable('member_levels').set({ money_fen: 1 }).where('level', '=', 1).execute();
    const one = await paid();
    await send(one.id);
    await mall.ask(orderConfirm, { id: one.id }, { token });
    await db.transaction().execute((trx) => endAfterSales(trx, { orderId: one.id, plugins: PLUGINS }));
    expect((await userOf(mall, SHOPPER)).member_level).toBe(1);
    expect(
      await db
        .selectFrom('member_level_logs')
        .selectAll()
        .where('user_id', '=', SHOPPER)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    ).toMatchObject({ before_level: 0, after_level: 1 });
  });
});
