// Operators choose sets for their block, as the block stores them.
import { beforeEach, expect, it } from 'vitest';
import type { Picked } from '~/domain/studio/api-library';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

describeOnBothDatabases('picker of sets', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  const search = async (query = ''): Promise<Picked[]> => {
    const { status, body } = await mall.operate('GET', `/pick/activity?of=composition${query}`);
    expect(status).toBe(200);
    return (body as unknown as { items: Picked[] }).items;
  };

  it('finds sets by their name and their ids, with what the block stores', async () => {
    const [set] = await search('&q=茶席');
    expect(set).toMatchObject({
      name: '盖碗出游茶席',
      problem: null,
      stored: { id: set?.id, composition_id: set?.id, composition_type: 1, name: '盖碗出游茶席', picUrl: '' },
    });
    expect(set?.stored['cover_pic_list']).toHaveLength(3);
    expect((await search(`&ids=${set?.id}`)).map(({ id }) => id)).toEqual([set?.id]);
  });

  it('says which cannot be bought, as one of their goods is off sale', async () => {
    const { db } = mall.database;
    const sets = await search();
    const [first] = sets;
    await db
      .updateTable('goods')
      .set({ is_on_sale: false })
      .where('id', 'in', (query) =>
        query
          .selectFrom('activity_goods')
          .select('goods_id')
          .where('activity_id', '=', first?.id ?? 0),
      )
      .execute();
    const problems = (await search()).map(({ id, problem }) => [id, problem]);
    expect(problems).toContainEqual([first?.id, '已下架']);
    expect(problems).toHaveLength(sets.length);
  });
});
