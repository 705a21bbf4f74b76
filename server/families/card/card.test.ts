// Proves on both databases a card's way: given with a paid order, shown, redeemed, given to a friend, voided.
import { PLUGINS } from '~/server/app/load-plugins';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  cardCardClerk,
  cardCardQrcode,
  cardClerkHistory,
  cardGive,
  cardGivePoster,
  cardReceive,
  cardUserCard,
  cardUserCardDetail,
} from '~/schemas/api/card.gen';
import { defaultQrCodeParameter } from '~/schemas/api/default.gen';
import { goodsDetail } from '~/schemas/api/goods.gen';
import { orderPayResult } from '~/schemas/api/order.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { parseAddress } from '~/domain/links';
import { readShareQuery } from '~/domain/share-link';
import { announceUndone } from '~/server/families/order/listeners';
import { CARD_TERMS as TERMS, insertCard } from '~/tests/server/card-holders';
import { createAdministrator } from '~/tests/server/role-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { payOne } from '~/tests/server/money/checkout-helpers';
import { voidCards } from './line-cards';

const SHOPPER = 1;
const FRIEND = 2;
const KEEPER = 3;
const OTHER = 4;
const DAY_MS = 86_400_000;

let mall: Mall;
let token: string;
let friend: string;
let keeper: string;

const newCard = (changes: object = {}) => insertCard(mall, changes);

let nth = 0;

