// Proves by a walk over all routes that take a goods: no call of the core or of another plugin shows, keeps or buys a goods
// that a kind sells, as if the mall sold it under plain terms.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { describeOnBothDatabases } from './database-helpers';
import { ladderOf, type LadderGoods } from './group-helpers';
import { type Mall, openMall } from './mall-helpers';
import { formOf, get, PLAUSIBLE, type Place, placesOf, post, sampleOf, walkedRoutes } from './walk-helpers';

const KIND = 'plugin/pintuan/';
/** Tables that keep what a shopper did with a goods. */
const KEPT = ['carts', 'favorites', 'footprints', 'goods_reminds', 'goods_comments', 'order_lines'] as const;

const isSku = ({ name }: Place): boolean => ['attr', 'goods_attr_id', 'attr_id', 'sku_id'].includes(name);

/** Whether a parameter names a goods. */
const isGoods = (route: string, { name, path }: Place): boolean =>
  /(^|_)goods_ids?$/.test(name) ||
  /goods(_list)?\[\]\.(id|goods_id)$/.test(path) ||
  (name === 'id' && route.startsWith('api/goods/'));

const ROUTES = walkedRoutes().filter(
  ({ name, params }) => !name.startsWith(KIND) && placesOf(params).some((place) => isGoods(name, place)),
);

/** Routes that read are asked both ways: their answers may be cached by one of them. */
const CALLS = ROUTES.flatMap(({ name, params, route }) =>
  (route.endpoint.method === 'GET' ? (['POST', 'GET'] as const) : (['POST'] as const)).map((by) => ({
    name,
    params,
    by,
  })),
);
const SEND = { POST: post, GET: get } as const;

describeOnBothDatabases('goods of a kind', (open) => {
  let mall: Mall;
  let token = '';
  let ladder: LadderGoods;
  beforeAll(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(1);
    ladder = await ladderOf(mall, 3);
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  /** Rows of a goods that shoppers have kept. */
  const keptOf = async (goodsId: number) => {
    let count = 0;
    for (const table of KEPT) {
      const { rows } = await sql<{ id: number }>`select goods_id as id from ${sql.table(table)}
        where goods_id = ${goodsId}`.execute(mall.database.db);
      count += rows.length;
    }
    return count;
  };

  it('are taken by many routes', () => {
    expect(ROUTES.length).toBeGreaterThan(20);
  });

  it('are asked for by routes that read, too', () => {
    expect(CALLS.filter(({ by }) => by === 'GET').length).toBeGreaterThan(10);
  });

  it.each(CALLS)('are neither shown nor kept by $by $name', async ({ name, params, by }) => {
    for (const goodsId of [ladder.baseId, ladder.goodsId]) {
      const values = sampleOf(params, {
        has: (place) => isGoods(name, place) || isSku(place),
        valueAt: (place) => {
          if (isGoods(name, place)) return place.schema.type === 'array' ? [goodsId] : goodsId;
          return isSku(place) ? ladder.skuId : PLAUSIBLE[place.name];
        },
      });
      const kept = await keptOf(goodsId);
      const { text } = await SEND[by](mall, name, formOf(values), { token });
      expect(text).not.toContain(`/pages/goods/goods?id=${goodsId}"`);
      expect(text).not.toMatch(new RegExp(String.raw`"(goods_)?id":"?${goodsId}"?,"[^}]*"price"`));
      expect(await keptOf(goodsId)).toBe(kept);
    }
  });
});
