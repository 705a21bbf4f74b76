// Proves api/cat over both databases.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { catGoods, catList } from '~/schemas/api/cat.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';

/** Style 4 reads both parameters as they are named, 6 swaps them. */
const setLook = (mall: Mall, style: string) =>
  mall.database.db
    .updateTable('mall_options')
    .set({ value: JSON.stringify({ cat_style: style }) })
    .where('key', '=', 'cat_style')
    .execute();

describeOnBothDatabases('api/cat/list', (open) => {
  let mall: Mall;
  beforeEach(async () => {
    mall = openMall(await open());
    await setLook(mall, '4');
  });
  afterEach(() => mall.close());

  it('returns the tree of three levels to a guest, with numbers on level 1 and texts below (API-03)', async () => {
    const { list } = await mall.ask(catList, {});
    const [first] = list;
    const second = first?.child?.[0];
    expect(typeof first?.id).toBe('number');
    expect(typeof second?.id).toBe('string');
    expect(second?.parent_id).toBe(String(first?.id));
    expect(list.some(({ child = [] }) => child.some((below) => (below.child ?? []).length > 0))).toBe(true);
  });

  it('marks the first category as selected, or the one asked for', async () => {
    const { list } = await mall.ask(catList, {});
    expect(list.map(({ active }) => active)).toEqual(list.map((_category, index) => index === 0));
    const wanted = Number(list[1]?.id);
    const again = await mall.ask(catList, { select_cat_id: wanted });
    expect(again.list.filter(({ active }) => active).map(({ id }) => id)).toEqual([wanted]);
  });

  it('reports invalid parameters in Chinese', async () => {
    expect(await mall.callRaw('api/cat/list', { cat_id: 'x' })).toEqual({
      code: 1,
      msg: 'Cat ID格式不正确。',
    });
  });
});

describeOnBothDatabases('api/cat/goods', (open) => {
  let mall: Mall;
  let tops: number[];
  beforeAll(async () => {
    mall = openMall(await open());
    await setLook(mall, '4');
    tops = (await mall.ask(catList, {})).list.map(({ id }) => Number(id));
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('has every key of a recorded answer', async () => {
    const [first = 0] = tops;
    const feed = await mall.ask(catGoods, { cat_ids: tops, cat_id: first, offset: 0 });
    expect(differences(recorded('cat-goods'), feed)).toEqual([]);
    expect(differences(recorded('cat-list'), await mall.ask(catList, {}))).toEqual([]);
  });

  it('flows through all categories, ten goods at a time, each once a category', async () => {
    const seen: string[] = [];
    let [catId = 0] = tops;
    let offset = 0;
    for (let call = 0; call < 60; call += 1) {
      const { list } = await mall.ask(catGoods, { cat_ids: tops, cat_id: catId, offset });
      const last = list.at(-1);
      if (last === undefined) break;
      const pairs = list.flatMap(({ id, goods_list: goods }) => goods.map((card) => `${id}:${card.id}`));
      expect(pairs.length).toBeLessThanOrEqual(10);
      seen.push(...pairs);
      catId = last.id;
      offset = last.offset;
    }
    const related = await mall.database.db
      .selectFrom('goods_cat_relations')
      .innerJoin('goods', 'goods.id', 'goods_cat_relations.goods_id')
      .select('goods.id')
      .distinct()
      .where('is_on_sale', '=', true)
      .where('goods.sign', '=', '')
      .execute();
    expect(new Set(seen).size).toBe(seen.length);
    expect(new Set(seen.map((pair) => pair.split(':')[1])).size).toBe(related.length);
  });

  it('refuses a category that is not in the list, no list, and an oversized list', async () => {
    expect(await mall.call(catGoods, { cat_ids: [1], cat_id: 2 })).toMatchObject({
      code: 1,
      msg: '参数错误',
    });
    expect(await mall.callRaw('api/cat/goods', { cat_id: 2 })).toMatchObject({
      code: 1,
      msg: 'Cat Ids不能为空。',
    });
    const bomb = Array.from({ length: 4000 }, (_, index) => index);
    expect((await mall.call(catGoods, { cat_ids: bomb, cat_id: 2 })).msg).toBe('Cat Ids最多100项。');
    expect((await mall.callRaw('api/cat/goods', { cat_ids: '[1,', cat_id: 1 })).code).toBe(1);
    expect(await mall.call(catList, { mch_id: 5 })).toMatchObject({ code: 1, msg: '多商户不存在' });
  });

  it('selects the first of each level of siblings, and the path of a requested one', async () => {
    const { list } = await mall.ask(catList, {});
    const rows = [list, ...list.map(({ child = [] }) => child)].filter((row) => row.length > 0);
    for (const row of rows)
      expect(row.map(({ active }) => active)).toEqual(row.map((_category, index) => index === 0));
    const leaf = list.at(-1)?.child?.at(-1);
    const again = await mall.ask(catList, { select_cat_id: Number(leaf?.id) });
    expect(again.list.map(({ active }) => active).lastIndexOf(true)).toBe(list.length - 1);
    expect(again.list.at(-1)?.child?.find(({ active }) => active)?.id).toBe(leaf?.id);
  });

  it('swaps parent and selection for the styles that swap their names', async () => {
    const [first = 0] = tops;
    const plain = await mall.ask(catList, { cat_id: first });
    await setLook(mall, '6');
    const swapped = await mall.ask(catList, { select_cat_id: first });
    expect(swapped.list.map(({ id }) => id)).toEqual(plain.list.map(({ id }) => id));
  });
});
