// Proves searching goods by words over both databases.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultGoodsList, type DefaultGoodsListParams } from '~/schemas/api/default.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';

describeOnBothDatabases('searching goods', (open) => {
  let mall: Mall;
  let ids: number[];
  beforeAll(async () => {
    mall = openMall(await open());
    const goods = await mall.database.db
      .selectFrom('goods')
      .select('id')
      .where('sign', '=', '')
      .orderBy('id')
      .execute();
    ids = goods.map(({ id }) => id);
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const found = async (keyword: string, more: DefaultGoodsListParams = {}): Promise<number[]> => {
    const { list, pagination } = await mall.ask(defaultGoodsList, { keyword, ...more });
    expect(pagination.total_count).toBeLessThan(50);
    return list.map(({ id }) => id);
  };
  const setGoods = (place: number, values: Record<string, unknown>) =>
    mall.database.db
      .updateTable('goods')
      .set(values)
      .where('id', '=', ids[place] ?? 0)
      .execute();

  /** A word that no seeded goods contains, for each searched text. */
  describe.each([
    ['the name', { name: '海上鹮之茶' }],
    ['the subtitle', { subtitle: '来自鹮之乡' }],
    ['the keywords', { keywords: '送礼 鹮之选' }],
    ['the number', { goods_no: 'NO-鹮之' }],
    ['an attribute', { params: JSON.stringify([{ label: '产地', value: '鹮之洲' }]) }],
    [
      'a specification',
      {
        attr_groups: JSON.stringify([
          { attr_group_id: 1, attr_group_name: '规格', attr_list: [{ attr_id: 1, attr_name: '鹮之大' }] },
        ]),
      },
    ],
  ])('by %s', (_text, values) => {
    beforeEach(async () => {
      await mall.database.db.updateTable('goods').set({ keywords: '' }).where('id', '>', 0).execute();
      await setGoods(0, {
        name: '甲',
        subtitle: '',
        goods_no: '',
        params: '[]',
        attr_groups: '[]',
        ...values,
      });
    });

    it('finds words of one, two and more letters, and only in their order', async () => {
      expect(await found('鹮')).toEqual([ids[0]]);
      expect(await found('鹮之')).toEqual([ids[0]]);
      expect(await found(' 鹮之　')).toEqual([ids[0]]);
      expect(await found('之鹮之')).toEqual([]);
    });
  });

  it('finds by the name of a category or an ancestor, and stops when it is renamed', async () => {
    const { db } = mall.database;
    const cat = await db
      .selectFrom('goods_cat_relations')
      .innerJoin('goods_cats', 'goods_cats.id', 'goods_cat_relations.cat_id')
      .select(['goods_cats.id', 'goods_cats.parent_id', 'goods_id'])
      .where('goods_id', '=', ids[3] ?? 0)
      .where('parent_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const rename = (id: number | null, name: string) =>
      db.updateTable('goods_cats').set({ name }).where('id', '=', id).execute();
    await rename(cat.parent_id, '藿香馆');
    expect(await found('藿香')).toContain(cat.goods_id);
    await rename(cat.parent_id, '别名');
    expect(await found('藿香')).toEqual([]);
  });

  it('requires every word, anywhere; capitals and full-width letters are the same', async () => {
    await setGoods(1, { name: 'Ｑｉｌｉｎ 麒麟瓜', subtitle: '冰镇更甜' });
    await setGoods(2, { name: '麒麟果', subtitle: '' });
    expect(await found('麒麟 冰镇')).toEqual([ids[1]]);
    expect(await found('qILIN')).toEqual([ids[1]]);
    expect(new Set(await found('麒麟'))).toEqual(new Set([ids[1], ids[2]]));
    expect(await found('麒麟 獬豸')).toEqual([]);
  });

  it('ranks exact names first, then prefixes, substrings, other texts; another order ignores the rank', async () => {
    const names = ['獬豸', '獬豸之角', '白獬豸', '角端'];
    for (const [place, name] of names.entries())
      await setGoods(4 + place, {
        name,
        subtitle: name === '角端' ? '与獬豸同源' : '',
        // The list's own order says the opposite.
        sort: 100 - place,
        price_fen: 1000 * (place + 1),
        is_on_sale: true,
      });
    const wanted = [ids[4], ids[5], ids[6], ids[7]];
    expect(await found('獬豸')).toEqual(wanted);
    expect(await found('獬豸', { sort: 3, sort_type: 0 })).toEqual([...wanted].reverse());
    expect(await found('獬豸', { sort: 3, sort_type: 1 })).toEqual(wanted);
  });

  it('ranks what goods are before what a longer word contains', async () => {
    const category = await mall.database.db
      .selectFrom('goods_cat_relations')
      .innerJoin('goods_cats', 'goods_cats.id', 'goods_cat_relations.cat_id')
      .select(['goods_cats.id', 'goods_id'])
      .where('goods_id', '=', ids[13] ?? 0)
      .executeTakeFirstOrThrow();
    await mall.database.db
      .updateTable('goods_cats')
      .set({ name: '鸤鸠馆' })
      .where('id', '=', category.id)
      .execute();
    await mall.database.db
      .deleteFrom('goods_cat_relations')
      .where('goods_id', 'in', [ids[11] ?? 0, ids[12] ?? 0, ids[14] ?? 0])
      .execute();
    await mall.database.db
      .insertInto('goods_cat_relations')
      .values({ goods_id: ids[14] ?? 0, cat_id: category.id })
      .execute();
    for (const [place, name] of ['山鸤鸠油', '白鸤鸠', '老鸤鸠饼', '龙井'].entries())
      await setGoods(11 + place, { name, subtitle: '', sort: place, is_on_sale: true });
    const places = (await found('鸤鸠'))
      .map((id) => ids.indexOf(id))
      .filter((place) => [11, 12, 13, 14].includes(place));
    expect(places).toEqual([12, 13, 14, 11]);
  });

  it.each(['鹢鸟，之味', '鹢鸟、之味', '鹢鸟,之味;', '\u200b鹢鸟\u200d \ufeff之味'])(
    'reads %j as its words',
    async (keyword) => {
      await setGoods(9, { name: '鹢鸟远方之味', subtitle: '' });
      expect(await found(keyword)).toEqual([ids[9]]);
    },
  );

  it('takes signs alone for no keyword', async () => {
    expect((await mall.ask(defaultGoodsList, { keyword: '，、\u200b' })).list).toHaveLength(10);
  });

  it('finds by the exact id, and treats wildcards and quotes as letters', async () => {
    const { list } = await mall.ask(defaultGoodsList, { keyword: String(ids[8]) });
    expect(list.map(({ id }) => id)).toContain(ids[8]);
    for (const keyword of ['%%', '_', '\\', "' or 1=1 --", '😀', '9'.repeat(90), '{}', '"']) {
      expect(await found(keyword)).toEqual([]);
    }
    expect((await mall.ask(defaultGoodsList, { keyword: '　 ' })).list).toHaveLength(10);
  });

  it.each(['茶', '红茶', '红茶礼盒'])('looks %s up in the index', async (word) => {
    const plan = await mall.database.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<Record<string, string>>`
        explain select goods_id from goods_search
        where grams @> search_grams(search_text(${word})) and position(search_text(${word}) in words) > 0`.execute(
        trx,
      );
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });
    expect(plan).toContain('goods_search_grams');
  });
});
