// Proves the quick shop on both databases: its categories and goods, the pieces in the cart, and setting them.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartNums } from '~/schemas/api/cart.gen';
import { quickCart, quickGoodsList, quickIndex } from '~/schemas/api/quick.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';

const SHOPPER = 1;
const OTHER = 2;

describeOnBothDatabases('api/quick', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(SHOPPER);
    await mall.database.db.deleteFrom('carts').where('user_id', 'in', [SHOPPER, OTHER]).execute();
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const list = (params: { cat_id?: number; page?: number; is_sell_well?: 0 | 1 } = {}, by = token) =>
    mall.ask(quickGoodsList, params, { token: by });
  /** Ids on all pages. */
  const allIds = async () =>
    (await Promise.all([1, 2].map((page) => list({ page })))).flatMap(({ list: rows }) =>
      rows.map(({ id }) => id),
    );
  const first = async () => {
    const [goods] = (await list()).list;
    const sku = goods?.attr.find(({ stock }) => stock > 3);
    if (goods === undefined || sku === undefined) throw new Error('no goods of the quick shop');
    return { goods_id: goods.id, attr: sku.id, stock: sku.stock };
  };

  it('answers in the recorded shapes', async () => {
    expect(differences(recorded('quick-index'), await mall.ask(quickIndex, {}))).toEqual([]);
    expect(differences(recorded('quick-goods-list'), await list())).toEqual([]);
  });

  it('lists no goods that a cart would refuse', async () => {
    const shown = await allIds();
    expect(shown.length).toBeGreaterThan(3);
    const [negotiable, virtual, early] = shown;
    const { db } = mall.database;
    await db
      .updateTable('goods')
      .set({ is_negotiable: true })
      .where('id', '=', negotiable ?? 0)
      .execute();
    await db
      .updateTable('goods')
      .set({ is_quick_shop: false })
      .where('id', '=', virtual ?? 0)
      .execute();
    const tomorrow = new Date(Date.now() + 86_400_000);
    await db
      .updateTable('goods')
      .set({ sell_begin_at: tomorrow })
      .where('id', '=', early ?? 0)
      .execute();
    expect(await allIds()).toEqual(shown.slice(3));
  });

  it('offers the first-level categories that have such goods, and each lists its own', async () => {
    const { cats_list: cats } = await mall.ask(quickIndex, {});
    const all = new Set(await allIds());
    const byCat = await Promise.all(cats.map(async ({ id }) => (await list({ cat_id: Number(id) })).list));
    expect(byCat.every((goods) => goods.length > 0)).toBe(true);
    expect(new Set(byCat.flat().map(({ id }) => id))).toEqual(all);
    const hot = new Set((await list({ is_sell_well: 1 })).list.map(({ id }) => id));
    expect(new Set((await mall.ask(quickIndex, {})).hot_list.map(({ id }) => id))).toEqual(hot);
  });

  it('sets pieces at once, repeated without doing it twice, and 0 takes the line out', async () => {
    const { stock: _stock, ...line } = await first();
    for (let time = 0; time < 2; time += 1)
      await mall.ask(quickCart, { list: [{ ...line, num: 2 }] }, { token });
    const { count, list: rows } = await list();
    expect([count, rows[0]?.total_num, rows[0]?.cart.map(({ num }) => num)]).toEqual([2, 2, [2]]);
    expect((await mall.ask(cartNums, {}, { token })).nums).toBe(2);
    await mall.ask(quickCart, { list: [{ ...line, num: 0 }] }, { token });
    expect((await list()).count).toBe(0);
  });

  it('sets all or none, and says why', async () => {
    const { stock, ...line } = await first();
    const other = (await list()).list[1];
    const good = { goods_id: other?.id ?? 0, attr: other?.attr[0]?.id ?? 0, num: 1 };
    const refused = await mall.call(quickCart, { list: [good, { ...line, num: stock + 1 }] }, { token });
    expect([refused.code, refused.msg]).toEqual([1, '库存不足']);
    expect((await mall.call(quickCart, { list: [] }, { token })).msg).toBe('数据为空');
    expect((await list()).count).toBe(0);
  });

  it("shows each shopper his own cart, and a guest none's (NS-07)", async () => {
    const { stock: _stock, ...line } = await first();
    await mall.ask(quickCart, { list: [{ ...line, num: 3 }] }, { token });
    const stranger = await mall.tokenOf(OTHER);
    expect([(await list({}, stranger)).count, (await list({}, '')).count]).toEqual([0, 0]);
    expect((await mall.call(quickCart, { list: [{ ...line, num: 1 }] })).code).toBe(-1);
  });
});
