// Proves over both databases what the super member card does at checkout, and that buying one with an order is done once.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type FormGroup,
  orderCancel,
  orderDetail,
  orderList,
  orderListPayData,
  orderPreview,
} from '~/schemas/api/order.gen';
import { paymentGetPayments } from '~/schemas/api/payment.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { vipCardCard } from '~/schemas/api/vip_card.gen';
import { PLUGINS } from '~/server/app/load-plugins';
import { forceCancel } from '~/server/families/order/cancel-paid';
import { workSubmission } from '~/server/families/order/submit/work';
import { auditLedger } from '~/server/payments/audit';
import { payByBalance } from '~/tests/server/group-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import {
  formOf,
  goodsOf,
  order,
  orderOf,
  plainGoods,
  setOption,
  userOf,
} from '~/tests/server/money/checkout-helpers';

const SHOPPER = 1;
const DAY_MS = 86_400_000;
const fen = (text: string | undefined): number => Math.round(Number(text) * 100);

describeOnBothDatabases('the super member card at checkout', (open) => {
  let mall: Mall;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(SHOPPER);
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
  });
  beforeEach(async () => {
    await mall.database.db.deleteFrom('vip_card_holders').execute();
  });
  afterAll(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const periods = async () => (await mall.ask(vipCardCard, {}))?.detail ?? [];
  const periodOf = async (days: number) => {
    const period = (await periods()).find(({ expire_day }) => expire_day === days);
    if (period === undefined) throw new Error(`No period of ${days} days is sold.`);
    return period;
  };
  const leftOf = async (days: number) =>
    (await periods()).find(({ expire_day }) => expire_day === days)?.num ?? 0;
  /** A form that no other test sends. */
  const form = async (group: Partial<FormGroup> = {}) => {
    count += 1;
    return formOf([goodsOf(await plainGoods(mall), { num: 2 })], { remark: `第${count}单`, ...group });
  };
  const preview = async (group: Partial<FormGroup> = {}, who = token) => {
    const data = await mall.ask(orderPreview, { form_data: await form(group) }, { token: who });
    const [first] = data.mch_list;
    if (first === undefined) throw new Error('No group in the preview.');
    return { ...data, group: first };
  };
  const place = async (group: Partial<FormGroup>, who = token) => {
    const { unionId, msg } = await order(mall, who, await form(group));
    if (unionId === 0) throw new Error(msg);
    return { ...(await orderOf(mall, unionId)), unionId };
  };
  const pay = (unionId: number, who = token) => payByBalance(mall, who, unionId);
  const holder = (userId = SHOPPER) =>
    mall.database.db
      .selectFrom('vip_card_holders')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
  const daysHeld = async () => {
    const held = await holder();
    return held === undefined ? 0 : (held.end_at.getTime() - held.begin_at.getTime()) / DAY_MS;
  };
  const union = (id: number) =>
    mall.database.db.selectFrom('payment_unions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('is served with its sub-cards to everyone', async () => {
    const card = await mall.ask(vipCardCard, {});
    expect(card).toMatchObject({ discount: '9.5', is_discount: 1, is_free_delivery: 1, status: 1 });
    expect(card?.type_info_detail).toEqual({ all: true, goods: [], cats: [] });
    expect(card?.detail.map(({ expire_day, price }) => [expire_day, price])).toEqual([
      [31, '9.90'],
      [92, '25.00'],
      [366, '88.00'],
    ]);
  });

  it('is offered with what it would save of the order, and changes no price before it is chosen', async () => {
    const { group, total_price, vip_card_price, vip_card_discount_total_price } = await preview();
    expect(group).toMatchObject({ has_vip_card: true, vip_card_detail: null });
    expect(group.vip_discount).toBeUndefined();
    const saved = Math.floor(fen(group.total_goods_price) * 0.05) + fen(group.express_price);
    expect(fen(group.temp_vip_discount)).toBe(saved);
    expect([vip_card_price, vip_card_discount_total_price]).toEqual(['0.00', total_price]);
  });

  it('is part of the sum once it is chosen, with its benefit for this order', async () => {
    const { group: before } = await preview();
    const { id } = await periodOf(31);
    const { group, total_price, vip_card_price, vip_card_discount_total_price } = await preview({
      vip_card_detail_id: id,
    });
    expect(group.vip_card_detail).toEqual({ id, price: '9.90', name: '月卡', expire_day: 31 });
    expect(group.temp_vip_discount).toBe(before.temp_vip_discount);
    expect(fen(before.total_price) - fen(group.total_price)).toBe(fen(group.temp_vip_discount));
    expect(group.express_price).toBe('0.00');
    expect(group.goods_list[0]?.vip_discount).toBe(group.vip_discount);
    expect(group.goods_list[0]?.discounts).toContainEqual({
      name: '超级会员优惠',
      value: `-${group.vip_discount ?? ''}`,
    });
    expect(vip_card_price).toBe('9.90');
    expect(fen(vip_card_discount_total_price)).toBe(fen(total_price) + 990);
  });

  it('is taken off after member price, coupon and points', async () => {
    const { id } = await periodOf(31);
    const { group } = await preview({ vip_card_detail_id: id, use_integral: 1 });
    const before = fen((await preview({ use_integral: 1 })).group.total_goods_price);
    expect(fen(group.vip_discount)).toBe(Math.floor(before * 0.05));
  });

  it('begins with the payment, once, gives its points once, and leaves the stock by one', async () => {
    const period = await periodOf(92);
    const points = (await userOf(mall, SHOPPER)).integral;
    const stock = period.num;
    const placed = await place({ vip_card_detail_id: period.id });
    expect((await union(placed.unionId)).amount_fen).toBe(placed.total_pay_price_fen + 2_500);
    expect(await leftOf(92)).toBe(stock - 1);
    expect(await holder()).toBeUndefined();
    const answers = await Promise.all([pay(placed.unionId), pay(placed.unionId)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await daysHeld()).toBe(92);
    expect((await mall.ask(userUserInfo, {}, { token })).is_vip_card_user).toBe(1);
    expect((await userOf(mall, SHOPPER)).integral).toBe(points + 100);
    expect(await leftOf(92)).toBe(stock - 1);
    const { detail } = await mall.ask(orderDetail, { id: placed.id }, { token });
    const extra = [{ label: '南湖超级会员 季卡', value: '25.00' }];
    expect(detail.plugin_data.extra).toEqual(extra);
    const [listed] = (await mall.ask(orderList, { status: 0 }, { token })).list;
    expect(listed).toMatchObject({ id: placed.id, plugin_data: { extra } });
    expect(detail.plugin_data.discount_list).toEqual({
      benefit: { label: '超级会员优惠', value: (placed.benefit_price_fen / 100).toFixed(2) },
    });
  });

  it('lowers the prices of its holder, delivery too', async () => {
    await pay((await place({ vip_card_detail_id: (await periodOf(31)).id })).unionId);
    const { group } = await preview();
    expect(group).toMatchObject({ has_vip_card: true, vip_card_detail: null, express_price: '0.00' });
    expect(fen(group.vip_discount)).toBeGreaterThan(0);
    const placed = await place({});
    expect(placed.benefit_price_fen).toBe(fen(group.vip_discount));
    expect((await union(placed.unionId)).amount_fen).toBe(placed.total_pay_price_fen);
  });

  it('is prolonged at its end by orders that are paid at once', async () => {
    const { id } = await periodOf(31);
    const orders = [await place({ vip_card_detail_id: id }), await place({ vip_card_detail_id: id })];
    await Promise.all(orders.map(({ unionId }) => pay(unionId)));
    expect(await daysHeld()).toBe(62);
  });

  it('comes to nothing with an order that is cancelled unpaid', async () => {
    const { id, num } = await periodOf(31);
    const { id: orderId, unionId } = await place({ vip_card_detail_id: id });
    expect(await leftOf(31)).toBe(num - 1);
    await mall.ask(orderCancel, { id: orderId }, { token });
    expect(await leftOf(31)).toBe(num);
    expect((await pay(unionId)).code).toBe(1);
    expect(await holder()).toBeUndefined();
  });

  it('stays in the payment of an order that is paid later', async () => {
    const { id } = await periodOf(31);
    const placed = await place({ vip_card_detail_id: id });
    const later = await mall.ask(orderListPayData, { id: placed.id }, { token });
    expect(later.id).toBe(placed.unionId);
    const price = placed.total_pay_price_fen - 100;
    await mall.database.db
      .updateTable('orders')
      .set({ total_pay_price_fen: price, total_price_fen: price, back_price_fen: 100 })
      .where('id', '=', placed.id)
      .execute();
    const changed = await mall.ask(orderListPayData, { id: placed.id }, { token });
    expect(changed.id).not.toBe(placed.unionId);
    expect((await union(changed.id)).amount_fen).toBe(price + 990);
    await pay(changed.id);
    expect(await daysHeld()).toBe(31);
  });

  it('is kept when its order is cancelled by the shop, which pays back the order alone', async () => {
    const { id } = await periodOf(31);
    const placed = await place({ vip_card_detail_id: id });
    await pay(placed.unionId);
    const before = (await userOf(mall, SHOPPER)).balance_fen;
    await mall.database.db
      .transaction()
      .execute((trx) => forceCancel(trx, { orderId: placed.id, now: new Date(), plugins: PLUGINS }));
    expect((await userOf(mall, SHOPPER)).balance_fen).toBe(before + placed.total_pay_price_fen);
    expect(await daysHeld()).toBe(31);
  });

  it('is sold to one of two shoppers who want the last piece at once', async () => {
    const { db } = mall.database;
    const { id } = await periodOf(366);
    await db.updateTable('vip_card_periods').set({ stock: 1 }).where('id', '=', id).execute();
    const pickUp = { vip_card_detail_id: id, send_type: 'offline', store_id: 1 };
    const contact = { name: '林小满', mobile: '13800000001' };
    const tokens = [token, await mall.tokenOf(4)];
    const outcomes = await Promise.all(
      tokens.map(async (who) => order(mall, who, { ...(await form(pickUp)), address: contact })),
    );
    expect(outcomes.map(({ msg }) => msg).sort()).toEqual(['', '年卡已售罄']);
    expect(await leftOf(366)).toBe(0);
    await db.updateTable('vip_card_periods').set({ stock: 1000 }).where('id', '=', id).execute();
  });

  it('makes another order of the same goods, not the one that was placed without it', async () => {
    const plain = await form();
    const [group] = plain.list;
    if (group === undefined) throw new Error('No group.');
    const { id } = await periodOf(31);
    const first = await order(mall, token, plain);
    const other = await order(mall, token, { ...plain, list: [{ ...group, vip_card_detail_id: id }] });
    const again = await order(mall, token, { ...plain, list: [{ ...group, vip_card_detail_id: id }] });
    expect(other.unionId).not.toBe(first.unionId);
    expect(again.unionId).toBe(other.unionId);
  });

  it('is bought by a submission that a crash left behind', async () => {
    const { db } = mall.database;
    const { id } = await periodOf(31);
    const left = await db
      .insertInto('order_submissions')
      .values({
        token: 'left-with-card',
        user_id: SHOPPER,
        form_digest: 'left-with-card',
        form_data: JSON.stringify(await form({ vip_card_detail_id: id })),
        error: null,
        payment_union_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const working = { plugins: PLUGINS, now: new Date() };
    await Promise.all([workSubmission(db, left.id, working), workSubmission(db, left.id, working)]);
    const bought = await db
      .selectFrom('vip_card_purchases')
      .innerJoin('orders', 'orders.id', 'vip_card_purchases.order_id')
      .select('price_fen')
      .where('submission_id', '=', left.id)
      .execute();
    expect(bought).toEqual([{ price_fen: 990 }]);
  });

  it('is not paid for on delivery', async () => {
    const keysOf = async (id: number) =>
      (await mall.ask(paymentGetPayments, { id }, { token })).list.map(({ key }) => key);
    await setOption(mall, 'payment_type', ['online_pay', 'balance', 'huodao']);
    expect(await keysOf((await place({})).unionId)).toContain('huodao');
    const withCard = await keysOf((await place({ vip_card_detail_id: (await periodOf(31)).id })).unionId);
    expect(withCard).toContain('balance');
    expect(withCard).not.toContain('huodao');
  });

  it('does nothing where the mall may not use it; switched off it is not sold, and who has one keeps it (CFG-10)', async () => {
    const { id } = await periodOf(31);
    await pay((await place({ vip_card_detail_id: id })).unionId);
    await setOption(mall, 'permissions', ['coupon']);
    expect((await preview()).group).toMatchObject({ has_vip_card: false });
    const refused = await mall.call(
      orderPreview,
      { form_data: await form({ vip_card_detail_id: id }) },
      { token },
    );
    expect(refused.msg).toBe('该会员卡不存在');
    await mall.database.db.deleteFrom('mall_options').where('key', '=', 'permissions').execute();
    const setting = await mall.database.db
      .selectFrom('mall_options')
      .select('value')
      .where('key', '=', 'vip_card')
      .executeTakeFirstOrThrow();
    await setOption(mall, 'vip_card', { is_vip_card: 0 });
    expect((await mall.call(vipCardCard, {})).data ?? null).toBeNull();
    expect(fen((await preview()).group.vip_discount)).toBeGreaterThan(0);
    await mall.database.db.deleteFrom('vip_card_holders').execute();
    expect((await preview()).group).toMatchObject({ has_vip_card: false });
    await setOption(mall, 'vip_card', setting.value);
  });
});
