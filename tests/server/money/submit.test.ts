// Proves submitting on both databases: stock under 50 concurrent calls, the same order twice, everything returned once.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orderCancel, orderListPayData, orderPayData, orderSubmit } from '~/schemas/api/order.gen';
import { MAX_UNPAID_ORDERS } from '~/domain/constants';
import { PLUGINS } from '~/server/app/load-plugins';
import { cancelUnpaid } from '~/server/families/order/cancel';
import { workSubmission } from '~/server/families/order/submit/work';
import { SAME_ORDER_MS } from '~/server/families/order/submit/queue';
import type { AdmissionLimits } from '~/server/http/admission';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases } from '../database-helpers';
import { countQueries, type Mall, openMall } from '../mall-helpers';
import {
  formOf,
  giveCoupon,
  goodsOf,
  order,
  orderOf,
  plainGoods,
  setStock,
  stockOf,
  userOf,
} from './checkout-helpers';
import { createShoppers } from '../role-helpers';
import { timesOn } from './model-runs';

const SHOPPER = 1;
const OTHER = 2;
const SUBMITS = 50;
const PIECES = 10;

let mall: Mall;
let token: string;
let clockMs: number;

const isUsed = async (id: number) =>
  (
    await mall.database.db
      .selectFrom('user_coupons')
      .select('is_use')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).is_use;

