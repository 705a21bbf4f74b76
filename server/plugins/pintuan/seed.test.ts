// Proves that the demo has a group in each state, whose money adds up, and a picture over the list.
import { expect, it } from 'vitest';
import {
  pintuanGroupDetail,
  pintuanIndex,
  pintuanGoodsDetail,
  pintuanGoodsIndex,
} from '~/schemas/api/pintuan.gen';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { runJobs } from '~/tests/server/group-helpers';
import { openMall } from '~/tests/server/mall-helpers';

describeOnBothDatabases('the demo of group buying', (open) => {
  it('has an open group, one that lacks a last person, a full one, one that was filled up, and one that failed', async () => {
    const mall = openMall(await open());
    const { db } = mall.database;
    expect(await auditLedger(db)).toEqual([]);
    const groups = await db.selectFrom('pintuan_orders').select('id').orderBy('id').execute();
    const shown = await Promise.all(
      groups.map(async ({ id }) => (await mall.ask(pintuanGroupDetail, { id })).detail),
    );
    expect(shown.map(({ status, surplus_people: lacks }) => [status, lacks])).toEqual([
      [1, 4],
      [1, 1],
      [2, 0],
      [2, 0],
      [3, 5],
    ]);
    expect(shown[3]?.group_users.map(({ is_robot: isRobot }) => isRobot)).toEqual([0, 1]);
    const orders = await db
      .selectFrom('pintuan_members')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['is_locked', 'is_pay', 'cancel_status'])
      .orderBy('pintuan_members.id')
      .execute();
    expect(orders.map((order) => [order.is_locked, order.cancel_status])).toEqual([
      ...Array.from({ length: 3 }, () => [true, 0]),
      ...Array.from({ length: 3 }, () => [false, 0]),
      [false, 1],
    ]);
    // Nothing is left to do.
    await runJobs(mall, new Date());
    expect((await mall.ask(pintuanGroupDetail, { id: groups[1]?.id ?? 0 })).detail.status).toBe(1);
    const { list } = await mall.ask(pintuanGoodsIndex, {});
    const { pintuan_list: waiting } = await mall.ask(pintuanGoodsDetail, { id: list[0]?.id ?? 0 });
    expect(waiting.map(({ surplus_people: lacks }) => lacks)).toEqual([1, 4]);
    const { banners } = await mall.ask(pintuanIndex, {});
    expect(banners).toMatchObject([{ page_url: list[0]?.page_url }]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });
});
