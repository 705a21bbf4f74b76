// Proves what a page delivers of shelves.
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openMall } from '~/tests/server/mall-helpers';
import { plainGoods } from '~/tests/server/money/checkout-helpers';
import { type GoodsData, dataOf, deliveredBlocks, ids } from '~/tests/server/page-helpers';

describeOnBothDatabases('the shelf', (open) => {
  it('has its goods in the order that was chosen, without those that are gone', async () => {
    const mall = openMall(await open());
    const [first, second] = [await plainGoods(mall, 0), await plainGoods(mall, 1)];
    const list = [{ id: second.goodsId }, { id: 999_999 }, { id: first.goodsId }];
    const blocks = await deliveredBlocks(mall, [{ id: 'tea-shelf', permission_key: '', data: { list } }]);
    const { list: delivered } = dataOf(blocks, 'tea-shelf') as GoodsData;
    expect(ids(delivered)).toEqual([second.goodsId, first.goodsId]);
    expect(mall.failures).toEqual([]);
  });
});
