// Proves buying a member level on both databases: price, payment, gift once a person, refusals, closing, lower prices.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { goodsDetail } from '~/schemas/api/goods.gen';
import {
  mallMemberActivityReceive,
  mallMemberAllMember,
  mallMemberGoodsCats,
  mallMemberIndex,
  mallMemberMemberGoods,
  mallMemberPurchaseMember,
} from '~/schemas/api/mall-member.gen';
import { orderIsPay, orderPreview } from '~/schemas/api/order.gen';
import { paymentGetPayments, paymentPayBuyBalance, paymentPayData } from '~/schemas/api/payment.gen';
import { userMemberLog, userUserInfo } from '~/schemas/api/user.gen';
import { auditLedger } from '~/server/payments/audit';
import { postBalance } from '~/server/ledger/ledger';
import { signNotification } from '~/server/payments/sandbox-provider';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall, SECRET } from '~/tests/server/mall-helpers';
import { formOf, goodsOf, setOption, userOf } from '~/tests/server/money/checkout-helpers';
import { jobRunnerOver } from '~/tests/server/rounds-helpers';

const BUYER = 2;
const OTHER = 1;
const NOW = new Date('2026-11-21T10:00:00+08:00');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

describeOnBothDatabases('buying a member level', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open(), { now: () => NOW });
    token = await mall.tokenOf(BUYER);
  });
  afterEach(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const begin = async (member_level: number) =>
    (await mall.ask(mallMemberPurchaseMember, { member_level }, { token })).pay_id;
  const refusal = async (member_level: number, by = token) =>
    (await mall.call(mallMemberPurchaseMember, { member_level }, { token: by })).msg;
  /** Opens a trade at the sandbox's cashier, and returns a function that delivers its payment's notice. */
  const openTrade = async (id: number) => {
    await mall.ask(paymentPayData, { id, pay_type: 'alipay_h5' }, { token });
    const trade = await mall.database.db
      .selectFrom('payment_attempts')
      .select(['out_trade_no as tradeNo', 'amount_fen as amountFen'])
      .where('payment_union_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const fields = signNotification({ ...trade, transactionNo: `t-${trade.tradeNo}` }, SECRET);
    return () =>
      mall.app.request('http://mall.test/sandbox-cashier/notice', {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
  };
  const isPaid = async (id: number) =>
    (await mall.ask(orderIsPay, { payment_order_union_id: id }, { token })).status === 1;
  const giftCoupons = (userId: number) =>
    mall.database.db
      .selectFrom('user_coupons')
      .select('coupon_id')
      .where('user_id', '=', userId)
      .where('source', 'like', 'member-gift:%')
      .execute();

  it('costs the levels between as well where levels are bought in steps, else its own price', async () => {
    const prices = async () =>
      (await mall.ask(mallMemberAllMember, {}, { token })).list.map(({ price }) => price);
    expect(await prices()).toEqual(['0.00', '99.00', '398.00', '1297.00']);
    expect((await mall.ask(paymentGetPayments, { id: await begin(3) }, { token })).amount).toBe('398.00');
    await setOption(mall, 'member_grade', 0);
    expect(await prices()).toEqual(['0.00', '99.00', '299.00', '899.00']);
    expect((await mall.ask(paymentGetPayments, { id: await begin(3) }, { token })).amount).toBe('299.00');
  });

  it('raises once and gives once, however often the notice comes', async () => {
    const before = await userOf(mall, BUYER);
    const id = await begin(3);
    const notice = await openTrade(id);
    await notice();
    await Promise.all([notice(), notice(), isPaid(id)]);
    expect(await isPaid(id)).toBe(true);
    const after = await userOf(mall, BUYER);
    expect(after.member_level).toBe(3);
    expect(after.integral - before.integral).toBe(500);
    expect(after.balance_fen - before.balance_fen).toBe(2000);
    expect(await giftCoupons(BUYER)).toHaveLength(1);
    const { list } = await mall.ask(userMemberLog, {}, { token });
    expect(list).toHaveLength(1);
    expect(JSON.stringify(list[0])).toContain('购买升级为紫砂会员');
  });

  it('is paid from the balance too, but not on delivery', async () => {
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
    const money = { userId: BUYER, type: 1 as const, moneyFen: 10_000, description: '测试' };
    await mall.database.db
      .transaction()
      .execute((trx) => postBalance(trx, { ...money, reason: 'test', sourceId: 'test' }));
    const id = await begin(2);
    const { list } = await mall.ask(paymentGetPayments, { id }, { token });
    expect(list.map(({ key }) => key)).not.toContain('huodao');
    const { balance_fen: before } = await userOf(mall, BUYER);
    await mall.database.db
      .updateTable('member_levels')
      .set({ price_fen: 1 })
      .where('level', '=', 2)
      .execute();
    await mall.ask(paymentPayBuyBalance, { id }, { token });
    const after = await userOf(mall, BUYER);
    expect([after.member_level, before - after.balance_fen]).toEqual([2, 9900]);
  });

  it('gives nothing a second time to a person who comes with another account', async () => {
    const { db } = mall.database;
    await db
      .insertInto('member_level_gifts')
      .values({ user_id: OTHER, level_id: 2, balance_fen: 0, integral: 0 })
      .execute();
    await sql`insert into known_identities (identity_hash, user_id) values ('same', ${OTHER}), ('same', ${BUYER})`.execute(
      db,
    );
    const before = await userOf(mall, BUYER);
    await (await openTrade(await begin(2)))();
    const after = await userOf(mall, BUYER);
    expect([after.member_level, after.integral]).toEqual([2, before.integral]);
    expect(await giftCoupons(BUYER)).toEqual([]);
  });

  it('refuses a level that is not higher, not sold or unknown', async () => {
    const lin = await mall.tokenOf(OTHER);
    expect(await refusal(2, lin)).toBe('购买的会员不能小于或等于当前会员');
    expect(await refusal(1)).toBe('该会员不可购买');
    expect(await refusal(9)).toBe('该会员不可购买');
    expect(await mall.database.db.selectFrom('member_orders').select('id').execute()).toEqual([]);
  });

  it('returns the money of a second purchase that the first one made void to the balance', async () => {
    const [first, second] = [await begin(2), await begin(3)];
    const [payFirst, paySecond] = [await openTrade(first), await openTrade(second)];
    await Promise.all([payFirst(), paySecond()]);
    const paid = [await isPaid(first), await isPaid(second)];
    expect(paid.filter(Boolean)).toHaveLength(1);
    const { member_level: level } = await userOf(mall, BUYER);
    expect(level).toBe(paid[0] === true ? 2 : 3);
    const back = await mall.database.db
      .selectFrom('balance_logs')
      .select('money_fen')
      .where('reason', '=', 'payment-refund')
      .execute();
    expect(back).toEqual([{ money_fen: paid[0] === true ? 39_800 : 9900 }]);
  });

  it('is closed when it is not paid in time', async () => {
    const id = await begin(2);
    const notice = await openTrade(id);
    const rounds = jobRunnerOver(mall.database.db, (error) => mall.failures.push(error));
    await rounds.run(minutes(29));
    expect((await mall.call(paymentGetPayments, { id }, { token })).code).toBe(0);
    expect(await rounds.run(minutes(30))).toBe(1);
    await notice();
    expect(await isPaid(id)).toBe(false);
    expect((await userOf(mall, BUYER)).member_level).toBe(0);
  });

  it('cannot be seen or paid by anybody else', async () => {
    const id = await begin(2);
    const stranger = await mall.tokenOf(OTHER);
    expect((await mall.call(paymentGetPayments, { id }, { token: stranger })).msg).toBe('待支付订单不存在。');
    expect((await mall.call(mallMemberPurchaseMember, { member_level: 2 })).code).toBe(-1);
  });

  it('lowers the price at once, in lists, on the page and at checkout alike', async () => {
    const levelled = async () => (await mall.ask(mallMemberMemberGoods, {}, { token })).list;
    const [incentive] = await levelled();
    expect(incentive).toMatchObject({ is_level: 1, level_show: 2 });
    await (await openTrade(await begin(2)))();
    const [goods] = await levelled();
    expect(goods).toMatchObject({ is_level: 1, level_show: 1 });
    const id = goods?.id ?? 0;
    const page = (await mall.ask(goodsDetail, { id }, { token })).goods;
    expect(Number(page.price_member_min)).toBe(Number(goods?.level_price));
    const sku = await mall.database.db
      .selectFrom('skus')
      .select('id')
      .where('goods_id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('price_fen')
      .executeTakeFirstOrThrow();
    const { min_number: num } = await mall.database.db
      .selectFrom('goods')
      .select('min_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const form = formOf([goodsOf({ goodsId: id, skuId: sku.id }, { num })]);
    const preview = await mall.ask(orderPreview, { form_data: form }, { token });
    const group = preview.mch_list[0];
    const [line] = group?.goods_list ?? [];
    const each = (Number(line?.total_original_price) - Number(line?.member_discount)) / num;
    expect(each.toFixed(2)).toBe(Number(goods?.level_price).toFixed(2));
  });

  it('lists only goods with a price for the level, by category', async () => {
    const { list: cats } = await mall.ask(mallMemberGoodsCats, {}, { token });
    expect(cats.length).toBeGreaterThan(1);
    const [cat] = cats;
    const whole = await mall.ask(mallMemberMemberGoods, {}, { token });
    const part = await mall.ask(mallMemberMemberGoods, { cats_id: Number(cat?.id) }, { token });
    expect(part.pagination.total_count).toBeLessThan(whole.pagination.total_count);
    await mall.database.db.updateTable('goods').set({ is_level: false }).execute();
    expect((await mall.ask(mallMemberMemberGoods, {}, { token })).list).toEqual([]);
    expect((await mall.ask(mallMemberGoodsCats, {}, { token })).list).toEqual([]);
  });

  it('describes what a level gives', async () => {
    const { list } = await mall.ask(mallMemberAllMember, {}, { token });
    expect(list.map(({ gift }) => gift?.integral)).toEqual([undefined, 200, 500, 1000]);
    expect(list[2]?.gift).toMatchObject({ balance: '20.00', coupons: [{ name: '全场满减券', num: 1 }] });
    const { next_mall_member: next } = await mall.ask(mallMemberIndex, {}, { token });
    expect(next.map(({ price }) => price)).toEqual(['99.00', '398.00']);
  });

  it('holds an award for members, given once a person and only with a full profile', async () => {
    const { db } = mall.database;
    const award = async () => (await mall.ask(userUserInfo, {}, { token })).login?.member_award ?? null;
    const receive = async (activity_id = 1) =>
      (await mall.call(mallMemberActivityReceive, { activity_id }, { token })).msg;
    expect(await award()).toBeNull();
    expect(await receive()).toBe('活动不存在或已结束');
    await db.updateTable('users').set({ member_level: 3 }).where('id', '=', BUYER).execute();
    expect(await award()).toMatchObject({
      id: 1,
      is_write: 1,
      items: [{ type: 'balance' }, { type: 'integral' }],
    });
    expect(await receive()).toBe('请先完善个人资料');
    await db
      .updateTable('users')
      .set({ gender: 2, birthday: '1990-05-01' })
      .where('id', '=', BUYER)
      .execute();
    expect(await award()).toMatchObject({ is_write: 0 });
    const before = await userOf(mall, BUYER);
    const answers = await Promise.all([receive(), receive(), receive()]);
    expect(answers.filter((msg) => msg === '领取成功，奖励已发放到您的账户')).toHaveLength(1);
    expect(await receive()).toBe('您已领取过该奖励');
    const after = await userOf(mall, BUYER);
    expect([after.integral - before.integral, after.balance_fen - before.balance_fen]).toEqual([100, 500]);
    expect(await award()).toBeNull();
    await sql`insert into known_identities (identity_hash, user_id) values ('same', ${OTHER}), ('same', ${BUYER})`.execute(
      db,
    );
    await db.updateTable('users').set({ member_level: 4 }).where('id', '=', OTHER).execute();
    const other = await mall.ask(userUserInfo, {}, { token: await mall.tokenOf(OTHER) });
    expect(other.login).toBeUndefined();
  });
});
