// Proves on both databases how an after-sale goes, from the request to the money, and what it gives back.
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  adminOrderRefund,
  adminOrderRefundAddressIndex,
  adminOrderRefundDetail,
} from '~/schemas/api/admin-order.gen';
import { orderDetail, orderList, orderOrderClerk } from '~/schemas/api/order.gen';
import {
  refundApply,
  refundBatch,
  refundDetail,
  refundList,
  refundSend,
  refundWithdraw,
} from '~/schemas/api/refund.gen';
import { foreignPictures, giveUpload, REFUSED_PICTURE } from '~/tests/server/upload-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import type { Mall } from '~/tests/server/mall-helpers';
import { giveCoupon, payOne, reload, stockOf, userOf } from '~/tests/server/money/checkout-helpers';
import {
  addAddress,
  answer,
  askRefund,
  buy,
  BUYER,
  closeAudited,
  givePoints,
  linesOf,
  openAfterSales,
  receiveReturn,
  refundsOf,
  sendAll,
} from '~/tests/server/money/refund-helpers';
import { textFromFen } from '~/domain/money';
import { jobRunnerOver } from '~/tests/server/rounds-helpers';

const OTHER = 2;
const DAY_MS = 86_400_000;
const PARCEL = { express: '顺丰速运', express_no: 'SF123' };

let mall: Mall;
let token: string;
let admin: string;

/** A paid and sent order. */
async function bought(buying: Partial<Parameters<typeof buy>[1]> = {}) {
  const one = await buy(mall, { token, way: 'balance', ...buying });
  await sendAll(mall, one.id, admin);
  return one;
}

async function onlyLine(orderId: number) {
  const [line] = await linesOf(mall, orderId);
  if (line === undefined) throw new Error('no line');
  return line;
}

async function newestRefund(orderId: number) {
  const refund = (await refundsOf(mall, orderId)).at(-1);
  if (refund === undefined) throw new Error('no after-sale');
  return refund;
}

const balance = async () => (await userOf(mall, BUYER)).balance_fen;
const refused = (msg: string) => expect.objectContaining({ code: 1, msg });

/** Asks for the whole line, and lets the shop agree. */
async function agreed(orderId: number, type: 1 | 2 | 3, fen: number) {
  const line = await onlyLine(orderId);
  expect((await askRefund(mall, { id: line.id, type, refund_price: textFromFen(fen) }, token)).msg).toBe(
    '提交成功, 请等待商家处理',
  );
  const { id } = await newestRefund(orderId);
  const address_id = await addAddress(mall, admin);
  expect((await answer(mall, { id, type, is_agree: 1, address_id }, admin)).msg).toBe(
    '处理成功,已同意售后申请',
  );
  return id;
}

