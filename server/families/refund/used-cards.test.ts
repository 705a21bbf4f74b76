// Proves on both databases what a card that was redeemed does to the after-sales and the cancelling of its order.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textFromFen } from '~/domain/money';
import { adminOrderForceCancel } from '~/schemas/api/admin-order.gen';
import { cardCardClerk, cardClerkHistory, cardReceive, cardUserCardDetail } from '~/schemas/api/card.gen';
import { orderCancel } from '~/schemas/api/order.gen';
import { refundSend, refundToReturn } from '~/schemas/api/refund.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { plainGoods, reload, userOf } from '~/tests/server/money/checkout-helpers';
import {
  addAddress,
  answer,
  askRefund,
  buy,
  BUYER,
  linesOf,
  MANAGER,
  refundsOf,
  sendAll,
} from '~/tests/server/money/refund-helpers';
import { jobRunnerOver } from '~/tests/server/rounds-helpers';
import { auditLedger } from '../../payments/audit';

const FRIEND = 2;
const DAY_MS = 86_400_000;
const NO_RETURN = { code: 1, msg: '商品赠送的卡券已使用,该商品无法申请退货' };

let mall: Mall;
let token: string;
let admin: string;

/** A paid order of two lines, of which the first gives a card of three uses a piece. */
async function bought() {
  const { db } = mall.database;
  const { id: card_id } = await db
    .insertInto('cards')
    .values({
      name: '下午茶',
      description: '',
      expire_type: 1,
      expire_day: 30,
      number: 3,
      total_count: 5,
      is_allow_send: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { goodsId: goods_id } = await plainGoods(mall, 0);
  await db.insertInto('goods_cards').values({ goods_id, card_id, num: 1 }).execute();
  const one = await buy(mall, { token, way: 'balance', nums: [2, 1] });
  const lines = await linesOf(mall, one.id);
  const [line, other] = lines;
  if (line === undefined || other === undefined) throw new Error('no lines');
  const cards = await db
    .selectFrom('user_cards')
    .select(['id', 'give_token'])
    .where('order_line_id', '=', line.id)
    .orderBy('id')
    .execute();
  const [first, second] = cards;
  if (first === undefined || second === undefined) throw new Error('no cards');
  return { ...one, line, other, first, second, card_id };
}

/** What is left of a card to be given. */
const leftOf = async (cardId: number): Promise<number> =>
  (
    await mall.database.db
      .selectFrom('cards')
      .select('total_count')
      .where('id', '=', cardId)
      .executeTakeFirstOrThrow()
  ).total_count;

const redeem = (cardId: number) =>
  mall.call(cardCardClerk, { cardId, use_number: 1, qr_code_id: -1 }, { token: admin });
const surplusOf = async (cardId: number) =>
  (await mall.ask(cardUserCardDetail, { cardId }, { token })).card.surplus_number;
const ask = (lineId: number, type: 1 | 2 | 3 = 3) =>
  askRefund(mall, { id: lineId, type, refund_price: type === 2 ? '0' : '1.00' }, token);
const balance = async () => (await userOf(mall, BUYER)).balance_fen;

describeOnBothDatabases('an order with a card that was redeemed', (open) => {
  beforeEach(async () => {
    mall = openMall(await open());
    [token, admin] = [await mall.tokenOf(BUYER), await mall.tokenOf(MANAGER)];
  });
  afterEach(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('is not cancelled, and its line neither returned nor paid back, but exchanged; other lines are', async () => {
    const one = await bought();
    await redeem(one.first.id);
    const cancel = { id: one.id, cause: '不想要了', remark: '', mobile: '13800000001' };
    expect(await mall.call(orderCancel, cancel, { token })).toEqual({
      code: 1,
      msg: '订单赠送的卡券已使用,该订单无法取消',
    });
    await sendAll(mall, one.id, admin);
    for (const type of [1, 3] as const) expect(await ask(one.line.id, type)).toEqual(NO_RETURN);
    expect(await refundsOf(mall, one.id)).toEqual([]);
    expect((await ask(one.other.id)).code).toBe(0);
    await mall.callRaw('api/order/confirm', { id: one.id }, { method: 'POST', token });
    expect((await ask(one.line.id, 2)).code).toBe(0);
  });

  it('does not have a late exchange of its line turned into a return', async () => {
    const one = await bought();
    await redeem(one.first.id);
    await sendAll(mall, one.id, admin);
    await mall.callRaw('api/order/confirm', { id: one.id }, { method: 'POST', token });
    await ask(one.line.id, 2);
    const [{ id } = { id: 0 }] = await refundsOf(mall, one.id);
    const address_id = await addAddress(mall, admin);
    await answer(mall, { id, type: 2, is_agree: 1, address_id }, admin);
    await mall.ask(refundSend, { id, express: '顺丰速运', express_no: 'SF1' }, { token });
    const long = new Date(Date.now() - 30 * DAY_MS);
    await mall.database.db.updateTable('order_refunds').set({ send_at: long }).where('id', '=', id).execute();
    expect(await mall.call(refundToReturn, { id }, { token })).toMatchObject(NO_RETURN);
  });

  it('is treated alike where a friend took the card and used it', async () => {
    const one = await bought();
    const friend = await mall.tokenOf(FRIEND);
    const take = { cardId: one.first.id, token: one.first.give_token };
    await mall.ask(cardReceive, take, { token: friend });
    const { id } = await mall.database.db
      .selectFrom('user_cards')
      .select('id')
      .where('parent_card_id', '=', one.first.id)
      .executeTakeFirstOrThrow();
    expect((await redeem(id)).code).toBe(0);
    await sendAll(mall, one.id, admin);
    expect(await ask(one.line.id)).toEqual(NO_RETURN);
  });

  it('is cancelled by force: all money once, no use of any card left, its history kept', async () => {
    const one = await bought();
    await redeem(one.first.id);
    const before = await balance();
    const force = { order_id: one.id, status: 1 as const, remark: '' };
    const answers = await Promise.all(
      [1, 2].map(() => mall.call(adminOrderForceCancel, force, { token: admin })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect((await balance()) - before).toBe(one.total_pay_price_fen);
    expect(await reload(mall, one.id)).toMatchObject({ cancel_status: 1 });
    for (const { id } of [one.first, one.second]) expect((await redeem(id)).msg).toBe('卡券已失效');
    const history = { user_card_id: one.first.id };
    const { list } = await mall.ask(cardClerkHistory, history, { token });
    expect(list.map(({ use_number }) => use_number)).toEqual([1]);
  });

  it('gives the unused cards back to their stock, also one that a friend took, but none that was used', async () => {
    const one = await bought();
    expect(await leftOf(one.card_id)).toBe(3);
    const take = { cardId: one.second.id, token: one.second.give_token };
    await mall.ask(cardReceive, take, { token: await mall.tokenOf(FRIEND) });
    await redeem(one.first.id);
    await mall.ask(adminOrderForceCancel, { order_id: one.id, status: 1 }, { token: admin });
    expect(await leftOf(one.card_id)).toBe(4);
  });

  it('is decided by the shop alone when the card was used while its after-sale was asked for', async () => {
    const one = await bought();
    await sendAll(mall, one.id, admin);
    const whole = textFromFen(one.line.total_price_fen);
    await askRefund(mall, { id: one.line.id, type: 3, refund_price: whole }, token);
    expect((await redeem(one.first.id)).msg).toBe('订单申请退款中');
    expect(await surplusOf(one.first.id)).toBe(3);
    // Redeeming is refused by now; written as the guard of the timers would find it.
    await mall.database.db
      .updateTable('user_cards')
      .set({ use_number: 1 })
      .where('id', '=', one.first.id)
      .execute();
    const runner = jobRunnerOver(mall.database.db, (error) => mall.failures.push(error));
    await runner.run(new Date(Date.now() + 30 * DAY_MS));
    const [refund] = await refundsOf(mall, one.id);
    expect(refund).toMatchObject({ status: 1, is_refund: false, auto_at: null });
    const before = await balance();
    const agree = { id: refund?.id ?? 0, type: 3 as const, is_agree: 1 as const };
    await answer(mall, agree, admin);
    expect((await answer(mall, agree, admin)).code).toBe(0);
    expect((await balance()) - before).toBe(one.line.total_price_fen);
    expect((await redeem(one.first.id)).msg).toBe('卡券已失效');
    expect((await redeem(one.second.id)).msg).toBe('卡券已失效');
  });
});