/** A card in the shopper's hands, without an order. */
async function hold(changes: object = {}): Promise<{ id: number; giveToken: string }> {
  nth += 1;
  const giveToken = `test-${nth}-${Math.random().toString(36).slice(2)}`;
  const { id } = await mall.database.db
    .insertInto('user_cards')
    .values({
      user_id: SHOPPER,
      card_id: await newCard(),
      name: TERMS.name,
      number: 3,
      is_allow_send: true,
      start_at: new Date(Date.now() - DAY_MS),
      end_at: new Date(Date.now() + DAY_MS),
      give_token: giveToken,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, giveToken };
}

const detailOf = async (cardId: number, by = token) =>
  (await mall.ask(cardUserCardDetail, { cardId }, { token: by })).card;

const idsOf = async (status: 1 | 2 | 3, by = token) =>
  (await mall.ask(cardUserCard, { status, limit: 50 }, { token: by })).list.map(({ id }) => id);

/** The scene behind the card's code, as a clerk's phone learns it. */
async function scan(cardId: number, by = keeper) {
  const { code = '' } = await mall.ask(cardCardQrcode, { cardId }, { token });
  const { detail } = await mall.ask(defaultQrCodeParameter, { token: code }, { token: by });
  return { code, path: detail?.path, codeId: detail?.id ?? 0, data: detail?.data };
}

const redeem = (
  cardId: number,
  codeId: number,
  { times = 1, by = keeper, nonce }: { times?: number; by?: string; nonce?: string } = {},
) =>
  mall.call(
    cardCardClerk,
    { cardId, use_number: times, qr_code_id: codeId, ...(nonce === undefined ? {} : { nonce }) },
    { token: by },
  );

describeOnBothDatabases('api/card', (open) => {
  beforeEach(async () => {
    mall = openMall(await open());
    // The seeded shop manager is an administrator too; here he is a clerk only.
    await mall.database.db.updateTable('users').set({ is_admin: false }).where('id', '=', KEEPER).execute();
    [token, friend, keeper] = [
      await mall.tokenOf(SHOPPER),
      await mall.tokenOf(FRIEND),
      await mall.tokenOf(KEEPER),
    ];
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('comes with a paid order, once a piece, and is voided with what is undone of it', async () => {
    const { db } = mall.database;
    const before = await idsOf(1);
    const cardId = await newCard({ total_count: 3 });
    const first = await payOne(mall, { token });
    const goods = await db
      .selectFrom('order_lines')
      .select('goods_id')
      .where('order_id', '=', first.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('goods_cards')
      .values({ goods_id: goods.goods_id, card_id: cardId, num: 2 })
      .execute();
    const { goods: shown } = await mall.ask(goodsDetail, { id: goods.goods_id });
    expect(shown.goods_marketing_award.card).toMatchObject({
      title: '测试卡x2',
      list: [{ card_id: cardId, number: 2 }],
    });
    const paid = await payOne(mall, { token });
    const union = await db
      .selectFrom('payment_union_orders')
      .select('payment_union_id as id')
      .where('kind', '=', 'order')
      .where('source_id', '=', paid.id)
      .executeTakeFirstOrThrow();
    const given = await mall.ask(orderPayResult, { payment_order_union_id: union.id }, { token });
    expect(given.card_list.map(({ name }) => name)).toEqual(['测试卡', '测试卡']);
    expect((await idsOf(1)).length).toBe(before.length + 2);
    const info = await mall.ask(userUserInfo, {}, { token });
    const usable = await idsOf(1);
    expect(Number(info.card)).toBeLessThanOrEqual(usable.length);
    const line = await db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', paid.id)
      .executeTakeFirstOrThrow();
    // One is left of three: the order of two gets one.
    const last = await payOne(mall, { token });
    expect(await idsOf(1)).toHaveLength(before.length + 3);
    await db.transaction().execute((trx) => voidCards(trx, [line.id]));
    expect(await idsOf(1)).toHaveLength(before.length + 1);
    const [one] = given.card_list;
    expect((await redeem(one?.id ?? 0, -1)).msg).toBe('卡券已失效');
    const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', last.id).execute();
    const undone = lines.map(({ id, goods_id, num }) => ({
      lineId: id,
      goodsId: goods_id,
      amountFen: 0,
      num,
      isWhole: true,
    }));
    const order = { orderId: last.id, orderNo: '', userId: SHOPPER, refundId: null, now: new Date() };
    const cancelled = { ...order, cause: 'cancelled' as const, lines: undone, isWhole: true };
    await db.transaction().execute((trx) => announceUndone(trx, { plugins: PLUGINS, undone: [cancelled] }));
    expect(await idsOf(1)).toEqual(before);
  });

  it('is listed by its state, and shown to nobody but its holder and clerks', async () => {
    const unused = await hold();
    const used = await hold({ use_number: 3, is_use: true });
    const expired = await hold({ start_at: new Date(0), end_at: new Date(1000) });
    expect(await idsOf(1)).toContain(unused.id);
    expect(await idsOf(2)).toContain(used.id);
    expect(await idsOf(3)).toContain(expired.id);
    expect(await detailOf(unused.id)).toMatchObject({
      card_name: '测试卡',
      status: 1,
      is_may_use: 1,
      surplus_number: 3,
      give_token: unused.giveToken,
    });
    expect(await detailOf(unused.id, keeper)).toMatchObject({ card_name: '测试卡', give_token: '' });
    for (const route of ['card/user-card-detail', 'card/card-qrcode', 'card/give-poster'])
      expect(await mall.callRaw(`api/${route}`, { cardId: unused.id }, { token: friend })).toMatchObject({
        code: 1,
        msg: '卡券不存在，无效的信息',
      });
    const history = { user_card_id: used.id };
    expect((await mall.call(cardClerkHistory, history, { token: friend })).code).toBe(1);
    expect((await mall.call(cardClerkHistory, {}, { token })).msg).toBe('请传入user_card_id');
  });

  it('is redeemed in parts by its codes, each code once (PRD-09)', async () => {
    const { id } = await hold();
    const first = await scan(id);
    expect(first).toMatchObject({ path: 'pages/card/clerk/clerk', data: { cardId: id } });
    expect((await scan(id)).code).toBe(first.code);
    expect(await redeem(id, first.codeId, { times: 2 })).toEqual({
      code: 0,
      msg: '核销成功(剩余1次)',
      data: { is_clerk: 1, surplus_number: 1 },
    });
    expect((await redeem(id, first.codeId)).msg).toBe('核销码已失效');
    const spent = { cardId: id, qr_code_id: first.codeId };
    expect((await mall.ask(cardUserCardDetail, spent, { token: keeper })).card.clerk_number).toBe(2);
    const second = await scan(id);
    expect(second.code).not.toBe(first.code);
    expect((await redeem(id, second.codeId, { times: 2 })).msg).toBe('卡券可核销次数不足(剩余:1次)');
    expect((await redeem(id, second.codeId, { times: 0 })).msg).toBe('请输入核销次数');
    expect((await redeem(id, second.codeId)).msg).toBe('核销成功');
    expect(await detailOf(id)).toMatchObject({ status: 2, surplus_number: 0, is_show_history: 1 });
    const { list, pagination } = await mall.ask(cardClerkHistory, { user_card_id: id }, { token });
    expect(list.map(({ use_number, surplus_number }) => [use_number, surplus_number])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(list[0]).toMatchObject({ clerk_user: '掌柜老周', store_name: expect.stringContaining('店') });
    expect(pagination.total_count).toBe(2);
    expect((await mall.call(cardCardQrcode, { cardId: id }, { token })).msg).toBe('卡券已核销');
  });

  it('is redeemed by many clerks at once never more often than it can be', async () => {
    const { id } = await hold({ number: 2 });
    const by = await mall.tokenOf(await createAdministrator(mall.database.db));
    const answers = await Promise.all([1, 2, 3, 4].map(() => redeem(id, -1, { by })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    const code = await scan((await hold()).id);
    const twice = await Promise.all([1, 2].map(() => redeem(Number(code.data?.['cardId']), code.codeId)));
    expect(twice.map(({ msg }) => msg).sort()).toEqual(['核销成功(剩余2次)', '核销码已失效']);
  });

  it('is redeemed by a clerk who scanned its code only, not by its number', async () => {
    const { id } = await hold();
    const { code = '' } = await mall.ask(cardCardQrcode, { cardId: id }, { token });
    const scene = await mall.database.db
      .selectFrom('card_codes')
      .select('scene_id')
      .where('user_card_id', '=', id)
      .executeTakeFirstOrThrow();
    for (const codeId of [-1, 0, scene.scene_id]) expect((await redeem(id, codeId)).code).toBe(1);
    await mall.ask(defaultQrCodeParameter, { token: code }, { token: friend });
    expect((await redeem(id, scene.scene_id)).msg).toBe('核销码已失效');
    await mall.ask(defaultQrCodeParameter, { token: code }, { token: keeper });
    expect((await redeem(id, scene.scene_id)).code).toBe(0);
  });

  it('does the same act sent again once', async () => {
    const { id } = await hold();
    const by = await mall.tokenOf(await createAdministrator(mall.database.db));
    const acts = await Promise.all([1, 2].map(() => redeem(id, -1, { nonce: 'tap-1', by })));
    expect(acts.map(({ data }) => data.surplus_number)).toEqual([2, 2]);
    const other = await redeem(id, (await scan(id)).codeId, { nonce: 'tap-1' });
    expect(other).toMatchObject({ code: 1, msg: '核销请求无效，请重新核销' });
    expect(await detailOf(id)).toMatchObject({ surplus_number: 2 });
  });

  it('is not redeemed with another card’s code, by a shopper, too early, too late, or in a refund', async () => {
    const { id } = await hold();
    const code = await scan((await hold()).id);
    expect((await redeem(id, code.codeId)).msg).toBe('核销码已失效');
    expect((await redeem(id, -1, { by: friend })).msg).toBe('没有核销权限，禁止核销');
    const early = await hold({ start_at: new Date(Date.now() + DAY_MS / 2) });
    expect((await redeem(early.id, -1)).msg).toBe('卡券未到有效期，无法核销');
    const late = await hold({ start_at: new Date(0), end_at: new Date(1000) });
    expect((await redeem(late.id, -1)).msg).toBe('卡券已过期');
    const order = await payOne(mall, { token });
    const asked = await hold({ order_id: order.id });
    const { db } = mall.database;
    await db.updateTable('orders').set({ cancel_status: 2 }).where('id', '=', order.id).execute();
    expect((await redeem(asked.id, -1)).msg).toBe('订单申请退款中');
    expect(await detailOf(asked.id)).toMatchObject({ is_may_use: 0, cancel_status: 2 });
    const take = { cardId: asked.id, token: asked.giveToken };
    expect((await mall.call(cardReceive, take, { token: friend })).msg).toBe(
      '卡券所属订单发生退款行为，暂时不能领取',
    );
  });

  it('shows a friend what is offered, and one of many takes what is left of it', async () => {
    const { id, giveToken } = await hold({ use_number: 1 });
    const take = { cardId: id, token: giveToken };
    const offered = { type: 'give', status: 1, name: '测试卡', reset_number: 2, receive_id: 0 };
    // A guest sees the card by its link too, and by nothing else.
    for (const by of [friend, ''])
      expect(await mall.ask(cardGive, take, { token: by })).toMatchObject(offered);
    expect((await mall.call(cardGive, { cardId: id })).code).toBe(1);
    expect(await mall.ask(cardGive, { cardId: id }, { token })).toMatchObject({ type: 'detail', id });
    const unknown = { code: 1, msg: '卡券不存在，无效的信息' };
    for (const wrong of ['', 'guess'])
      for (const endpoint of [cardGive, cardReceive])
        expect(await mall.call(endpoint, { cardId: id, token: wrong }, { token: friend })).toEqual(unknown);
    expect((await mall.call(cardReceive, take, { token })).msg).toBe('自己无法领取自己转赠的卡券');
    const takers = [friend, await mall.tokenOf(OTHER), await mall.tokenOf(OTHER + 1)];
    const answers = await Promise.all(takers.map((by) => mall.call(cardReceive, take, { token: by })));
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['卡券已被领取', '卡券已被领取', '领取成功']);
    const taker = takers[answers.findIndex(({ code }) => code === 0)] ?? '';
    const loser = takers.find((by) => by !== taker) ?? '';
    expect(await mall.ask(cardGive, take, { token: taker })).toMatchObject({ status: 2 });
    expect(await mall.ask(cardGive, take, { token: loser })).toMatchObject({ status: 3, receive_id: 0 });
    const [taken = 0] = await idsOf(1, taker);
    expect(await detailOf(taken, taker)).toMatchObject({ number: 2, surplus_number: 2, parent_card_id: id });
    expect(await detailOf(id)).toMatchObject({ status: 0, is_may_use: 0 });
    expect((await detailOf(id)).receive_user_name).not.toBe('');
    expect(
      await Promise.all(([1, 2, 3] as const).map(async (tab) => (await idsOf(tab)).includes(id))),
    ).toEqual([false, true, false]);
    expect((await redeem(id, -1)).msg).toBe('卡券已转赠');
    expect((await mall.call(cardCardQrcode, { cardId: id }, { token })).msg).toBe(
      '卡券已转赠，无法生成核销码',
    );
  });

  it('is voided for the friend too who took it, and cannot be offered where it may not', async () => {
    const order = await payOne(mall, { token });
    const line = await mall.database.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const { id, giveToken } = await hold({ order_id: order.id, order_line_id: line.id, piece: 1 });
    await mall.ask(cardReceive, { cardId: id, token: giveToken }, { token: friend });
    const [taken = 0] = await idsOf(1, friend);
    // He learns nothing of who ordered.
    expect(await detailOf(taken, friend)).toMatchObject({ name: '', mobile: '' });
    await mall.database.db.transaction().execute((trx) => voidCards(trx, [line.id]));
    expect(await idsOf(1, friend)).not.toContain(taken);
    expect((await redeem(taken, -1)).msg).toBe('卡券已失效');
    const ownCard = await hold({ is_allow_send: false });
    expect((await mall.call(cardGivePoster, { cardId: ownCard.id }, { token })).msg).toBe('卡券已失效');
    const take = { cardId: ownCard.id, token: ownCard.giveToken };
    expect((await mall.call(cardReceive, take, { token: friend })).msg).toBe('卡券已失效');
  });

  it('has a poster whose code opens its landing page with the proof of the offer', async () => {
    const { id, giveToken } = await hold();
    const poster = await mall.ask(cardGivePoster, { cardId: id }, { token });
    expect(poster).toMatchObject({ name: '测试卡', reset_number: 3 });
    const { query } = parseAddress(new URL(poster.share_url).hash);
    expect(readShareQuery(query)).toMatchObject({
      path: '/pages/card/give/give',
      params: { id: String(id), user_id: String(SHOPPER), token: giveToken },
      userId: SHOPPER,
    });
  });
});
