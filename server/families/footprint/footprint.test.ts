// Proves viewed goods: one row a day, by span, ownership, and the figures of all time.
import { beforeEach, describe, expect, it } from 'vitest';
import { footprintFootprint, footprintFootprintDel, footprintIndex } from '~/schemas/api/footprint.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';
import { recordFootprint } from './record';
import { spanOf } from './span';

const BLANK = 4;
const DAY_MS = 86_400_000;

describe('the span of viewed goods', () => {
  const now = new Date('2026-11-21T17:00:00Z');

  it("is today on the mall's clock, or a named one", () => {
    expect(spanOf({}, now)).toEqual({
      from: new Date('2026-11-21T16:00:00Z'),
      until: new Date('2026-11-22T16:00:00Z'),
    });
    expect(spanOf({ time_type: 2 }, now)).toEqual({
      from: new Date('2026-11-20T16:00:00Z'),
      until: new Date('2026-11-21T16:00:00Z'),
    });
    expect(spanOf({ time_type: 4 }, now).from).toEqual(new Date('2026-10-23T16:00:00Z'));
  });

  it('includes the last second of its end, and refuses invalid times', () => {
    const span = spanOf({ start_time: '2026-11-01 00:00:00', end_time: '2026-11-01 23:59:59' }, now);
    expect(span.until.getTime() - span.from.getTime()).toBe(DAY_MS);
    expect(() => spanOf({ start_time: '2026-02-31' }, now)).toThrow('开始时间格式不正确。');
  });
});

describeOnBothDatabases('api/footprint', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(BLANK);
  });

  const view = async (goodsId: number, daysAgo = 0) => {
    await recordFootprint(mall.database.db, BLANK, goodsId);
    // Times are stored to the millisecond, and the next view must be later.
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (daysAgo === 0) return;
    const viewedAt = new Date(Date.now() - daysAgo * DAY_MS);
    const moved = { viewed_at: viewedAt, viewed_on: viewedAt.toISOString().slice(0, 10) };
    await mall.database.db
      .updateTable('footprints')
      .set(moved)
      .where('user_id', '=', BLANK)
      .where('goods_id', '=', goodsId)
      .execute();
  };

  it('records a goods once a day, the latest first', async () => {
    for (const id of [1, 2, 1]) await view(id);
    const raw = await mall.callRaw('api/footprint/footprint', {}, { token });
    const { list, pagination } = raw as unknown as {
      list: { goods: { goods_id: string; goodsWarehouse: { name: string } }[] }[];
      pagination: { total_count: number };
    };
    expect(list).toHaveLength(1);
    expect(list[0]?.goods.map(({ goods_id }) => goods_id)).toEqual(['1', '2']);
    expect(list[0]?.goods[0]?.goodsWarehouse.name).not.toBe('');
    expect(pagination.total_count).toBe(2);
    // The same row is in a recorded order; fields under other names are the footprint's own.
    const { detail } = recorded('order-detail') as { detail: { detail: { goods: object }[] } };
    expect(
      differences(detail.detail[0]?.goods, list[0]?.goods[0], ['/attr_groups', '/goodsWarehouse/id']),
    ).toEqual([]);
    expect(mall.failures).toEqual([]);
  });

  const daysOf = async (time_type: 1 | 2 | 3 | 4) => {
    const raw = await mall.callRaw(footprintFootprint.route, { time_type }, { token });
    return (raw as unknown as { list: unknown[] }).list.length;
  };

  it('groups by day within the span asked for', async () => {
    await view(1);
    await view(2, 3);
    await view(3, 20);
    expect([await daysOf(1), await daysOf(3), await daysOf(4)]).toEqual([1, 2, 3]);
  });

  it('deletes only a footprint of the shopper', async () => {
    await view(1);
    const { id } = await mall.database.db
      .selectFrom('footprints')
      .select('id')
      .where('user_id', '=', BLANK)
      .executeTakeFirstOrThrow();
    expect((await mall.call(footprintFootprintDel, { id }, { token: await mall.tokenOf(5) })).msg).toBe(
      '该记录不存在',
    );
    expect((await mall.call(footprintFootprintDel, { id }, { token })).msg).toBe('删除成功');
    expect((await mall.call(footprintFootprintDel, { id }, { token })).msg).toBe('该记录不存在');
    expect((await mall.call(footprintFootprintDel, {}, { token })).msg).toBe('ID不能为空');
  });

  it('sums up what a shopper paid, and how many paid less', async () => {
    await mall.database.db.updateTable('orders').set({ user_id: 1 }).where('user_id', '=', BLANK).execute();
    const nothing = await mall.ask(footprintIndex, { type: 'x' }, { token });
    expect(nothing).toMatchObject({ pay_price: '0.00', pay_num: '0', percentage: '0.00', type: 'x' });
    const own = await mall.ask(footprintIndex, {}, { token: await mall.tokenOf(1) });
    const paid = await mall.database.db
      .selectFrom('orders')
      .select(['total_pay_price_fen', 'refunded_fen'])
      .where('user_id', '=', 1)
      .where('is_pay', '=', true)
      .where('cancel_status', '!=', 1)
      .where('deleted_at', 'is', null)
      .execute();
    expect(Math.round(Number(own.pay_price) * 100)).toBe(
      paid.reduce((sum, order) => sum + order.total_pay_price_fen - order.refunded_fen, 0),
    );
    expect(own.pay_num).toBe(String(paid.length));
    expect(Number(own.percentage)).toBeGreaterThan(0);
  });
});
