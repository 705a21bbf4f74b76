// Proves that the cart answers as a recorded mall does, with the goods' whole row for other clients.
import { expect, it } from 'vitest';
import { cartAdd, cartList } from '~/schemas/api/cart.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { countQueries, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';

const SHOPPER = 4;

describeOnBothDatabases('api/cart/list', (open) => {
  it('returns the lines with the columns of their goods, in a fixed number of queries', async () => {
    const mall = openMall(await open());
    const token = await mall.tokenOf(SHOPPER);
    const { db } = mall.database;
    const skus = await db
      .selectFrom('skus')
      .innerJoin('goods', 'goods.id', 'skus.goods_id')
      .select(['skus.id', 'goods_id'])
      .where('goods.sign', '=', '')
      .where('goods.deleted_at', 'is', null)
      .where('is_on_sale', '=', true)
      .where('is_negotiable', '=', false)
      .where('sell_begin_at', 'is', null)
      .where('show_levels', 'is', null)
      .where('buy_levels', 'is', null)
      .where('goods_id', '>', 1)
      .where('stock', '>', 5)
      .orderBy('goods_id')
      .limit(60)
      .execute();
    const [first, ...others] = [...new Map(skus.map((sku) => [sku.goods_id, sku])).values()].slice(0, 6);
    const add = async (sku: typeof first) =>
      mall.ask(cartAdd, { goods_id: sku?.goods_id ?? 0, attr: sku?.id ?? 0, num: 1 }, { token });
    const list = (on = mall) => on.ask(cartList, {}, { token });
    await add(first);
    const ofOne = await countQueries(mall, list);
    for (const sku of others) await add(sku);
    expect(await countQueries(mall, list)).toBe(ofOne);
    expect(differences(recorded('cart-list'), await list())).toEqual([]);
    expect(mall.failures).toEqual([]);
  });
});
