// Proves the parcels of an order and their tracking: shapes, states, ownership.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expressDetail, expressOrderExpressList } from '~/schemas/api/express.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';

const OWNER = 1;
const STRANGER = 2;

describeOnBothDatabases('delivery of orders', (open) => {
  let mall: Mall;
  let token: string;
  let parcel: { id: number; order_id: number; express: string; express_no: string };
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(OWNER);
    parcel = await mall.database.db
      .selectFrom('order_expresses')
      .innerJoin('orders', 'orders.id', 'order_expresses.order_id')
      .select(['order_expresses.id', 'order_id', 'express', 'express_no'])
      .where('user_id', '=', OWNER)
      .where('is_confirm', '=', false)
      .executeTakeFirstOrThrow();
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const track = (changes: object = {}, by = token) => {
    const { express, express_no } = parcel;
    return mall.call(expressDetail, { express, express_no, ...changes }, { token: by });
  };
  const say = (...texts: string[]) => {
    const traces = texts.map((text, hour) => ({
      time: new Date(Date.UTC(2026, 10, 20, hour)).toISOString(),
      text,
    }));
    return mall.database.db
      .updateTable('order_expresses')
      .set({ traces: JSON.stringify(traces) })
      .where('id', '=', parcel.id)
      .execute();
  };

  it('lists the parcels of an order in the recorded shape, with the pieces in each', async () => {
    const answer = await mall.ask(expressOrderExpressList, { order_id: parcel.order_id }, { token });
    expect(differences(recorded('express-order-express-list'), answer)).toEqual([]);
    const [first] = answer.order.detailExpress;
    const lines = await mall.database.db
      .selectFrom('order_lines')
      .select(['id', 'num'])
      .where('order_id', '=', parcel.order_id)
      .orderBy('id')
      .execute();
    expect(first).toMatchObject({ id: parcel.id, express_no: parcel.express_no });
    expect(first?.expressRelation.map(({ orderDetail }) => orderDetail.id)).toEqual(
      lines.map(({ id }) => id),
    );
    expect(first?.goods_num).toBe(lines.reduce((sum, { num }) => sum + num, 0));
  });

  it('shows an order without parcels, and several in the order of sending', async () => {
    const { db } = mall.database;
    const unsent = await db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', OWNER)
      .where('is_send', '=', false)
      .executeTakeFirstOrThrow();
    const none = await mall.ask(expressOrderExpressList, { order_id: unsent.id }, { token });
    expect(none.order.detailExpress).toEqual([]);
    await db
      .insertInto('order_expresses')
      .values({ order_id: parcel.order_id, send_type: 2, express_content: '门店自送' })
      .execute();
    const { order } = await mall.ask(expressOrderExpressList, { order_id: parcel.order_id }, { token });
    const sent = order.detailExpress.map(({ send_type, goods_num }) => [send_type, goods_num > 0]);
    expect(sent).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('returns the tracking of a parcel, the newest event first', async () => {
    await say('商家已发货，顺丰速运已揽收', '快件已装车', '正在派送');
    const { code, data } = await track();
    expect([code, data.express?.status_text]).toEqual([0, '派件中']);
    expect(data.express?.list.map(({ datetime, desc }) => [datetime, desc])).toEqual([
      ['2026-11-20 10:00:00', '正在派送'],
      ['2026-11-20 09:00:00', '快件已装车'],
      ['2026-11-20 08:00:00', '商家已发货，顺丰速运已揽收'],
    ]);
  });

  it.each([
    ['顺丰速运已揽收', 1, '已揽件'],
    ['快件已发出', 2, '已发出'],
    ['快件到达【杭州转运中心】', 3, '在途中'],
    ['正在派件，请保持电话畅通', 4, '派件中'],
    ['已签收，签收人：前台', 5, '已签收'],
    ['包裹已自取', 6, '已自取'],
    ['收件人拒收', 7, '问题件'],
    ['快件退回途中', 8, '已退回'],
    ['退回件已签收', 9, '已退签'],
  ] as const)('reads %s as state %i', async (words, status, text) => {
    await say(words);
    expect((await track()).data.express).toMatchObject({ status, status_text: text });
  });

  it('shows a parcel as delivered once the shopper confirmed receipt', async () => {
    await say('正在派送');
    await mall.database.db
      .updateTable('orders')
      .set({ is_confirm: true, confirm_at: new Date() })
      .where('id', '=', parcel.order_id)
      .execute();
    expect((await track()).data.express?.status).toBe(5);
  });

  it('returns 暂无物流信息 where nothing is known, in the recorded shape', async () => {
    await say();
    const answer = await track();
    expect([answer.code, answer.msg, answer.data.express]).toEqual([0, '暂无物流信息', null]);
    expect(differences(recorded('order-express-detail'), answer.data)).toEqual([]);
    expect((await track({ express_no: 'unknown' })).data.express).toBeNull();
  });

  it('shows neither to another shopper nor to a guest (NS-07)', async () => {
    const stranger = await mall.tokenOf(STRANGER);
    const list = await mall.call(expressOrderExpressList, { order_id: parcel.order_id }, { token: stranger });
    expect(list).toEqual({ code: 1, msg: '订单不存在' });
    expect((await track({}, stranger)).data.express).toBeNull();
    expect((await track({}, '')).code).toBe(-1);
    expect((await mall.call(expressOrderExpressList, { order_id: parcel.order_id })).code).toBe(-1);
  });
});
