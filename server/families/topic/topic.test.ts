// Proves topics over both databases: categories, lists, reading, favourites, refusals.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { topicDetail, topicFavorite, topicList, topicType } from '~/schemas/api/topic.gen';
import { userMyFavoriteTopic } from '~/schemas/api/user.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { ids } from '~/tests/server/page-helpers';
import { differences, recorded } from '~/tests/server/recorded';
import { readText } from './wire-topic';

const SHOPPER = 1;
const BLANK = 4;

describeOnBothDatabases('api/topic', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const topicOf = async (id: number, token = '') => {
    const answer = await mall.ask(topicDetail, { id }, { token });
    if (answer === null) throw new Error(`There is no topic ${id}.`);
    return answer.list;
  };
  const keptBy = async (token: string) => ids((await mall.ask(userMyFavoriteTopic, {}, { token })).list);

  it('answers with the recorded shapes (API-05)', async () => {
    const token = await mall.tokenOf(SHOPPER);
    const shapes = {
      'topic-type': await mall.ask(topicType, {}),
      'topic-list': await mall.ask(topicList, { page: 1 }),
      'topic-detail': await mall.ask(topicDetail, { id: 1 }),
    };
    for (const [name, answer] of Object.entries(shapes))
      expect([name, differences(recorded(name), answer)]).toEqual([name, []]);
    // The recorded topic named no goods, which is the number 0 there.
    const stored = await mall.ask(userMyFavoriteTopic, { page: 1 }, { token });
    expect(differences(recorded('user-my-favorite-topic'), stored, ['/list/0/goods_count'])).toEqual([]);
  });

  it('lists topics in the shop’s order, of a category, and the chosen ones for -1', async () => {
    const listed = async (params: { type?: number; page?: number; limit?: number }) =>
      (await mall.ask(topicList, params)).list;
    expect(ids(await listed({}))).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await listed({ type: 2 })).map(({ type }) => type)).toEqual([2, 2, 2]);
    expect((await listed({ type: -1 })).map(({ is_chosen: isChosen }) => isChosen)).toEqual([1, 1, 1]);
    expect(ids(await listed({ limit: 4, page: 2 }))).toEqual([5, 6]);
    expect(await listed({ type: 99 })).toEqual([]);
    expect((await listed({}))[0]).not.toHaveProperty('content');
  });

  it('finds words in titles, and treats wildcards as letters', async () => {
    const found = async (keyword: string) => ids((await mall.ask(topicList, { keyword })).list);
    expect(await found(' 好饭 ')).toEqual([2]);
    expect([await found('%'), await found('_'), await found('\\')]).toEqual([[], [], []]);
  });

  it('counts each reading and returns the count', async () => {
    const countOf = async () => Number.parseInt((await topicOf(2)).read_count, 10);
    const first = await countOf();
    expect(await countOf()).toBe(first + 1);
    expect([readText(12), readText(9999), readText(10_000), readText(35_000)]).toEqual([
      '12人浏览',
      '9999人浏览',
      '1万+人浏览',
      '3万+人浏览',
    ]);
  });

  it('shows goods at current prices, without deleted ones', async () => {
    const { db } = mall.database;
    const goodsIn = async () =>
      (await topicOf(3)).detail
        .filter(({ id }) => id === 'goods')
        .flatMap(({ data }) => data['list'] as { id: number; price: string }[]);
    const [first, second] = await goodsIn();
    await db
      .updateTable('goods')
      .set({ price_fen: 123 })
      .where('id', '=', first?.id ?? 0)
      .execute();
    await db
      .updateTable('goods')
      .set({ is_on_sale: false })
      .where('id', '=', second?.id ?? 0)
      .execute();
    const after = await goodsIn();
    expect(after[0]).toMatchObject({ id: first?.id, price: '1.23' });
    expect(after.map(({ id }) => id)).not.toContain(second?.id);
  });

  it('reports a deleted topic, without data', async () => {
    const { db } = mall.database;
    await db.updateTable('topics').set({ deleted_at: new Date() }).where('id', '=', 6).execute();
    for (const id of [6, 999_999])
      expect(await mall.call(topicDetail, { id })).toEqual({ code: 0, msg: '文章不存在' });
  });

  it('adds a topic to the favourites once and removes it, for the shopper alone', async () => {
    const token = await mall.tokenOf(BLANK);
    const stranger = await mall.tokenOf(5);
    const favourite = (id: number, is_favorite: 'love' | 'no_love') =>
      mall.call(topicFavorite, { id, is_favorite }, { token });
    expect(await favourite(1, 'love')).toEqual({ code: 0, msg: '收藏成功' });
    await Promise.all([favourite(1, 'love'), favourite(1, 'love'), favourite(2, 'love')]);
    expect(await keptBy(token)).toEqual([2, 1]);
    expect(await keptBy(stranger)).toEqual([]);
    expect([
      (await topicOf(1, token)).is_favorite,
      (await topicOf(1, stranger)).is_favorite,
      (await topicOf(1)).is_favorite,
    ]).toEqual(['love', 'no_love', 'no_love']);
    expect(await favourite(1, 'no_love')).toEqual({ code: 0, msg: '取消成功' });
    expect((await favourite(1, 'no_love')).code).toBe(0);
    expect(await keptBy(token)).toEqual([2]);
    expect((await favourite(999_999, 'love')).msg).toBe('文章不存在');
    expect((await mall.call(topicFavorite, { id: 1, is_favorite: 'love' })).code).toBe(-1);
  });

  it('leaves deleted topics out of the favourites', async () => {
    const token = await mall.tokenOf(SHOPPER);
    expect(await keptBy(token)).toEqual([1, 4]);
    await mall.database.db
      .updateTable('topics')
      .set({ deleted_at: new Date() })
      .where('id', '=', 4)
      .execute();
    expect(await keptBy(token)).toEqual([1]);
  });

  it('refuses an unknown topic and an unknown action', async () => {
    const token = await mall.tokenOf(BLANK);
    for (const id of ['', '0', '-1', 'x', '1e309', '99999999999'])
      expect((await mall.callRaw('api/topic/detail', { id })).code).toBe(1);
    for (const is_favorite of ['', 'maybe', '1']) {
      const sent = { id: 1, is_favorite };
      const answer = await mall.callRaw('api/topic/favorite', sent, { token, method: 'POST' });
      expect(answer.code).toBe(1);
    }
  });
});
