// Proves distribution through its routes: becoming a distributor, being bound, earning, refunds, levels, withdrawal.
import { PLUGINS } from '~/server/app/load-plugins';
import { beforeEach, expect, it } from 'vitest';
import {
  shareApply,
  shareBindParent,
  shareBrokerageList,
  shareCash,
  shareIndex,
  shareNewApplyStatus,
  shareShareOrder,
  shareTeam,
} from '~/schemas/api/share.gen';
import { announceUndone } from '~/server/families/order/listeners';
import type { OrderUndone } from '~/server/ports/order-events';
import { endAfterSales, markReceived } from '~/server/families/order/receipt';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { payOne, placeOne, setOption } from '~/tests/server/money/checkout-helpers';
import { lockOrder } from '../../orders/order-row';

const [LIN, BUYER, STRANGER] = [1, 4, 5];

const PLACE = {
  province_id: 330000,
  province: '浙江省',
  city_id: 330400,
  city: '嘉兴市',
  district_id: 330402,
  district: '南湖区',
  is_default: true,
};

const SETTING = {
  level: 3,
  share_condition: 3,
  become_condition: 3,
  price_type: 1,
  first: 10,
  second: 5,
  third: 1,
  condition: 1,
  pay_type: ['balance', 'alipay'],
  min_money: 1,
  cash_max_day: -1,
  cash_service_charge: 0,
};

