// Proves that pages, modules and user centres are restored from the trash, and when they are removed for good.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer, PageRow } from '~/domain/studio/api';
import type { ModuleRow, UserCenterRow } from '~/domain/studio/api-modules';
import type { Tables } from '~/server/db/tables';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { savePage } from '~/tests/server/page-helpers';
import { jobRunnerOver } from '~/tests/server/rounds-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

const START = new Date('2026-11-01T04:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * 86_400_000);
const DELETED = after(-30);

describeOnBothDatabases('the trash', (open) => {
  let mall: StudioMall;
  let now: Date;
  beforeEach(async () => {
    now = START;
    mall = await openStudio(await open(), { now: () => now });
  });

  const run = (at: Date) => jobRunnerOver(mall.database.db, (error) => mall.failures.push(error)).run(at);
  const trashed = async () =>
    (await mall.operate('GET', '/pages?state=trashed')).body['items'] as unknown as PageRow[];
  const countOf = async (table: keyof Tables & `studio_${string}`, doc: string): Promise<number> => {
    const rows = await mall.database.db
      .selectFrom(table as 'studio_drafts')
      .select('doc')
      .where('doc', '=', doc)
      .execute();
    return rows.length;
  };
  const layoutsOf = async (id: number) =>
    mall.database.db
      .selectFrom('diy_page_navs')
      .innerJoin('diy_templates as template', 'template.id', 'diy_page_navs.template_id')
      .select(['template.id', 'template.deleted_at'])
      .where('page_id', '=', id)
      .execute();

  /** A published page with a picture, a schedule that was cancelled, a review and a link. */
  async function lived(): Promise<{ id: number; doc: string }> {
    const id = await savePage(mall, { tabs: [[{ id: 'empty', data: { height: 10 } }]] });
    const doc = `page-${id}`;
    const { body } = await mall.operate('GET', `/documents/${doc}`);
    const content = {
      ...(body['content'] as unknown as object),
      meta: { title: '会场', show_navs: false, access_limit: null },
    };
    const { db } = mall.database;
    const media = await db
      .insertInto('studio_media')
      .values({
        hash: doc,
        path: `uploads/${doc}.png`,
        bytes: 1,
        name: '图',
        alt: null,
        folder_id: null,
        operator_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('studio_media_uses')
      .values({ media_id: media.id, doc, is_live: false, uid: 'b0', pointer: '/data' })
      .execute();
    await db
      .insertInto('studio_pictures')
      .values({ doc, shown: 'draft', digest: '', svg: '', expires_at: after(90) })
      .execute();
    await mall.operate('PUT', `/documents/${doc}`, {
      headers: { 'If-Match': '"1"' },
      body: { content, name: '', session: 'w' },
    });
    const published = await mall.operate('POST', `/documents/${doc}/publish`, {
      body: { version: 2, note: '' },
    });
    expect(published.status).toBe(201);
    await mall.operate('POST', `/documents/${doc}/review`, {
      as: 'editor',
      body: { version: 2, words: '看看' },
    });
    await mall.operate('POST', `/documents/${doc}/schedule`, {
      body: { version: 2, note: '', at: after(90).toISOString(), until: null, after: 'previous' },
    });
    await mall.operate('POST', `/documents/${doc}/preview-links`, { body: { hours: 2, audience: {} } });
    return { id, doc };
  }

  it('keeps a page for thirty days, then removes it with its versions, draft, uses and layouts', async () => {
    const { id, doc } = await lived();
    const layouts = await layoutsOf(id);
    const other = await savePage(mall, { tabs: [[]] });
    now = DELETED;
    expect((await mall.operate('DELETE', `/pages/${id}`)).status).toBe(204);
    await run(new Date(START.getTime() - 1000));
    expect((await trashed()).map((row) => row.id)).toEqual([id]);
    await Promise.all([run(START), run(START)]);
    expect(await trashed()).toEqual([]);
    expect((await mall.operate('GET', `/pages/${id}`)).status).toBe(404);
    expect((await mall.operate('GET', `/documents/${doc}`)).status).toBe(404);
    expect((await mall.operate('POST', `/pages/${id}/restore`)).status).toBe(404);
    for (const table of [
      'studio_drafts',
      'studio_ops',
      'studio_versions',
      'studio_schedules',
      'studio_reviews',
      'studio_media_uses',
      'studio_preview_links',
      'studio_pictures',
    ] as const)
      expect([table, await countOf(table, doc)]).toEqual([table, 0]);
    const { deleted_at: removedAt } = await mall.database.db
      .selectFrom('diy_templates')
      .select('deleted_at')
      .where('id', '=', layouts[0]?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(removedAt).toEqual(START);
    expect((await mall.operate('GET', `/pages/${other}`)).status).toBe(200);
    const { body } = await mall.operate('GET', `/audit?doc=${doc}&action=purge`);
    expect(body['items']).toMatchObject([{ title: '会场', by: null }]);
  });

  it('leaves restored pages, and layouts that another page shows', async () => {
    const { id } = await lived();
    const [layout] = await layoutsOf(id);
    const other = await savePage(mall, { tabs: [] });
    await mall.database.db
      .insertInto('diy_page_navs')
      .values({ page_id: other, template_id: layout?.id ?? 0, name: '共用', position: 0 })
      .execute();
    now = DELETED;
    await mall.operate('DELETE', `/pages/${id}`);
    await mall.operate('POST', `/pages/${id}/restore`);
    await run(START);
    expect((await mall.operate('GET', `/pages/${id}`)).status).toBe(200);
    await mall.operate('DELETE', `/pages/${id}`);
    await run(START);
    expect((await mall.operate('GET', `/pages/${id}`)).status).toBe(404);
    expect(await layoutsOf(other)).toMatchObject([{ id: layout?.id, deleted_at: null }]);
  });

  it('restores a module as it was, and forgets its draft after thirty days', async () => {
    const text = '[ {"id":"empty","data":{"height":1.50}} ]';
    const { body } = await mall.operate('POST', '/modules', { body: { name: '承诺', text } });
    const path = `/modules/${String(body['id'])}`;
    const doc = String(body['doc']);
    const before = (await mall.operate('GET', `/documents/${doc}`)).body['content'];
    const namesIn = async (query: string) =>
      ((await mall.operate('GET', `/modules${query}`)).body['items'] as unknown as ModuleRow[])
        .filter((row) => row.doc === doc)
        .map(({ name, deletedAt }) => [name, deletedAt]);
    now = DELETED;
    expect((await mall.operate('POST', `${path}/restore`)).status).toBe(404);
    expect((await mall.operate('DELETE', path)).status).toBe(204);
    expect(await namesIn('')).toEqual([]);
    now = new Date(START.getTime() - 1000);
    expect(await namesIn('?state=trashed')).toEqual([['承诺', DELETED.toISOString()]]);
    await run(now);
    expect((await mall.operate('POST', `${path}/restore`)).body).toMatchObject({
      deletedAt: null,
      blockCount: 1,
    });
    expect(await namesIn('')).toEqual([['承诺', null]]);
    expect((await mall.operate('GET', `/documents/${doc}`)).body['content']).toEqual(before);

    now = DELETED;
    await mall.operate('DELETE', path);
    now = START;
    await Promise.all([run(START), run(START)]);
    expect(await namesIn('?state=trashed')).toEqual([]);
    expect((await mall.operate('POST', `${path}/restore`)).status).toBe(404);
    expect(await countOf('studio_drafts', doc)).toBe(0);
    const purged = (await mall.operate('GET', `/audit?doc=${doc}&action=purge`)).body['items'];
    expect(purged).toMatchObject([{ title: '承诺', by: null }]);
  });

  it('cancels the schedule of a module that is deleted', async () => {
    const text = '[{"id":"empty","data":{"height":10}}]';
    const { body } = await mall.operate('POST', '/modules', { body: { name: '承诺', text } });
    const [path, doc] = [`/modules/${String(body['id'])}`, `/documents/${String(body['doc'])}`];
    const { content } = (await mall.operate('GET', doc)).body as unknown as DocumentAnswer;
    const uid = content.tabs[0]?.blocks[0]?.uid ?? '';
    const ops = [{ op: 'set', uid, at: '/data/height', value: 20, was: 10 }];
    await mall.operate('POST', `${doc}/ops`, { body: { base: 1, ops, name: '', session: 'w' } });
    const at = after(2).toISOString();
    const planned = await mall.operate('POST', `${doc}/schedule`, { body: { version: 2, note: '', at } });
    expect(planned.status).toBe(201);
    await mall.operate('DELETE', path);
    await mall.operate('POST', `${path}/restore`);
    expect((await mall.operate('GET', doc)).body['schedule']).toBeNull();
  });

  it('lets those alone restore a module who may delete it', async () => {
    const { body } = await mall.operate('POST', '/modules', { body: { name: '承诺', text: '[]' } });
    const path = `/modules/${String(body['id'])}`;
    await mall.operate('DELETE', path);
    await mall.operate('PATCH', '/settings', { body: { isApproved: true } });
    expect((await mall.operate('POST', `${path}/restore`, { as: 'editor' })).status).toBe(403);
    expect((await mall.operate('POST', `${path}/restore`)).status).toBe(200);
  });

  it('restores a user centre that no shopper sees, and removes it after thirty days', async () => {
    const text = '[{"id":"user","data":{}},{"id":"order","data":{}}]';
    const { body } = await mall.operate('POST', '/user-centers', {
      as: 'editor',
      body: { name: '新版', text },
    });
    const path = `/user-centers/${String(body['id'])}`;
    const doc = String(body['doc']);
    const namesIn = async (query: string) =>
      ((await mall.operate('GET', `/user-centers${query}`)).body['items'] as unknown as UserCenterRow[])
        .filter((row) => row.doc === doc)
        .map(({ name, deletedAt }) => [name, deletedAt]);
    const remove = () => mall.operate('DELETE', path, { as: 'editor' });
    await mall.operate('PATCH', path, { body: { platforms: ['bdapp'] } });
    expect((await remove()).body).toMatchObject({
      error: { code: 'state', message: '顾客正在用它，先换成别的个人中心' },
    });
    await mall.operate('PATCH', path, { body: { platforms: [] } });
    now = DELETED;
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await namesIn('')).toEqual([]);
    expect(await namesIn('?state=trashed')).toEqual([['新版', DELETED.toISOString()]]);
    expect((await mall.operate('POST', `${path}/restore`, { as: 'editor' })).status).toBe(200);
    expect(await namesIn('')).toEqual([['新版', null]]);
    await remove();
    await run(START);
    expect((await mall.operate('GET', `/documents/${doc}`)).status).toBe(404);
    expect(await countOf('studio_drafts', doc)).toBe(0);
  });

  it('restores a template of an operator', async () => {
    const { body } = await mall.operate('POST', '/templates', {
      as: 'editor',
      body: { name: '上新', description: '', text: '[{"id":"empty","data":{}}]' },
    });
    const path = `/templates/${String(body['id'])}`;
    const restore = () => mall.operate('POST', `${path}/restore`, { as: 'editor' });
    expect((await restore()).status).toBe(404);
    expect((await mall.operate('DELETE', path, { as: 'editor' })).status).toBe(204);
    expect((await mall.operate('GET', path)).status).toBe(404);
    expect((await restore()).body).toEqual(body);
    expect((await mall.operate('GET', path)).status).toBe(200);
    expect((await mall.operate('POST', `${path}/restore`, { as: 'viewer' })).status).toBe(403);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
