// Proves favourites: adding, removing, their states, their categories.
import { beforeEach, expect, it } from 'vitest';
import {
  userFavoriteAdd,
  userFavoriteBatchRemove,
  userFavoriteCats,
  userFavoriteRemove,
  userMyFavoriteGoods,
  userMyNewFavoriteGoods,
} from '~/schemas/api/user.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';

const BLANK = 4;

describeOnBothDatabases('favourites', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(BLANK);
    await mall.database.db.updateTable('skus').set({ stock: 100 }).execute();
    await mall.database.db.deleteFrom('favorites').where('user_id', '>=', BLANK).execute();
  });

  const add = (goodsId: number) => mall.call(userFavoriteAdd, { goods_id: goodsId }, { token });
  const list = async (status: 0 | 1 | 2 | 3 = 0) =>
    (await mall.ask(userMyNewFavoriteGoods, { status }, { token })).list;
  const idsOf = async (status: 0 | 1 | 2 | 3) => (await list(status)).map(({ id }) => id);

  it('adds and removes with the contract’s messages', async () => {
    expect(await add(1)).toEqual({ code: 0, msg: '收藏成功', data: true });
    expect((await add(1)).code).toBe(0);
    expect(await idsOf(0)).toEqual([1]);
    const remove = () => mall.call(userFavoriteRemove, { goods_id: 1 }, { token });
    expect(await remove()).toEqual({ code: 0, msg: '取消成功', data: false });
    expect(await remove()).toEqual({ code: 1, msg: '取消失败' });
    expect((await add(999_999)).msg).toBe('收藏失败');
    expect((await mall.call(userFavoriteAdd, { goods_id: 1 })).code).toBe(-1);
  });

  it('answers with the recorded shape', async () => {
    await add(1);
    const answer = await mall.ask(userMyNewFavoriteGoods, {}, { token });
    expect(differences(recorded('user-my-new-favorite-goods'), answer)).toEqual([]);
  });

  it('reports what is cheaper, scarce or deleted, and filters by it', async () => {
    for (const id of [1, 2, 3, 4]) await add(id);
    const { db } = mall.database;
    await db
      .updateTable('goods')
      .set(({ eb }) => ({ price_fen: eb('price_fen', '-', 150) }))
      .where('id', '=', 1)
      .execute();
    await db.updateTable('skus').set({ stock: 1 }).where('goods_id', '=', 2).execute();
    await db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', 3).execute();
    const states = new Map((await list()).map((goods) => [goods.id, goods]));
    expect(states.get(1)).toMatchObject({ status_type: 1, status_type_text: '降价', low_price: 1.5 });
    expect(states.get(2)).toMatchObject({ status_type: 2, status_type_text: '库存紧张' });
    expect(states.get(3)).toMatchObject({ status_type: 3, status_type_text: '失效' });
    expect(states.get(4)).toMatchObject({ status_type: 0, status_type_text: '' });
    expect([await idsOf(1), await idsOf(2), await idsOf(3)]).toEqual([[2], [3], [1]]);
  });

  it('removes several, only the shopper’s own', async () => {
    for (const id of [1, 2, 3]) await add(id);
    const stranger = { token: await mall.tokenOf(5) };
    expect((await mall.call(userFavoriteBatchRemove, { goods_ids: [1, 2] }, stranger)).msg).toBe('取消失败');
    expect((await mall.call(userFavoriteBatchRemove, { goods_ids: [1, 2] }, { token })).msg).toBe('取消成功');
    expect(await idsOf(0)).toEqual([3]);
  });

  it('refuses lists that are invalid, too long or of another type', async () => {
    const tooMany = JSON.stringify(Array.from({ length: 10_000 }, (_none, at) => at + 1));
    for (const goods_ids of ['[', '{}', '["x"]', '[-1]', '[1e309]', 'null', tooMany, '['.repeat(5000)]) {
      const answer = await mall.callRaw(
        'api/user/favorite-batch-remove',
        { goods_ids },
        { token, method: 'POST' },
      );
      expect(answer.code).toBe(1);
    }
    expect(mall.failures).toEqual([]);
  });

  it('lists the first-level categories of the favourites, and filters by them', async () => {
    await add(1);
    const answer = await mall.ask(userFavoriteCats, {}, { token });
    expect(differences(recorded('user-favorite-cats'), answer)).toEqual([]);
    const { list: cats } = answer;
    expect(cats[0]).toEqual({ id: 0, name: '全部类目' });
    const levels = await mall.database.db
      .selectFrom('goods_cats')
      .select(['id', 'level'])
      .where('level', '=', 1)
      .execute();
    const [, first] = cats;
    expect(levels.map(({ id }) => id)).toContain(first?.id);
    const filtered = await mall.ask(userMyNewFavoriteGoods, { cat_id: first?.id ?? 0 }, { token });
    expect(filtered.list.map(({ id }) => id)).toEqual([1]);
    const other = levels.find(({ id }) => !cats.some((cat) => cat.id === id));
    expect((await mall.ask(userMyNewFavoriteGoods, { cat_id: other?.id ?? 0 }, { token })).list).toEqual([]);
  });

  it('lists them to older clients as cards only, the newest first, without deleted ones', async () => {
    for (const id of [1, 2, 3]) await add(id);
    const { db } = mall.database;
    await db.updateTable('goods').set({ deleted_at: new Date() }).where('id', '=', 2).execute();
    const older = async (sending: object) => mall.call(userMyFavoriteGoods, {}, sending);
    expect((await older({ token })).data.list.map(({ id }) => id)).toEqual([3, 1]);
    expect((await older({ token: await mall.tokenOf(5) })).data.list).toEqual([]);
    expect((await older({})).code).toBe(-1);
    expect((await mall.ask(userMyFavoriteGoods, { page: 2 }, { token })).list).toEqual([]);
  });
});
