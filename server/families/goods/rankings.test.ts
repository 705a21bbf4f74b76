// Proves the rankings of goods over both databases: their order, their kinds, categories, and what closes them.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { goodsRanking, goodsRankingDetail } from '~/schemas/api/goods.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { setOption } from '~/tests/server/money/checkout-helpers';

describeOnBothDatabases('api/goods/ranking', (open) => {
  let mall: Mall;
  beforeEach(async () => {
    mall = openMall(await open());
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const isFalling = (numbers: readonly number[]) =>
    numbers.every((number, at) => at === 0 || number <= (numbers[at - 1] ?? 0));

  it('shows a guest each ranking with its first three, of the asked kind', async () => {
    const { is_open, list } = await mall.ask(goodsRanking, {});
    expect(is_open).toBe(1);
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set(['sales', 'favorite']));
    for (const { goods } of list) {
      expect(goods.map(({ rank }) => rank)).toEqual([1, 2, 3]);
      expect(isFalling(goods.map(({ ranking_num: num }) => num))).toBe(true);
    }
    const liked = await mall.ask(goodsRanking, { type: 'favorite' });
    expect(liked.list.every(({ type }) => type === 'favorite')).toBe(true);
    expect(liked.list[0]?.goods[0]?.ranking_text).toMatch(/^\d+人收藏$/);
  });

  it('goes on page by page without a gap, and ends at its size', async () => {
    const { db } = mall.database;
    await db.updateTable('goods_rankings').set({ size: 15 }).where('id', '=', 1).execute();
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await mall.ask(goodsRankingDetail, { id: 1, page })).list);
    const all = pages.flat();
    expect(pages.map((page) => page.length)).toEqual([10, 5, 0]);
    expect(all.map(({ rank }) => rank)).toEqual(all.map((_row, at) => at + 1));
    expect(new Set(all.map(({ id }) => id)).size).toBe(15);
    expect(isFalling(all.map(({ ranking_num: num }) => num))).toBe(true);
  });

  it('counts the places anew within a category of it', async () => {
    const whole = await mall.ask(goodsRankingDetail, { id: 1 });
    const [cat] = whole.cats;
    const part = await mall.ask(goodsRankingDetail, { id: 1, cat_id: Number(cat?.id) });
    expect(part.list[0]?.rank).toBe(1);
    expect(part.pagination.total_count).toBeLessThan(whole.pagination.total_count);
    // A ranking of a category offers those below it.
    const below = await mall.ask(goodsRankingDetail, { id: 2 });
    expect(below.cats.map(({ name }) => name)).toEqual(['茗茶', '茶器']);
  });

  it('moves with what is sold', async () => {
    const { list } = await mall.ask(goodsRankingDetail, { id: 1 });
    const last = list.at(-1)?.id ?? 0;
    await mall.database.db.updateTable('goods').set({ sales_real: 900_000 }).where('id', '=', last).execute();
    const [first] = (await mall.ask(goodsRankingDetail, { id: 1 })).list;
    expect(first?.id).toBe(last);
  });

  it('does not tell sales that the mall hides', async () => {
    await setOption(mall, 'is_sales', 0);
    const { list } = await mall.ask(goodsRankingDetail, { id: 1 });
    expect(list.every(({ ranking_num: num, ranking_text: text }) => num === 0 && text === '')).toBe(true);
  });

  it('is closed by the mall, and has no ranking that was switched off', async () => {
    await mall.database.db
      .updateTable('goods_rankings')
      .set({ is_enabled: false })
      .where('id', '=', 1)
      .execute();
    expect((await mall.ask(goodsRanking, {})).list.map(({ id }) => id)).not.toContain(1);
    expect((await mall.call(goodsRankingDetail, { id: 1 })).msg).toBe('榜单不存在');
    await setOption(mall, 'goods_ranking', { is_open: 0 });
    expect(await mall.ask(goodsRanking, {})).toEqual({ is_open: 0, list: [] });
    expect((await mall.call(goodsRankingDetail, { id: 2 })).msg).toBe('榜单不存在');
  });
});
