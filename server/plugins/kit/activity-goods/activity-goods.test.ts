// Proves over both databases that what a plugin sells is sold by it alone, and its hydrated blocks.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodsDetail } from '~/schemas/api/goods.gen';
import { goodsOfPlugin } from '~/tests/server/activity-helpers';
import { laddersOf } from '~/server/plugins/pintuan/read-ladders';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { dataOf, deliveredBlocks } from '~/tests/server/page-helpers';

interface PintuanData {
  list: { id: number; people_num: number; price_content: string; page_url: string }[];
}

describeOnBothDatabases('goods of an activity', (open) => {
  let mall: Mall;
  let goodsIds: number[] = [];
  beforeAll(async () => {
    mall = openMall(await open());
    goodsIds = await goodsOfPlugin(mall, 'pintuan');
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const block = (ids: readonly unknown[]) => ({
    id: 'pintuan',
    permission_key: 'pintuan',
    data: { list: ids.map((id) => ({ id, name: 'old' })) },
  });
  const show = async (ids: readonly unknown[]) => {
    return dataOf(await deliveredBlocks(mall, [block(ids)]), 'pintuan') as PintuanData;
  };

  it('are delivered in the stored order with the price of the first ladder', async () => {
    const [first = 0, second = 0] = goodsIds;
    const { list } = await show([second, String(first), 999_999, 1]);
    expect(list.map(({ id }) => id)).toEqual([second, first]);
    expect(list[1]).toMatchObject({
      people_num: 3,
      price_content: '￥99.00',
      page_url: `/plugins/pt/goods/goods?goods_id=${first}`,
    });
  });

  it('cost what the cheapest specification of the first ladder does, and none is sold without ladders', async () => {
    const { db } = mall.database;
    const [first = 0] = goodsIds;
    const ladders = await laddersOf(db, [first]);
    const ladderId = ladders[0]?.ladder_goods_id ?? 0;
    const skus = await db
      .selectFrom('skus')
      .select('id')
      .where('goods_id', '=', ladderId)
      .orderBy('id')
      .execute();
    for (const [at, { id }] of skus.entries())
      await db
        .updateTable('skus')
        .set({ price_fen: 5000 - at })
        .where('id', '=', id)
        .execute();
    const least = 5000 - skus.length + 1;
    expect((await show([first])).list).toMatchObject([{ price_content: `￥${(least / 100).toFixed(2)}` }]);
    await db.deleteFrom('pintuan_ladders').where('goods_id', '=', first).execute();
    expect((await show([first])).list).toEqual([]);
    await db.insertInto('pintuan_ladders').values(ladders).execute();
  });

  it('leave the block once their activity is over or switched off', async () => {
    const { db } = mall.database;
    await db.updateTable('activities').set({ is_enabled: false }).where('plugin', '=', 'pintuan').execute();
    expect((await show(goodsIds)).list).toEqual([]);
    await db
      .updateTable('activities')
      .set({ is_enabled: true, begin_at: null, end_at: new Date(Date.now() - 1000) })
      .where('plugin', '=', 'pintuan')
      .execute();
    expect((await show(goodsIds)).list).toEqual([]);
  });

  it('are no goods of the mall: without a detail, a cart or a checkout there', async () => {
    for (const id of goodsIds) {
      await expect(mall.ask(goodsDetail, { id })).rejects.toThrow();
    }
  });
});