describeOnBothDatabases('distribution', (open) => {
  let mall: Mall;
  let lin: string;
  let buyer: string;
  let stranger: string;
  beforeEach(async () => {
    mall = openMall(await open());
    [lin, buyer, stranger] = (await Promise.all([LIN, BUYER, STRANGER].map((id) => mall.tokenOf(id)))) as [
      string,
      string,
      string,
    ];
    await set();
    await mall.database.db
      .insertInto('addresses')
      .values(
        [BUYER, STRANGER].map((user_id) => ({
          user_id,
          name: '阿明',
          mobile: '13800000009',
          detail: '1 号',
          ...PLACE,
        })),
      )
      .execute();
    await mall.database.db.deleteFrom('goods_commissions').execute();
    await mall.database.db.updateTable('share_levels').set({ deleted_at: new Date() }).execute();
  });

  const set = (change: object = {}) => setOption(mall, 'share_setting', { ...SETTING, ...change });
  const moneyOf = async (userId: number) => {
    const row = await mall.database.db
      .selectFrom('distributors')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.money_fen ?? 0;
  };
  const parentOf = async (id: number) =>
    (
      await mall.database.db
        .selectFrom('users')
        .select('parent_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).parent_id;
  const finish = async (orderId: number) => {
    await mall.database.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      if (order !== undefined)
        await markReceived(trx, order, {
          event: { event: 'confirmed', description: '' },
          now: new Date(),
          plugins: PLUGINS,
        });
    });
    return mall.database.db.transaction().execute((trx) => endAfterSales(trx, { orderId, plugins: PLUGINS }));
  };
  const refund = (orderId: number, part: { fen: number; isWhole: boolean; refundId: number }) =>
    mall.database.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      const lines = await trx.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute();
      const undone: OrderUndone = {
        orderId,
        orderNo: order?.order_no ?? '',
        userId: order?.user_id ?? 0,
        cause: 'refunded',
        refundId: part.refundId,
        lines: lines.map(({ id, goods_id }) => ({
          lineId: id,
          goodsId: goods_id,
          amountFen: part.fen,
          num: part.isWhole ? 1 : 0,
          isWhole: part.isWhole,
        })),
        isWhole: part.isWhole,
        now: new Date(),
      };
      await announceUndone(trx, { undone: [undone], plugins: PLUGINS });
    });
  const bind = (token: string, parent_id = LIN, condition: 1 | 2 | 3 = 1) =>
    mall.call(shareBindParent, { parent_id, condition }, { token });
  const statusOf = async (token: string) => (await mall.ask(shareNewApplyStatus, {}, { token })).status;

  it('opens for who qualifies, and refuses by the condition that is missing (PRD-05, PRD-07)', async () => {
    await set({ level: 0 });
    expect(await statusOf(stranger)).toBe(6);
    expect((await mall.call(shareApply, {}, { token: stranger })).msg).toBe('分销商基础设置未设置');
    await set({ become_condition: 4, total_consume: 99_999 });
    expect(await statusOf(stranger)).toBe(3);
    expect((await mall.call(shareApply, {}, { token: stranger })).msg).toBe(
      '未满足累计消费99999元的条件，不能申请分销商',
    );
    expect((await mall.call(shareIndex, {}, { token: stranger })).msg).toBe('权限不足');
    await set();
    expect(await statusOf(stranger)).toBe(2);
    expect(await mall.call(shareApply, {}, { token: stranger })).toEqual({
      code: 0,
      msg: '申请分销商成功',
    });
    expect(await statusOf(stranger)).toBe(1);
    expect((await mall.ask(shareIndex, {}, { token: stranger })).list.money).toBe('0.00');
    expect((await mall.call(shareApply, {}, { token: stranger })).msg).toBe('您已经是分销商');
  });

  it('asks for name, mobile, agreement and the form where the mall wants them, and waits for the review', async () => {
    const form = [{ key: 'text', key_name: '单行文本', name: '推广渠道', is_required: 1 }];
    await set({ share_condition: 2, form_status: 1, form });
    const apply = async (params: object) => (await mall.call(shareApply, params, { token: stranger })).msg;
    const person = { name: '阿明', mobile: '13800000009', agree: 1 };
    expect(await apply({ ...person, agree: 0 })).toBe('请先查看分销协议并同意');
    expect(await apply({ ...person, name: ' ' })).toBe('申请人姓名不能为空。');
    expect(await apply({ ...person, mobile: '12' })).toBe('申请人联系方式格式不正确。');
    expect(await apply(person)).toBe('请填写表单');
    const answers = JSON.stringify([{ ...form[0], value: '朋友圈' }]);
    expect(await apply({ ...person, form: answers })).toBe('申请分销商成功');
    expect(await apply({ ...person, form: answers })).toBe('请不要重复提交');
    expect(await statusOf(stranger)).toBe(0);
    expect((await mall.call(shareTeam, {}, { token: stranger })).msg).toBe('用户不是分销商');
  });

  it('makes one distributor of two applications at the same time', async () => {
    const answers = await Promise.all([1, 2].map(() => mall.call(shareApply, {}, { token: stranger })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('makes a buyer a distributor by himself where the mall says so', async () => {
    await set({ become_condition: 1, auto_share_val: 1 });
    await payOne(mall, { token: stranger });
    expect(await statusOf(stranger)).toBe(1);
  });

  it('binds by link once, only to distributors, and not in a circle (PRD-05)', async () => {
    expect((await bind(buyer, STRANGER)).msg).toBe('绑定的上级用户不是分销商');
    expect((await bind(lin)).msg).toBe('自身分享的页面');
    expect((await bind(buyer, LIN, 2)).msg).toBe('未满足成为下线条件');
    expect((await bind(buyer)).msg).toBe('绑定成功');
    expect((await bind(buyer)).msg).toBe('用户存在上级');
    expect((await bind(lin, BUYER)).msg).toBe('用户自身是分销商');
    expect(await parentOf(BUYER)).toBe(LIN);
  });

  it('binds by the first order or payment to the sharer whose link was opened last', async () => {
    await set({ condition: 3 });
    await mall.callRaw('api/user/user-info', {}, { token: buyer, headers: { 'X-User-Id': String(LIN) } });
    expect(await parentOf(BUYER)).toBeNull();
    await placeOne(mall, { token: buyer });
    expect(await parentOf(BUYER)).toBeNull();
    const paid = await payOne(mall, { token: buyer, nth: 1 });
    expect(await parentOf(BUYER)).toBe(LIN);
    const { list } = await mall.ask(shareShareOrder, {}, { token: lin });
    expect(list.map(({ id }) => id)).toContain(paid.id);
    await set({ condition: 2 });
    await mall.callRaw('api/user/user-info', {}, { token: stranger, headers: { 'X-User-Id': String(LIN) } });
    await placeOne(mall, { token: stranger });
    expect(await parentOf(STRANGER)).toBe(LIN);
  });

  it('freezes the commission of an order until its after-sale window ends', async () => {
    await bind(buyer);
    const before = await mall.ask(shareIndex, {}, { token: lin });
    const order = await payOne(mall, { token: buyer });
    const goodsFen = order.total_goods_price_fen;
    const share = Math.floor(goodsFen / 10);
    const frozen = await mall.ask(shareIndex, {}, { token: lin });
    expect(frozen.list.money).toBe(before.list.money);
    expect(Math.round((frozen.list.order_money_un - before.list.order_money_un) * 100)).toBe(share);
    const money = await moneyOf(LIN);
    expect(await finish(order.id)).toBe(true);
    expect(await moneyOf(LIN)).toBe(money + share);
    const after = await mall.ask(shareIndex, {}, { token: lin });
    expect(after.list.order_money_un).toBe(before.list.order_money_un);
    const [booked] = (await mall.ask(shareBrokerageList, { type: 1 }, { token: lin })).list;
    expect(booked).toMatchObject({
      type: 1,
      kind: 1,
      money: (share / 100).toFixed(2),
      order_no: order.order_no,
    });
    const { list } = await mall.ask(shareShareOrder, { status: 3 }, { token: lin });
    const row = list.find(({ id }) => id === order.id);
    expect(row).toMatchObject({
      status: '已完成',
      share_status: '一级分销',
      share_money: share / 100,
      first_parent_id: LIN,
    });
    expect(row).not.toHaveProperty('address');
    expect(await auditLedger(mall.database.db)).toEqual([]);
  });

  it('takes back what refunds undo, before and after it was paid, once for each, also below zero', async () => {
    await bind(buyer);
    const order = await payOne(mall, { token: buyer });
    const goodsFen = order.total_goods_price_fen;
    const share = Math.floor(goodsFen / 10);
    const half = { fen: Math.floor(goodsFen / 2), isWhole: false, refundId: 1 };
    await refund(order.id, half);
    await refund(order.id, half);
    const money = await moneyOf(LIN);
    await finish(order.id);
    const remaining = (await moneyOf(LIN)) - money;
    expect(remaining).toBeLessThanOrEqual(Math.floor((goodsFen - half.fen) / 10));
    expect(remaining).toBeGreaterThanOrEqual(share - Math.ceil(share / 2) - 1);
    await mall.database.db
      .updateTable('distributors')
      .set({ money_fen: 0 })
      .where('user_id', '=', LIN)
      .execute();
    await refund(order.id, { fen: goodsFen - half.fen, isWhole: true, refundId: 2 });
    await refund(order.id, { fen: goodsFen - half.fen, isWhole: true, refundId: 2 });
    expect(await moneyOf(LIN)).toBe(-remaining);
    const taken = await mall.ask(shareBrokerageList, { status: 2 }, { token: lin });
    expect(taken.list).toHaveLength(1);
    expect((await mall.call(shareCash, { price: '1', type: 'balance' }, { token: lin })).msg).toBe(
      '提现佣金超出分销商可提现佣金',
    );
  });

  it('pays three levels, and the buyer himself with 自购返利', async () => {
    await mall.call(shareApply, {}, { token: stranger });
    await mall.database.db.updateTable('users').set({ parent_id: LIN }).where('id', '=', STRANGER).execute();
    await bind(buyer, STRANGER);
    const order = await placeOne(mall, { token: buyer });
    const paidTo = async (id: number) =>
      (
        await mall.database.db
          .selectFrom('order_commissions')
          .select(['user_id', 'kind', 'rate'])
          .where('order_id', '=', id)
          .orderBy('depth')
          .execute()
      ).map(({ user_id, kind, rate }) => [user_id, kind, rate]);
    expect(await paidTo(order.id)).toEqual([
      [STRANGER, 1, 1000],
      [LIN, 2, 500],
    ]);
    await set({ is_rebate: 1 });
    const own = await placeOne(mall, { token: stranger, nth: 1 });
    expect(await paidTo(own.id)).toEqual([
      [STRANGER, 4, 1000],
      [LIN, 2, 500],
    ]);
  });
});
