// Proves api/store over both databases.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeDetail, storeList } from '~/schemas/api/store.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';

describeOnBothDatabases('api/store', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('lists stores as a recorded answer does, the nearest first', async () => {
    const stores = await mall.database.db.selectFrom('stores').selectAll().execute();
    for (const { id, longitude, latitude } of stores) {
      const { list } = await mall.ask(storeList, { longitude, latitude });
      expect(differences(recorded('store-list'), { list })).toEqual([]);
      expect([list.length, list[0]?.id, list[0]?.distance]).toEqual([stores.length, String(id), '0m']);
    }
  });

  it('searches names and addresses and pages', async () => {
    const here = { longitude: 120, latitude: 30 };
    const { list } = await mall.ask(storeList, here);
    const wanted = list[1];
    expect((await mall.ask(storeList, { ...here, keyword: wanted?.name })).list).toEqual([wanted]);
    expect((await mall.ask(storeList, { ...here, page: 2, limit: 1 })).list).toEqual([wanted]);
    expect((await mall.ask(storeList, { ...here, keyword: '%' })).list).toEqual([]);
  });

  it('requires a position', async () => {
    expect(await mall.call(storeList, {})).toMatchObject({ code: 1, msg: '地址获取失败' });
    expect((await mall.callRaw('api/store/list', { longitude: '181', latitude: '1e309' })).code).toBe(1);
  });

  it('returns one store as a model row, and a message without data for a missing one', async () => {
    expect(differences(recorded('store-detail'), await mall.ask(storeDetail, { id: 1 }))).toEqual([]);
    expect(await mall.call(storeDetail, { id: 999 })).toEqual({ code: 0, msg: '店铺不存在' });
    await mall.database.db.updateTable('stores').set({ is_enabled: false }).where('id', '=', 1).execute();
    expect(await mall.call(storeDetail, { id: 1 })).toEqual({ code: 0, msg: '店铺不存在' });
  });
});
