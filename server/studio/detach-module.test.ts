// Deleting a module that is in use: its blocks come in its place, in drafts as steps and in what is live as versions.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { DetachPlan } from '~/domain/studio/api-modules';
import type { Op } from '~/domain/studio/ops';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { blocksOf, saveModule, savePage, storedTemplate } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall, type StudioRequest } from '~/tests/server/studio-helpers';

const gap = (height: number) => ({ id: 'empty', data: { height } });
const holding = (...ids: number[]) => ({
  id: 'module',
  data: { tabType: 'line', list: ids.map((id) => ({ id: String(id), name: '页脚', tabName: '一' })) },
});

describeOnBothDatabases('a module that is in use', (open) => {
  let mall: StudioMall;
  let moduleId: number;
  beforeEach(async () => {
    mall = await openStudio(await open());
    moduleId = await saveModule(mall, [gap(10), gap(20)]);
  });

  const get = async <T>(path: string): Promise<T> => (await mall.operate('GET', path)).body as unknown as T;
  const read = (page: number) => get<DocumentAnswer>(`/documents/page-${page}`);
  const post = (path: string, body: object, as: StudioRequest['as'] = 'owner') =>
    mall.operate('POST', path, { as, body });
  const plan = () => get<DetachPlan>(`/modules/${moduleId}/detach`);
  const detach = (as: StudioRequest['as'] = 'owner') => post(`/modules/${moduleId}/detach`, {}, as);
  const edit = async (page: number, ops: readonly Op[], as: StudioRequest['as'] = 'owner') => {
    const { version } = await read(page);
    const answer = await post(
      `/documents/page-${page}/ops`,
      { base: version, ops, name: '', session: 'w' },
      as,
    );
    expect(answer.status).toBe(200);
  };
  /** To the draft, in the first place. */
  const addModule = async (page: number) => {
    const text = JSON.stringify(holding(moduleId));
    const { key = '' } = (await read(page)).content.tabs[0] ?? {};
    await edit(page, [{ op: 'insert', tab: key, after: null, blocks: [{ uid: 'new', text }] }]);
  };
  const drafted = async (page: number) =>
    (await read(page)).content.tabs[0]?.blocks.map(({ uid, text }) => ({
      ...(JSON.parse(text) as { id: string; data: { height?: number } }),
      uid,
    })) ?? [];
  const uidOf = async (page: number, at = 0) => (await drafted(page))[at]?.uid ?? '';
  /** Heights of what shoppers get, with those within modules. */
  const shown = async (page: number): Promise<unknown[]> => {
    const answer = await mall.ask(indexTplIndex, { page_id: page });
    if (answer.type !== 'diy') return [];
    return blocksOf(answer).flatMap(({ id, data }) => {
      const { height, list } = data as { height?: number; list?: { data: { data: { height: number } }[] }[] };
      if (id === 'empty') return [height];
      return id === 'module'
        ? (list ?? []).flatMap((entry) => entry.data.map((inner) => inner.data.height))
        : [];
    });
  };
  const refusals = async () => {
    const { refusals: words } = await plan();
    const before = await mall.database.db.selectFrom('studio_ops').select('doc').execute();
    const { status, body } = await detach();
    expect([status, body]).toMatchObject([409, { error: { code: 'state', message: words.join('；') } }]);
    expect(await mall.database.db.selectFrom('studio_ops').select('doc').execute()).toEqual(before);
    return words;
  };

  it('is replaced in drafts and in what is live, which shoppers see no difference of, and deleted', async () => {
    const page = await savePage(mall, { tabs: [[gap(1), holding(moduleId), gap(2)]] });
    expect(await plan()).toMatchObject({
      drafts: 1,
      live: 1,
      tabbed: [],
      refusals: [],
      uses: [{ title: '测试页' }],
    });
    expect(await shown(page)).toEqual([1, 10, 20, 2]);
    const { status, body } = await detach();
    expect([status, body]).toEqual([200, { documents: 1, drafts: 1, live: 1 }]);
    expect(await shown(page)).toEqual([1, 10, 20, 2]);
    expect((await drafted(page)).map(({ data }) => data.height)).toEqual([1, 10, 20, 2]);
    const { live, hasChanges } = await read(page);
    expect([live?.note, live?.number, hasChanges]).toEqual(['解除模块「模板」的关联', 2, false]);
    expect((await mall.operate('DELETE', `/modules/${moduleId}`)).status).toBe(404);
    expect((await detach()).status).toBe(404);
    expect(mall.failures).toEqual([]);
  });

  it('is replaced by steps that other windows get, and that the audit names', async () => {
    const page = await savePage(mall, { tabs: [[holding(moduleId)]] });
    const uid = await uidOf(page);
    await detach();
    const { others } = (
      await post(`/documents/page-${page}/ops`, {
        base: 1,
        ops: [{ op: 'set', uid, at: '/data/tabType', value: 'filling', was: 'line' }],
        name: '',
        session: 'other',
      })
    ).body as unknown as { others: { name: string; ops: Op[] }[] };
    expect(others).toMatchObject([
      { name: '解除模块「模板」的关联', ops: [{ op: 'remove' }, { op: 'insert' }] },
    ]);
    const { items } = await get<{ items: { action: string; doc: string }[] }>('/audit');
    expect(items.slice(0, 3).map(({ action, doc }) => [action, doc])).toEqual([
      ['remove-module', `module-${moduleId}`],
      ['detach-module', `page-${page}`],
      ['publish', `page-${page}`],
    ]);
  });

  it('leaves what others have not published in the draft', async () => {
    const page = await savePage(mall, { tabs: [[gap(1), holding(moduleId)]] });
    const [gapUid, uid] = [await uidOf(page), await uidOf(page, 1)];
    await edit(page, [{ op: 'set', uid: gapUid, at: '/data/height', value: 5, was: 1 }], 'editor');
    await detach();
    expect(await shown(page)).toEqual([1, 10, 20]);
    const { hasChanges, authors, live } = await read(page);
    expect([hasChanges, authors.map(({ name }) => name)]).toEqual([true, expect.arrayContaining(['editor'])]);
    const { a, b } = await get<Record<'a' | 'b', DocumentAnswer>>(`/versions/${live?.id}/diff/draft`);
    const uids = ({ content }: DocumentAnswer) => content.tabs[0]?.blocks.map((block) => block.uid);
    expect(uids(a)).toEqual(uids(b));
    expect(uids(b)).not.toContain(uid);
  });

  it('is replaced where it stands in the draft alone, by what is live of it', async () => {
    const doc = `module-${moduleId}`;
    const { content } = await get<DocumentAnswer>(`/documents/${doc}`);
    const [first] = content.tabs[0]?.blocks ?? [];
    const set = { op: 'set', uid: first?.uid, at: '/data/height', value: 99, was: 10 };
    await post(`/documents/${doc}/ops`, { base: 1, ops: [set], name: '', session: 'w' });
    const page = await savePage(mall, { tabs: [[gap(1)]] });
    await addModule(page);
    expect(await plan()).toMatchObject({ drafts: 1, live: 0 });
    await detach();
    expect((await drafted(page)).map(({ data }) => data.height)).toEqual([10, 20, 1]);
    expect([(await read(page)).live?.number, await shown(page)]).toEqual([1, [1]]);
  });

  it('stays hidden where the page hides it, and leaves what a page has once behind', async () => {
    moduleId = await saveModule(mall, [{ id: 'search', data: {} }, gap(10), holding(moduleId)]);
    const page = await savePage(mall, { tabs: [[gap(1), holding(moduleId), holding(moduleId)]] });
    await edit(page, [{ op: 'note', uid: await uidOf(page, 1), name: 'isHidden', value: true }]);
    await detach();
    expect((await drafted(page)).map(({ id, data }) => [id, data.height])).toEqual([
      ['empty', 1],
      ['empty', 10],
      ['empty', 10],
    ]);
    const { notes } = (await read(page)).content;
    expect(notes).toEqual({ [await uidOf(page, 1)]: { isHidden: true } });
  });

  it('goes along with the modules beside it in a block, whose tabs are said to be gone', async () => {
    const other = await saveModule(mall, [gap(30)]);
    const page = await savePage(mall, {
      tabs: [[holding(moduleId, other)], [{ id: 'module', data: { id: moduleId } }]],
    });
    expect((await plan()).tabbed).toEqual(['测试页']);
    expect((await detach()).status).toBe(200);
    expect(await shown(page)).toEqual([10, 20, 30]);
    const { tabs } = (await read(page)).content;
    expect(tabs.map(({ blocks }) => blocks.length)).toEqual([3, 2]);
    expect(await get('/modules')).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id: other })]) as unknown,
    });
  });

  it('leaves nothing where it is empty', async () => {
    moduleId = await saveModule(mall, []);
    const page = await savePage(mall, { tabs: [[gap(1), holding(moduleId)]] });
    expect((await detach()).status).toBe(200);
    expect(await drafted(page)).toHaveLength(1);
  });

  it('is refused for those who may not publish', async () => {
    await savePage(mall, { tabs: [[holding(moduleId)]] });
    expect((await detach('viewer')).status).toBe(403);
    await mall.operate('PATCH', '/settings', { body: { isApproved: true } });
    expect((await detach('editor')).body).toMatchObject({ error: { message: '你的角色不能发布' } });
  });

  it('is refused for editors where an owner has locked its block, and opens the lock for owners', async () => {
    const page = await savePage(mall, { tabs: [[holding(moduleId)]] });
    await edit(page, [{ op: 'note', uid: await uidOf(page), name: 'locked', value: 'owner' }]);
    const { status, body } = await detach('editor');
    expect([status, (body as unknown as { error: { message: string } }).error.message]).toEqual([
      409,
      expect.stringMatching(/^「测试页」：「自定义模块」被所有者锁定，请 .*owner.* 解锁$/),
    ]);
    expect((await detach()).status).toBe(200);
    expect((await read(page)).content.notes).toEqual({});
  });

  it('is refused where a page would hold too many blocks, before anything is changed', async () => {
    await savePage(mall, { tabs: [[holding(moduleId)]] });
    const page = await savePage(mall, { tabs: [[gap(1), holding(moduleId)]] });
    await mall.operate('PATCH', `/pages/${page}`, { body: { title: '满的' } });
    await mall.operate('PATCH', '/settings', { body: { maxBlocks: 2 } });
    expect(await refusals()).toEqual([
      '「满的」：最多 2 个组件，还能加 1 个',
      '「满的」线上：最多 2 个组件，还能加 1 个',
    ]);
  });

  it('is refused while a version with it waits for its time or its review, which the words name', async () => {
    const page = await savePage(mall, { tabs: [[holding(moduleId)]] });
    const add: Op = { op: 'note', uid: await uidOf(page), name: 'name', value: '页脚' };
    await edit(page, [add]);
    const { version } = await read(page);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await post(`/documents/page-${page}/schedule`, { version, note: '', at, until: null, after: 'previous' });
    expect(await refusals()).toEqual([
      expect.stringMatching(/^「测试页」的定时（.*）用到它，先取消定时，或等它完成$/),
    ]);
    await mall.operate('DELETE', `/documents/page-${page}/schedule`);
    await post(`/documents/page-${page}/review`, { version, words: '' }, 'editor');
    expect(await refusals()).toEqual(['「测试页」提交审核的版本用到它，先通过或退回']);
  });

  it('is not deleted while a version with it waits, although no page uses it now', async () => {
    const page = await savePage(mall, { tabs: [[gap(1)]] });
    await addModule(page);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await post(`/documents/page-${page}/schedule`, {
      version: 2,
      note: '',
      at,
      until: null,
      after: 'previous',
    });
    await edit(page, [{ op: 'remove', uids: ['new'] }]);
    const words = (await plan()).refusals;
    expect(words).toHaveLength(1);
    const { body } = await mall.operate('DELETE', `/modules/${moduleId}`);
    expect(body).toMatchObject({ error: { code: 'state', message: words[0] } });
  });

  it('keeps the alternative texts of its pictures, and the uses of them', async () => {
    const path = 'uploads/a.png';
    moduleId = await saveModule(mall, [{ id: 'copyright', data: { picUrl: path } }]);
    const alts = JSON.stringify([{ block: 0, at: '/picUrl', picture: path, alt: '门店' }]);
    const { db } = mall.database;
    await db.updateTable('diy_templates').set({ alts }).where('id', '=', moduleId).execute();
    const bytes = { path, hash: 'a'.repeat(64), kind: 'picture' as const, width: 1, height: 1, bytes: 1 };
    await db
      .insertInto('studio_media')
      .values({ ...bytes, name: 'a', operator_id: mall.operatorIds.owner })
      .execute();
    const page = await savePage(mall, { tabs: [[holding(moduleId)]] });
    await detach();
    expect((await read(page)).content.notes).toEqual({ [await uidOf(page)]: { alt: { [path]: '门店' } } });
    expect((await storedTemplate(mall, page)).data).toContain(path);
    const uses = await db
      .selectFrom('studio_media_uses')
      .select(['doc', 'is_live'])
      .orderBy('is_live')
      .execute();
    expect(uses).toEqual([
      { doc: `page-${page}`, is_live: false },
      { doc: `page-${page}`, is_live: true },
    ]);
  });

  it('leaves a page off that is off, whatever was live of it', async () => {
    const [never, before] = [
      await savePage(mall, { tabs: [[holding(moduleId)]], isDisabled: true }),
      await savePage(mall, { tabs: [[holding(moduleId)]] }),
    ];
    await read(before);
    await mall.operate('PATCH', `/pages/${before}`, { body: { isDisabled: true, title: '改名了' } });
    expect((await detach()).body).toMatchObject({ documents: 2, drafts: 2, live: 0 });
    for (const page of [never, before]) {
      expect(await shown(page)).toEqual([]);
      await mall.operate('PATCH', `/pages/${page}`, { body: { isDisabled: false } });
      expect(await shown(page)).toEqual([10, 20]);
    }
    expect(await get(`/pages/${before}`)).toMatchObject({ title: '改名了' });
  });

  it('is replaced in a layout that two pages share, as the last publication left it', async () => {
    const [page, other] = [
      await savePage(mall, { tabs: [[gap(1), holding(moduleId)]] }),
      await savePage(mall, { tabs: [[gap(9)]] }),
    ];
    const { db } = mall.database;
    const nav = db.selectFrom('diy_page_navs').select('template_id').where('page_id', '=', page);
    await db.updateTable('diy_page_navs').set({ template_id: nav }).where('page_id', '=', other).execute();
    await read(other);
    await edit(page, [{ op: 'set', uid: await uidOf(page), at: '/data/height', value: 7, was: 1 }]);
    await post(`/documents/page-${page}/publish`, { version: 2, note: '' });
    expect((await detach()).body).toMatchObject({ documents: 2, live: 2 });
    expect([await shown(page), await shown(other)]).toEqual([
      [7, 10, 20],
      [7, 10, 20],
    ]);
  });

  it('is replaced in a user centre', async () => {
    const data = JSON.stringify([{ id: 'user', data: {} }, holding(moduleId)]);
    const { id } = await mall.database.db
      .insertInto('user_centers')
      .values({ name: '我的', platform: '', data })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await plan()).uses).toMatchObject([{ doc: `user-center-${id}`, title: '我的', isLive: true }]);
    expect((await detach()).body).toMatchObject({ documents: 1, live: 1 });
    const { content, live } = await get<DocumentAnswer>(`/documents/user-center-${id}`);
    expect([content.tabs[0]?.blocks.length, live?.number]).toEqual([3, 2]);
  });

  it('is not put back by going back, and is said to be deleted in an old version, whose blocks can be taken', async () => {
    const page = await savePage(mall, { tabs: [[holding(moduleId)]] });
    await detach();
    const back = await post(`/documents/page-${page}/unpublish`, { to: 'previous' });
    expect([back.status, back.body]).toMatchObject([
      409,
      { error: { message: '版本 1 用到的模块已删除：先把它恢复到草稿，解除模块关联，再发布' } },
    ]);
    expect(await shown(page)).toEqual([10, 20]);
    const { items } = await get<{ items: { id: number; number: number }[] }>(
      `/documents/page-${page}/versions`,
    );
    const first = items.find(({ number }) => number === 1)?.id ?? 0;
    const { version } = await read(page);
    await mall.operate('POST', `/versions/${first}/restore`, {
      body: {},
      headers: { 'If-Match': `"${version}"` },
    });
    const { issues } = (await post(`/documents/page-${page}/check`, { version: version + 1 }))
      .body as unknown as {
      issues: { level: string; words: string }[];
    };
    expect(issues).toContainEqual(expect.objectContaining({ level: 'must', words: '用到的模块已删除' }));
    expect((await get<{ blocks: unknown[] }>(`/modules/${moduleId}/blocks`)).blocks).toHaveLength(2);
  });

  it('is deleted once where two operators do it at the same time', async () => {
    const page = await savePage(mall, { tabs: [[holding(moduleId)]] });
    const statuses = (await Promise.all([detach(), detach('editor')])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
    expect(await drafted(page)).toHaveLength(2);
    expect(mall.failures).toEqual([]);
  });
});