describeOnBothDatabases('submit', (open) => {
  beforeEach(async () => {
    clockMs = Date.now();
    mall = openMall(await open(), { now: () => new Date(clockMs) });
    token = await mall.tokenOf(SHOPPER);
  });
  afterEach(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('sells exactly the last 10 pieces to many who submit concurrently', async () => {
    const piece = await plainGoods(mall);
    await setStock(mall, piece.skuId, PIECES);
    const { db } = mall.database;
    const addresses = await db.selectFrom('addresses').selectAll().where('user_id', '=', SHOPPER).execute();
    const address = addresses[0];
    const names = Array.from({ length: timesOn(mall.database, SUBMITS) }, (_none, at) => `顾客${at}`);
    const shoppers = await createShoppers(db, names);
    expect(address).toBeDefined();
    if (address === undefined) return;
    const { id: _id, user_id: _owner, ...place } = address;
    await db
      .insertInto('addresses')
      .values(shoppers.map((user_id) => ({ ...place, user_id })))
      .execute();
    const tokens = await Promise.all(shoppers.map((id) => mall.tokenOf(id)));
    const outcomes = await Promise.all(tokens.map((own) => order(mall, own, formOf([goodsOf(piece)]))));
    const sold = outcomes.filter(({ unionId }) => unionId > 0);
    const refused = new Set(outcomes.filter(({ unionId }) => unionId === 0).map(({ msg }) => msg));
    expect(sold).toHaveLength(PIECES);
    expect([...refused]).toEqual([expect.stringContaining('商品库存不足')]);
    expect(await stockOf(mall, piece.skuId)).toBe(0);
  });

  it('sells exactly the last 10 pieces in many orders of one shopper', async () => {
    const piece = await plainGoods(mall);
    await setStock(mall, piece.skuId, PIECES);
    const forms = Array.from({ length: timesOn(mall.database, SUBMITS) }, (_none, at) =>
      formOf([goodsOf(piece)], { remark: `第${at}单` }),
    );
    const outcomes = await Promise.all(forms.map((form) => order(mall, token, form)));
    expect(outcomes.filter(({ unionId }) => unionId > 0)).toHaveLength(PIECES);
    expect(await stockOf(mall, piece.skuId)).toBe(0);
  });

  it('tells who is too late without reading the checkout', async () => {
    const piece = await plainGoods(mall);
    await setStock(mall, piece.skuId, 0);
    const late = await Promise.all(Array.from({ length: 20 }, () => mall.tokenOf(SHOPPER)));
    const queries = await countQueries(
      mall,
      async (counted) => {
        const submits = late.map((own) =>
          counted.call(orderSubmit, { form_data: formOf([goodsOf(piece)]) }, { token: own }),
        );
        for (const { msg } of await Promise.all(submits)) expect(msg).toContain('商品库存不足');
      },
      { now: () => new Date(clockMs), isChecking: false },
    );
    // Session and earlier order of each; the stock is read once for all.
    expect(queries).toBeLessThanOrEqual(2 * late.length + 2);
  });

  it('counts all sessions of a shopper as one caller, whom it refuses beyond his share', async () => {
    const free = { running: 9, waiting: 9, maxWaitMs: 20_000 };
    const admission: AdmissionLimits = {
      lanes: { browsing: free, ordering: free, paying: free, drawing: free, hashing: free, uploading: free },
      shopper: { running: 2, waiting: 1 },
      checkouts: 9,
    };
    const narrow = openMall(mall.database, { now: () => new Date(clockMs), admission });
    const tokens = await Promise.all([1, 2, 3, 4].map(() => narrow.tokenOf(SHOPPER)));
    const ask = (own: string, nth: number) =>
      narrow.app.request(`http://mall.test/web/index.php?_mall_id=1&r=api/user/config&nth=${nth}`, {
        headers: { 'X-Access-Token': own },
      });
    // A session is known once it was proved.
    for (const [nth, own] of tokens.entries()) expect((await ask(own, nth)).status).toBe(200);
    const answers = await Promise.all([...tokens.map(ask), ask('', 9)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 200]);
    expect(answers[3]?.headers.get('Retry-After')).toBe('1');
    narrow.close();
  });

  it('gives the last piece’s order once more to a shopper whose answer was lost', async () => {
    const piece = await plainGoods(mall);
    await setStock(mall, piece.skuId, 1);
    const form = formOf([goodsOf(piece)]);
    const first = await order(mall, token, form);
    expect(first.unionId).toBeGreaterThan(0);
    expect((await order(mall, token, form)).unionId).toBe(first.unionId);
    expect((await order(mall, token, formOf([goodsOf(piece)], { remark: '再来一单' }))).msg).toContain(
      '商品库存不足',
    );
  });

  it('lets a shopper hold stock by so many unpaid orders only, however many are sent at once', async () => {
    const piece = await plainGoods(mall);
    await setStock(mall, piece.skuId, SUBMITS);
    const unpaid = async () => {
      const held = mall.database.db.selectFrom('orders').select('id').where('user_id', '=', SHOPPER);
      const open = held
        .where('is_pay', '=', false)
        .where('cancel_status', '=', 0)
        .where('is_send', '=', false);
      return (await open.execute()).length;
    };
    const before = await unpaid();
    const submit = (at: number) => order(mall, token, formOf([goodsOf(piece)], { remark: `第${at}单` }));
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_none, at) => submit(at)));
    expect(await unpaid()).toBe(MAX_UNPAID_ORDERS);
    const placed = outcomes.filter(({ unionId }) => unionId > 0);
    expect(placed).toHaveLength(MAX_UNPAID_ORDERS - before);
    expect(new Set(outcomes.map(({ msg }) => msg).filter((msg) => msg !== ''))).toEqual(
      new Set([`您已有${MAX_UNPAID_ORDERS}笔未付款的订单，请先付款或取消后再下单`]),
    );
    const { id } = await orderOf(mall, placed[0]?.unionId ?? 0);
    await mall.ask(orderCancel, { id }, { token });
    expect((await submit(30)).unionId).toBeGreaterThan(0);
  });

  it('never deadlocks when orders name the same goods in different order', async () => {
    const pieces = await Promise.all([0, 1, 2].map((nth) => plainGoods(mall, nth)));
    const forms = Array.from({ length: 12 }, (_none, at) => {
      const goods = pieces.map((piece) => goodsOf(piece));
      return formOf(at % 2 === 0 ? goods : goods.reverse(), { remark: `第${at}单` });
    });
    const outcomes = await Promise.all(forms.map((form) => order(mall, token, form)));
    expect(outcomes.map(({ msg }) => msg)).toEqual(forms.map(() => ''));
  });

  it('creates one order of the same form sent twice at once, and again after a broken connection', async () => {
    const piece = await plainGoods(mall);
    const form = formOf([goodsOf(piece)]);
    const before = await stockOf(mall, piece.skuId);
    const [first, second] = await Promise.all([order(mall, token, form), order(mall, token, form)]);
    clockMs += SAME_ORDER_MS - 1;
    const third = await order(mall, token, form);
    expect([second.unionId, third.unionId]).toEqual([first.unionId, first.unionId]);
    expect(await stockOf(mall, piece.skuId)).toBe(before - 1);
  });

  it('accepts the same form for a new order later, and once the first is paid or cancelled', async () => {
    const form = formOf([goodsOf(await plainGoods(mall))]);
    const first = await order(mall, token, form);
    const { id } = await orderOf(mall, first.unionId);
    await mall.ask(orderCancel, { id }, { token });
    const second = await order(mall, token, form);
    expect(second.unionId).not.toBe(first.unionId);
    clockMs += SAME_ORDER_MS;
    expect((await order(mall, token, form)).unionId).not.toBe(second.unionId);
  });

  it('orders lines of the cart once, whatever the form contains besides', async () => {
    const piece = await plainGoods(mall);
    const { db } = mall.database;
    const { id: cartId } = await db
      .insertInto('carts')
      .values({ user_id: SHOPPER, goods_id: piece.goodsId, sku_id: piece.skuId, num: 2, price_fen: 1 })
      .onConflict((conflict) => conflict.columns(['user_id', 'sku_id']).doUpdateSet({ num: 2 }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const form = (remark: string) => formOf([goodsOf(piece, { num: 2, cart_id: cartId })], { remark });
    const outcomes = await Promise.all([order(mall, token, form('早')), order(mall, token, form('晚'))]);
    expect(outcomes.map(({ msg }) => msg).sort()).toEqual(['', '重复下单。']);
    expect(await db.selectFrom('carts').select('id').where('id', '=', cartId).execute()).toEqual([]);
  });

  it('returns stock, coupon and points exactly once, however often it is cancelled', async () => {
    const piece = await plainGoods(mall);
    const couponId = await giveCoupon(mall, { userId: SHOPPER, subFen: 500 });
    const before = {
      stock: await stockOf(mall, piece.skuId),
      points: (await userOf(mall, SHOPPER)).integral,
    };
    const form = formOf([goodsOf(piece, { num: 3 })], { user_coupon_id: couponId, use_integral: 1 });
    const { unionId, msg } = await order(mall, token, form);
    expect(msg).toBe('');
    const placed = await orderOf(mall, unionId);
    expect(placed.use_integral_num).toBeGreaterThan(0);
    expect(placed.coupon_discount_price_fen).toBe(500);
    expect(await isUsed(couponId)).toBe(true);
    expect(await stockOf(mall, piece.skuId)).toBe(before.stock - 3);
    expect((await userOf(mall, SHOPPER)).integral).toBe(before.points - placed.use_integral_num);
    const cancels = await Promise.all(
      [1, 2, 3].map(() => mall.call(orderCancel, { id: placed.id }, { token })),
    );
    expect(cancels.map(({ msg: words }) => words).sort()).toEqual([
      '取消成功',
      '该订单已处理,请刷新页面',
      '该订单已处理,请刷新页面',
    ]);
    const { db } = mall.database;
    const late = { orderId: placed.id, reason: '超时', plugins: PLUGINS };
    expect(await db.transaction().execute((trx) => cancelUnpaid(trx, late))).toBe(false);
    expect(await stockOf(mall, piece.skuId)).toBe(before.stock);
    expect((await userOf(mall, SHOPPER)).integral).toBe(before.points);
    expect(await isUsed(couponId)).toBe(false);
  });

  it('uses a coupon once and no point twice when two orders use them at once', async () => {
    const couponId = await giveCoupon(mall, { userId: SHOPPER, subFen: 500 });
    const forms = await Promise.all(
      [0, 1].map(async (nth) =>
        formOf([goodsOf(await plainGoods(mall, nth))], { user_coupon_id: couponId, use_integral: 1 }),
      ),
    );
    const outcomes = await Promise.all(forms.map((form) => order(mall, token, form)));
    expect(outcomes.map(({ msg }) => msg).sort()).toEqual(['', '优惠券不存在']);
    expect((await userOf(mall, SHOPPER)).integral).toBeGreaterThanOrEqual(0);
  });

  it('resumes the queue after a crash, by a call and by the clock, once', async () => {
    const piece = await plainGoods(mall);
    const before = await stockOf(mall, piece.skuId);
    const { db } = mall.database;
    const queued = await db
      .insertInto('order_submissions')
      .values({
        token: 'left-behind',
        user_id: SHOPPER,
        form_digest: 'left-behind',
        form_data: JSON.stringify(formOf([goodsOf(piece)])),
        error: null,
        payment_union_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const params = { queue_id: String(queued.id), token: 'left-behind' };
    const polls = await Promise.all([
      mall.ask(orderPayData, params, { token }),
      mall.ask(orderPayData, params, { token }),
      workSubmission(db, queued.id, { plugins: PLUGINS, now: new Date() }),
    ]);
    const { id } = await mall.ask(orderPayData, params, { token });
    expect(id).toBeGreaterThan(0);
    expect(polls.slice(0, 2)).toEqual(polls.slice(0, 2).map(() => expect.anything()));
    expect(await stockOf(mall, piece.skuId)).toBe(before - 1);
  });

  it('fails a submission that was pending too long, with a message', async () => {
    const { token: proof, queue_id } = await mall.ask(
      orderSubmit,
      { form_data: formOf([goodsOf(await plainGoods(mall))]) },
      { token },
    );
    const { db } = mall.database;
    const old = await db
      .insertInto('order_submissions')
      .values({
        token: 'old',
        user_id: SHOPPER,
        form_digest: 'old',
        form_data: JSON.stringify(formOf([goodsOf(await plainGoods(mall))])),
        error: null,
        payment_union_id: null,
        created_at: new Date(clockMs - 11 * 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await mall.call(orderPayData, { queue_id: String(old.id), token: 'old' }, { token })).toEqual({
      code: 1,
      msg: '下单超时，请重新提交',
    });
    expect(
      (await mall.ask(orderPayData, { queue_id: String(queue_id), token: proof }, { token })).id,
    ).toBeGreaterThan(0);
  });

  it('shows a submission and a payment to their owner only', async () => {
    const submitted = await mall.ask(
      orderSubmit,
      { form_data: formOf([goodsOf(await plainGoods(mall))]) },
      { token },
    );
    const params = { queue_id: String(submitted.queue_id), token: submitted.token };
    const other = await mall.tokenOf(OTHER);
    const gone = { code: 1, msg: '订单不存在或已失效。' };
    expect(await mall.call(orderPayData, params, { token: other })).toEqual(gone);
    expect(await mall.call(orderPayData, { ...params, token: 'guess' }, { token })).toEqual(gone);
    expect(await mall.call(orderPayData, { ...params, queue_id: '1e309' }, { token })).toEqual(gone);
    const { id: unionId } = await mall.ask(orderPayData, params, { token });
    const { id } = await orderOf(mall, unionId ?? 0);
    expect(await mall.ask(orderListPayData, { id }, { token })).toEqual({ id: unionId });
    expect(await mall.call(orderListPayData, { id }, { token: other })).toEqual({
      code: 1,
      msg: '订单数据异常,无法支付',
    });
    expect(await mall.call(orderCancel, { id }, { token: other })).toEqual({ code: 1, msg: '订单数据异常' });
  });
});