describeOnBothDatabases('an after-sale', (open) => {
  beforeEach(async () => {
    ({ mall, token, admin } = await openAfterSales(await open()));
  });
  afterEach(() => closeAudited(mall));

  it('of a return goes from the request over the parcel to the money, and closes the order', async () => {
    const one = await bought({ nums: [2] });
    const line = await onlyLine(one.id);
    const { detail } = await mall.ask(refundApply, { id: line.id }, { token });
    expect(detail).toMatchObject({
      max_num: 2,
      refund_price: textFromFen(line.total_price_fen),
      refund_types: [3, 1],
    });
    const id = await agreed(one.id, 1, line.total_price_fen);
    const shown = (await mall.ask(refundDetail, { id }, { token })).detail;
    expect(shown).toMatchObject({ status_text: '待买家发货', refund_name: '售后部', is_send: 0 });
    expect(shown.auto_time).not.toBe(null);
    expect(await answer(mall, { id, type: 1, is_agree: 1 }, admin)).toEqual(refused('售后订单未确认收货'));
    expect(await receiveReturn(mall, id, admin)).toEqual(refused('售后订单异常'));
    expect((await mall.call(refundSend, { id, ...PARCEL }, { token })).msg).toBe('发货成功');
    expect(await mall.call(refundSend, { id, ...PARCEL }, { token })).toEqual(
      refused('订单已发货,无需重复操作'),
    );
    expect((await receiveReturn(mall, id, admin)).msg).toBe('确认收货成功');
    const before = await balance();
    const paid = await Promise.all([1, 2].map(() => answer(mall, { id, type: 1, is_agree: 1 }, admin)));
    expect(paid.map(({ msg }) => msg).sort()).toEqual(
      ['处理成功，已完成退款', '售后订单已打款！无需重复'].sort(),
    );
    expect((await balance()) - before).toBe(line.total_price_fen);
    expect((await mall.ask(refundDetail, { id }, { token })).detail).toMatchObject({
      status_text: '已退款',
      pay_back_text: '余额',
      is_refund: 1,
    });
    expect(await onlyLine(one.id)).toMatchObject({ is_refund: true, refund_status: 2, refunded_num: 2 });
    expect(await reload(mall, one.id)).toMatchObject({
      cancel_status: 1,
      refunded_fen: line.total_price_fen,
    });
  });

  it('of money only pays a part back, and the shopper keeps his goods', async () => {
    const one = await bought({ nums: [2] });
    const line = await onlyLine(one.id);
    const id = await agreed(one.id, 3, 100);
    const sales = async () =>
      (
        await mall.database.db
          .selectFrom('goods')
          .select('sales_real')
          .where('id', '=', line.goods_id)
          .executeTakeFirstOrThrow()
      ).sales_real;
    const before = await sales();
    const most = textFromFen(line.total_price_fen + 1);
    expect(await answer(mall, { id, type: 3, is_agree: 1, refund_price: most }, admin)).toEqual(
      refused('退款金额大于可退款金额'),
    );
    expect((await answer(mall, { id, type: 3, is_agree: 1 }, admin)).code).toBe(0);
    expect(await sales()).toBe(before);
    expect(await onlyLine(one.id)).toMatchObject({ is_refund: false, refunded_num: 0, refunded_fen: 100 });
    expect(await reload(mall, one.id)).toMatchObject({ cancel_status: 0, sale_status: true });
    expect(await askRefund(mall, { id: line.id, type: 3, refund_price: '1.00' }, token)).toEqual(
      refused('该订单已生成售后订单,无需重复申请'),
    );
  });

  it('is refused twice at most, asked for once at a time, and withdrawn before the answer only', async () => {
    const one = await bought({ nums: [1] });
    const { id: lineId } = await onlyLine(one.id);
    const request = () => askRefund(mall, { id: lineId, type: 3, refund_price: '1.00' }, token);
    const both = await Promise.all([request(), request()]);
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 1]));
    const first = await newestRefund(one.id);
    const other = await mall.tokenOf(OTHER);
    const foreign = await mall.call(refundWithdraw, { refund_id: first.id }, { token: other });
    expect(foreign).toEqual(refused('售后订单不存在'));
    expect((await mall.call(refundWithdraw, { refund_id: first.id }, { token })).msg).toBe('申请已撤销');
    expect(await onlyLine(one.id)).toMatchObject({ refund_status: 0 });
    for (const at of [1, 2]) {
      expect([at, (await request()).code]).toEqual([at, 0]);
      const { id } = await newestRefund(one.id);
      const no = { id, type: 3 as const, is_agree: 0 as const, merchant_remark: '请提供照片' };
      expect((await answer(mall, no, admin)).msg).toBe('处理成功,已拒绝售后申请');
      expect(await answer(mall, no, admin)).toEqual(refused('售后订单已拒绝，请勿重复操作'));
      expect(await mall.call(refundWithdraw, { refund_id: id }, { token })).toEqual(
        refused('商家已拒绝售后申请'),
      );
    }
    expect(await request()).toEqual(refused('该订单已生成售后订单,无需重复申请'));
    const { list } = await mall.ask(refundList, { order_id: one.id }, { token });
    expect(list.map(({ status_text }) => status_text)).toEqual(['商家已拒绝', '商家已拒绝']);
    expect((await mall.ask(refundList, { order_id: one.id }, { token: other })).list).toEqual([]);
  });

  it('pays a combination back by both ways, in the proportion in which they paid', async () => {
    const one = await bought({ nums: [1, 1], way: 'combined' });
    for (const line of await linesOf(mall, one.id)) {
      await askRefund(mall, { id: line.id, type: 3, refund_price: textFromFen(line.total_price_fen) }, token);
      const { id } = await newestRefund(one.id);
      await answer(mall, { id, type: 3, is_agree: 1 }, admin);
      expect((await answer(mall, { id, type: 3, is_agree: 1 }, admin)).code).toBe(0);
    }
    const rows = await mall.database.db
      .selectFrom('payment_refunds')
      .select(['channel', 'amount_fen', 'state'])
      .where('order_id', '=', one.id)
      .execute();
    const sumOf = (channel: string) =>
      rows.filter((row) => row.channel === channel).reduce((sum, { amount_fen }) => sum + amount_fen, 0);
    const goodsFen = one.total_pay_price_fen - one.express_price_fen;
    const attempt = await mall.database.db
      .selectFrom('payment_attempts')
      .select('amount_fen')
      .where('payment_union_id', '=', one.unionId)
      .where('state', '=', 'paid')
      .executeTakeFirstOrThrow();
    expect(sumOf('provider')).toBe(Math.floor((attempt.amount_fen * goodsFen) / one.total_pay_price_fen));
    expect(sumOf('provider') + sumOf('balance')).toBe(goodsFen);
    expect(rows.filter(({ channel }) => channel === 'provider').map(({ state }) => state)).toEqual([
      'created',
      'created',
    ]);
  });

  it('gives points back by the pieces, and the coupon with the last piece', async () => {
    await givePoints(mall, 3000);
    const couponId = await giveCoupon(mall, { userId: BUYER, subFen: 300 });
    const one = await bought({ nums: [1, 1], couponId, usesPoints: true });
    expect(one.use_integral_num).toBeGreaterThan(0);
    const before = (await userOf(mall, BUYER)).integral;
    const isUsed = async () =>
      (
        await mall.database.db
          .selectFrom('user_coupons')
          .select('is_use')
          .where('id', '=', couponId)
          .executeTakeFirstOrThrow()
      ).is_use;
    for (const line of await linesOf(mall, one.id)) {
      expect(await isUsed()).toBe(true);
      await askRefund(mall, { id: line.id, type: 3, refund_price: textFromFen(line.total_price_fen) }, token);
      const { id } = await newestRefund(one.id);
      await answer(mall, { id, type: 3, is_agree: 1 }, admin);
      await answer(mall, { id, type: 3, is_agree: 1 }, admin);
    }
    expect((await userOf(mall, BUYER)).integral - before).toBe(one.use_integral_num);
    expect(await isUsed()).toBe(false);
    expect(await reload(mall, one.id)).toMatchObject({ cancel_status: 1 });
  });

  it('of several lines is opened for all of them or for none', async () => {
    const one = await bought({ nums: [2, 1] });
    const lines = await linesOf(mall, one.id);
    const words = { type: 3 as const, remark: '漏发', pic_list: [], cause: '其它', goods_status: '未收到货' };
    const list = lines.map(({ id }) => ({ id, refund_price: '1.00' }));
    const mine = await giveUpload(mall, BUYER);
    for (const foreign of await foreignPictures(mall, OTHER)) {
      const shown = { order_id: one.id, list, ...words, pic_list: [mine, foreign] };
      expect((await mall.call(refundBatch, shown, { token })).msg).toBe(REFUSED_PICTURE);
    }
    const tooMuch = [...list.slice(0, 1), { id: list[1]?.id ?? 0, refund_price: '99999.00' }];
    const no = await mall.call(refundBatch, { order_id: one.id, list: tooMuch, ...words }, { token });
    expect(no.msg).toContain('最多可退款金额');
    expect(await refundsOf(mall, one.id)).toEqual([]);
    expect((await mall.call(refundBatch, { order_id: one.id, list, ...words }, { token })).code).toBe(0);
    expect((await refundsOf(mall, one.id)).map(({ num }) => num)).toEqual([2, 1]);
    const { detail } = await mall.ask(orderDetail, { id: one.id }, { token });
    expect(detail.detail.map(({ is_show_apply_refund: isShown }) => isShown)).toEqual([0, 0]);
    const { list: tab } = await mall.ask(orderList, { status: 5 }, { token });
    expect(tab.length).toBeGreaterThanOrEqual(2);
  });

  it('of an exchange ends with the parcel of the shop', async () => {
    const one = await bought({ nums: [1] });
    const line = await onlyLine(one.id);
    const early = await askRefund(mall, { id: line.id, type: 2, refund_price: '0' }, token);
    expect(early).toEqual(refused('订单未确认收货，无法申请换货'));
    await mall.callRaw('api/order/confirm', { id: one.id }, { method: 'POST', token });
    const id = await agreed(one.id, 2, 0);
    await mall.ask(refundSend, { id, ...PARCEL }, { token });
    const send = { id, type: 2 as const, is_agree: 1 as const, is_express: 1 as const, ...PARCEL };
    expect(await answer(mall, { ...send, express_no: '' }, admin)).toEqual(refused('请填写快递单号'));
    expect((await answer(mall, send, admin)).msg).toBe('确认收货成功');
    expect((await mall.ask(refundDetail, { id }, { token })).detail).toMatchObject({
      status_text: '已换货',
      merchant_express_no: 'SF123',
    });
    expect(await onlyLine(one.id)).toMatchObject({ refund_status: 2, refunded_num: 0 });
  });

  it('is read by administrators in each state, and by nobody else', async () => {
    const one = await bought({ nums: [1] });
    const { id: lineId } = await onlyLine(one.id);
    await askRefund(mall, { id: lineId, type: 1, refund_price: '1.00' }, token);
    const { id } = await newestRefund(one.id);
    const idsOf = async (status: -1 | 0 | 1 | 2 | 3) =>
      (
        await mall.ask(adminOrderRefund, { status, keyword: one.order_no, keyword_1: '8' }, { token: admin })
      ).list.map((row) => row.id);
    expect([await idsOf(-1), await idsOf(0), await idsOf(1)]).toEqual([[id], [id], []]);
    expect(await answer(mall, { id, type: 1, is_agree: 1, address_id: 0 }, admin)).toEqual(
      refused('退货地址不能为空'),
    );
    const address_id = await addAddress(mall, admin);
    await answer(mall, { id, type: 1, is_agree: 1, address_id }, admin);
    expect([await idsOf(0), await idsOf(1), await idsOf(3)]).toEqual([[], [id], []]);
    const { detail } = await mall.ask(adminOrderRefundDetail, { refund_order_id: id }, { token: admin });
    expect(detail.refund_process.map(({ text }) => text)).toEqual(['同意售后申请', '提交售后申请']);
    const { list } = await mall.ask(adminOrderRefundAddressIndex, { keyword: '仓库' }, { token: admin });
    expect(list.length).toBeGreaterThan(0);
    expect((await mall.call(adminOrderRefund, {}, { token })).code).toBe(500);
    expect((await answer(mall, { id, type: 1, is_agree: 2 }, token)).code).toBe(500);
  });

  it('ends by itself where nobody acts: agreed to and paid, or closed where nothing was sent back', async () => {
    const [money, goods] = [await bought({ nums: [1] }), await bought({ nums: [1, 1] })];
    const [one, other] = [await onlyLine(money.id), await onlyLine(goods.id)];
    await addAddress(mall, admin);
    await askRefund(mall, { id: one.id, type: 3, refund_price: '1.00' }, token);
    await askRefund(mall, { id: other.id, type: 1, refund_price: '1.00' }, token);
    const runner = jobRunnerOver(mall.database.db, (error) => mall.failures.push(error));
    const after = (days: number) => runner.run(new Date(Date.now() + days * DAY_MS));
    await after(4);
    expect((await newestRefund(money.id)).status).toBe(1);
    await after(6);
    expect(await newestRefund(money.id)).toMatchObject({ status: 2, is_refund: true, paid_back_fen: 100 });
    expect(await newestRefund(goods.id)).toMatchObject({ status: 2, is_send: false });
    await after(14);
    expect(await newestRefund(goods.id)).toMatchObject({ status: 3, is_refund: false });
  });

  it('gives the pieces of a pick-up order back to the shelf that no clerk handed over, and ends it', async () => {
    const one = await payOne(mall, { token, isPickUp: true, num: 3 });
    const line = await onlyLine(one.id);
    const handed = [{ order_detail_id: line.id, num: 1 }];
    await mall.ask(
      orderOrderClerk,
      { id: one.id, action_type: 1, clerk_remark: '', list: handed },
      { token: admin },
    );
    const before = await stockOf(mall, line.sku_id);
    const share = textFromFen(Math.floor((line.total_price_fen * 2) / 3));
    await askRefund(
      mall,
      { id: line.id, num: 2, type: 3, refund_price: share, goods_status: '未收到货' },
      token,
    );
    const { id } = await newestRefund(one.id);
    await answer(mall, { id, type: 3, is_agree: 1 }, admin);
    expect((await answer(mall, { id, type: 3, is_agree: 1 }, admin)).code).toBe(0);
    expect(await stockOf(mall, line.sku_id)).toBe(before + 2);
    expect(await onlyLine(one.id)).toMatchObject({ refunded_num: 2, restocked_num: 2, is_refund: false });
    expect(await reload(mall, one.id)).toMatchObject({ is_confirm: true, cancel_status: 0 });
  });
});
