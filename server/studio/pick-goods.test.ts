// The picker of goods narrowed down by price, and by what the mall marks goods with.
import { beforeEach, expect, it } from 'vitest';
import type { Picked } from '~/domain/studio/api-library';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

const PRICES_FEN = [1000, 2000, 3050];

describeOnBothDatabases('picker of goods', (open) => {
  let mall: StudioMall;
  const search = async (query: string) => {
    const { status, body } = await mall.operate('GET', `/pick/goods?${query}`, { as: 'viewer' });
    expect(status).toBe(200);
    return (body as unknown as { items: Picked[] }).items;
  };
  beforeEach(async () => {
    mall = await openStudio(await open());
    const { db } = mall.database;
    const ids = (await search('')).slice(0, PRICES_FEN.length).map(({ id }) => id);
    await db.updateTable('goods').set({ deleted_at: new Date() }).where('id', 'not in', ids).execute();
    for (const [index, id] of ids.entries())
      await db
        .updateTable('goods')
        .set({ price_fen: PRICES_FEN[index] ?? 0 })
        .where('id', '=', id)
        .execute();
  });

  it.each([
    ['priceFrom=20', ['20.00', '30.50']],
    ['priceTo=20.00', ['10.00', '20.00']],
    ['priceFrom=10.01&priceTo=30', ['20.00']],
    ['priceFrom=999999999999', []],
    ['priceFrom=free', ['10.00', '20.00', '30.50']],
  ])('finds those of a price: %s', async (query, prices) => {
    const found = await search(query);
    const all = found.map(({ columns }) => String(columns['价格']));
    expect(all.sort((one, other) => Number(one) - Number(other))).toEqual(prices);
  });

  it.each(['is_sell_well', 'is_quick_shop', 'is_negotiable'] as const)(
    'finds those with the mark %s',
    async (mark) => {
      const unmarked = { is_sell_well: false, is_quick_shop: false, is_negotiable: false };
      const [first, ...others] = await search('');
      const { db } = mall.database;
      await db.updateTable('goods').set(unmarked).execute();
      await db
        .updateTable('goods')
        .set({ [mark]: true })
        .where('id', '=', first?.id ?? 0)
        .execute();
      expect((await search(`mark=${mark}`)).map(({ id }) => id)).toEqual([first?.id]);
      // No other column is asked.
      expect(await search('mark=is_on_sale')).toHaveLength(1 + others.length);
    },
  );
});
