// Proves the plugin acme_lantern: its table, its call, and the data of its widget.
import {
  createShopper,
  dataOf,
  deliveredBlocks,
  describeOnBothDatabases,
  formOf,
  goodsOf,
  openMall,
  orderPreview,
  plainGoods,
} from 'pagoda/testing-server';
import { expect, it } from 'vitest';
import { acmeLanternLight } from '../../api/acme_lantern.gen';

describeOnBothDatabases('plugin/acme_lantern', (open) => {
  it('lights one lantern a shopper, which every block tells', async () => {
    const mall = openMall(await open());
    const block = { id: 'acme-lantern', permission_key: '', data: { words: '点亮' } };
    expect(dataOf(await deliveredBlocks(mall, [block]), 'acme-lantern')).toMatchObject({ lit: 0 });
    for (const nickname of ['阿青', '小满']) {
      const token = await mall.tokenOf(await createShopper(mall.database.db, nickname));
      await mall.ask(acmeLanternLight, {}, { token });
      await mall.ask(acmeLanternLight, {}, { token });
    }
    expect(dataOf(await deliveredBlocks(mall, [block]), 'acme-lantern')).toMatchObject({ lit: 2 });
    expect(mall.failures).toEqual([]);
  });

  it('sells goods of its sign at its price', async () => {
    const mall = openMall(await open());
    const { db } = mall.database;
    const piece = await plainGoods(mall);
    await db.updateTable('goods').set({ sign: 'acme_lantern' }).where('id', '=', piece.goodsId).execute();
    const token = await mall.tokenOf(1);
    const { mch_list: groups } = await mall.ask(
      orderPreview,
      { form_data: formOf([goodsOf(piece)]) },
      { token },
    );
    const [sold] = groups[0]?.goods_list ?? [];
    expect(sold).toMatchObject({ sign: 'acme_lantern' });
    expect(sold?.discounts.map(({ name }) => name)).toContain('灯笼价');
    expect(mall.failures).toEqual([]);
  });
});
