// Proves over both databases the delivery of blocks in slots: each hydrated by its own widget, within modules as well.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DiyComponent } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { dataOf, deliveredBlocks, saveModule } from '~/tests/server/page-helpers';

const block = (id: string, data: object = {}, permission_key = '') => ({ id, permission_key, data });
const columns = (...blocks: unknown[]) => block('columns', { columns: [{ share: 1, blocks }, { share: 2 }] });

interface Columns {
  columns: { share: number; blocks: DiyComponent[] }[];
}

describeOnBothDatabases('blocks in slots', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const show = (...blocks: unknown[]) => deliveredBlocks(mall, blocks);
  const innerOf = (blocks: readonly DiyComponent[]) =>
    (dataOf([...blocks], 'columns') as Columns).columns.map((column) => column.blocks);

  it('are delivered with the defaults of their own widgets', async () => {
    const [first, second] = innerOf(await show(columns(block('link', { title: '茶' }))));
    expect(first).toMatchObject([{ id: 'link', data: { title: '茶', style: expect.any(String) } }]);
    expect(second).toEqual([]);
  });

  it('are left out where the slot does not allow them, the mall lacks them, or they are none', async () => {
    const [first] = innerOf(
      await show(
        columns(
          block('goods'),
          block('search'),
          columns(block('link')),
          block('link', {}, 'nothing'),
          7,
          null,
          {
            id: 'nobody',
          },
        ),
      ),
    );
    expect(first).toEqual([]);
  });

  it('are hydrated in a module as on a page', async () => {
    const id = await saveModule(mall, [
      columns(block('link', { title: '茶' }), block('empty', { height: 30 })),
    ]);
    const { list } = dataOf(await show(block('module', { list: [{ id }] })), 'module') as {
      list: { data: DiyComponent[] }[];
    };
    const [first] = innerOf(list[0]?.data ?? []);
    expect(first?.map((one) => one.id)).toEqual(['link', 'empty']);
  });

  it('stay as stored, unread, in a block of a newer version', async () => {
    const newer = { ...columns(block('goods', { list: 'x' })), v: 99 };
    expect(innerOf(await show(newer))[0]).toEqual([block('goods', { list: 'x' })]);
  });
});
