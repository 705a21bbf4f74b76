// Proves the plugin acme_lantern: its table, its call, and the data of its widget.
import {
  createShopper,
  dataOf,
  deliveredBlocks,
  describeOnBothDatabases,
  openMall,
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
});
