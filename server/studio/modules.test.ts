// Modules: what shoppers get of them, and that none in use is deleted.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { ModuleBlocks } from '~/domain/studio/api-modules';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { saveModule, savePage } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

describeOnBothDatabases('studio modules', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  const get = async <T>(path: string): Promise<T> =>
    (await mall.operate('GET', path, { as: 'viewer' })).body as unknown as T;
  const itemsOf = async (path: string) => (await get<{ items: unknown[] }>(path)).items;

  it('refuses to delete a module while pages contain it, and lists them', async () => {
    const made = await mall.operate('POST', '/modules', {
      as: 'editor',
      body: { name: '承诺', text: '[{"id":"empty","data":{}}]' },
    });
    expect(made.body).toMatchObject({ name: '承诺', blockCount: 1, uses: 0, hasChanges: false });
    const id = Number(made.body['id']);
    const pageId = await savePage(mall, {
      tabs: [[{ id: 'module', data: { list: [{ id: String(id), name: '承诺' }] } }]],
    });
    expect(await itemsOf(`/modules/${id}/uses`)).toMatchObject([
      { doc: `page-${pageId}`, title: '测试页', isLive: true },
    ]);
    expect((await get<DocumentAnswer>(`/documents/module-${id}`)).uses).toHaveLength(1);
    expect((await mall.operate('DELETE', `/modules/${id}`)).body).toMatchObject({
      error: { code: 'in-use', message: '模块用于 1 个页面' },
    });
    expect((await mall.operate('PATCH', `/modules/${id}`, { body: { name: '服务' } })).body).toMatchObject({
      name: '服务',
      hasChanges: false,
    });
    await mall.operate('DELETE', `/pages/${pageId}`);
    expect((await mall.operate('DELETE', `/modules/${id}`)).status).toBe(204);
  });

  it('answers a module’s blocks as shoppers get them: without its draft, and without what is hidden', async () => {
    const blocks = [
      { id: 'empty', data: { height: 10 } },
      { id: 'empty', data: { height: 20 } },
    ];
    const { body } = await mall.operate('POST', '/modules', {
      body: { name: '承诺', text: JSON.stringify(blocks) },
    });
    const doc = `/documents/module-${Number(body['id'])}`;
    const { content } = await get<DocumentAnswer>(doc);
    const [first = '', second = ''] = content.tabs[0]?.blocks.map(({ uid }) => uid) ?? [];
    const ops = [
      { op: 'note', uid: first, name: 'isHidden', value: true },
      { op: 'set', uid: second, at: '/data/height', value: 30, was: 20 },
    ];
    await mall.operate('POST', `${doc}/ops`, { body: { base: 1, ops, name: '', session: 'w' } });
    const heights = async () => {
      const held = await get<ModuleBlocks>(`/modules/${Number(body['id'])}/blocks`);
      return held.blocks.map(({ text }) => (JSON.parse(text) as (typeof blocks)[number]).data.height);
    };
    expect(await heights()).toEqual([10, 20]);
    await mall.operate('POST', `${doc}/publish`, { body: { version: 2, note: '' } });
    expect(await heights()).toEqual([30]);
  });

  it('answers the alternative texts of pictures in slots with the blocks that show them', async () => {
    const [own, other] = ['uploads/a.png', 'uploads/b.png'];
    const rubik = (uid?: string) => ({ id: 'rubik', uid, data: { list: [{ pic_url: own }] } });
    const columns = [{ blocks: [rubik('left')] }, { blocks: [rubik()] }];
    const id = await saveModule(mall, [{ id: 'columns', data: { columns, background: other } }]);
    const places = [
      ['/columns/0/blocks/0/data/list/0/pic_url', own, '左'],
      ['/columns/1/blocks/0/data/list/0/pic_url', own, '右'],
      ['/background', other, '底'],
    ];
    const alts = JSON.stringify(places.map(([at, picture, alt]) => ({ block: 0, at, picture, alt })));
    await mall.database.db.updateTable('diy_templates').set({ alts }).where('id', '=', id).execute();
    const { blocks } = await get<ModuleBlocks>(`/modules/${id}/blocks`);
    expect(blocks).toMatchObject([
      {
        note: { alt: { [other]: '底' } },
        inner: { left: { alt: { [own]: '左' } }, '/columns/1/blocks/0': { alt: { [own]: '右' } } },
      },
    ]);
  });
});
