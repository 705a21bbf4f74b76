// Proves who gets pictures of documents, what they show, and that nothing in them can run.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { Part } from '~/domain/studio/api-parts';
import type { VersionRow } from '~/domain/studio/api-publish';
import { Prerenderer } from '~/server/site/prerender';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { picked, saveModule, savePage } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

/** Renders the blocks that it is sent as text, with a script and how many it has rendered; fails for one title. */
const WORKER = `
const { parentPort } = require('node:worker_threads');
let count = 0;
parentPort.on('message', ({ id, boot }) => {
  const page = boot['api/index/tpl-index'].home_pages;
  if (page.title === '画不出') return parentPort.postMessage({ id, error: 'no' });
  count += 1;
  const html = '<p class="a">' + page.title + ' ' + JSON.stringify(page.navs[0].template.data) + ' nth ' + count + '</p><script>1</script>';
  parentPort.postMessage({ id, answer: { html, first: [], parts: [], card: null } });
});`;

let folder = '';
let prerenderer: Prerenderer | null = null;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagoda-stills-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  const manifest = { 'index.html': { file: 'a.js', css: ['assets/entry.css'] } };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'assets/entry.css'), '.a{color:red}.b{color:blue}');
  writeFileSync(join(folder, 'worker.cjs'), WORKER);
  prerenderer = Prerenderer.of(folder, join(folder, 'worker.cjs'));
});

afterAll(async () => {
  await prerenderer?.close();
  rmSync(folder, { recursive: true, force: true });
});

const empty = (height: number) => ({ id: 'empty', data: { height } });

describeOnBothDatabases('pictures of documents', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open(), { site: { folder, studioFolder: folder, prerenderer } });
  });

  const still = (path: string, as: 'viewer' | 'nobody' = 'viewer') =>
    mall.operate('GET', `/stills/${path}`, { as });
  const textOf = async (path: string): Promise<string> => {
    const { status, body } = await still(path);
    expect([path, status]).toEqual([path, 200]);
    return String(body['text']);
  };

  it('show templates with the mall’s own goods, and nothing for one that is gone', async () => {
    const { id } = await mall.database.db
      .insertInto('studio_templates')
      .values({
        name: '清晨',
        description: '',
        content: JSON.stringify([picked(1), empty(7)]),
        is_shipped: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const html = await textOf(`template-${id}`);
    expect(html).toContain('清晨');
    expect(html).toContain('"height":7');
    expect(html).not.toMatch(/<script/i);
    expect((await still('template-999999')).status).toBe(404);
    expect((await still(`template-${id}`, 'nobody')).status).toBe(401);
  });

  it('show the draft as a guest sees it, without hidden blocks and without scripts, and make no draft', async () => {
    const id = await savePage(mall, { tabs: [[picked(1), empty(11)]] });
    const html = await textOf(`page-${id}`);
    expect(html).toContain('测试页');
    // Hydrated: the stored layout knows neither price nor stock.
    expect(html).toContain('"price"');
    expect(html).not.toContain('script');
    // The rules that it needs alone, and the mall's colours.
    expect(html).toContain('<style>.a{color:red}:root:root{--mall-main:');
    expect(html).not.toContain('blue');
    const drafts = mall.database.db.selectFrom('studio_drafts').select('doc').where('doc', '=', `page-${id}`);
    expect(await drafts.execute()).toEqual([]);
    const { body } = await mall.operate('GET', `/documents/page-${id}`);
    const uid = (body as unknown as { content: { tabs: { blocks: { uid: string }[] }[] } }).content.tabs[0]
      ?.blocks[1]?.uid;
    const ops = [{ op: 'note', uid, name: 'isHidden', value: true }];
    await mall.operate('POST', `/documents/page-${id}/ops`, {
      body: { base: 1, ops, name: '', session: 'w' },
    });
    expect(await textOf(`page-${id}`)).not.toContain('"height":11');
  });

  it('are made once for all operators, and anew when the content changes, at another time or of another version', async () => {
    const id = await savePage(mall, { tabs: [[empty(41)]] });
    const doc = `page-${id}`;
    const nth = async (path: string, as: 'owner' | 'viewer' = 'viewer') => {
      const { body } = await mall.operate('GET', `/stills/${path}`, { as });
      return Number(/nth (\d+)/.exec(String(body['text']))?.[1]);
    };
    const first = await nth(doc);
    expect([await nth(doc, 'owner'), await nth(`${doc}?at=2026-11-20T04:00:00.000Z`)]).toEqual([
      first,
      first,
    ]);
    const { body: opened } = await mall.operate('GET', `/documents/${doc}`);
    const [block] = (opened as unknown as DocumentAnswer).content.tabs[0]?.blocks ?? [];
    const ops = [{ op: 'set', uid: block?.uid, at: '/data/height', value: 42, was: 41 }];
    const saved = await mall.operate('POST', `/documents/${doc}/ops`, {
      body: { base: 1, ops, name: '', session: 'w' },
    });
    expect(saved.status).toBe(200);
    expect(await textOf(doc)).toContain('"height":42');
    expect(await nth(doc)).toBe(first + 1);
    const { body } = await mall.operate('GET', `/documents/${doc}/versions`);
    const [version] = (body as unknown as Part<VersionRow>).items;
    expect(await nth(`${doc}?version=${version?.id}`)).toBe(first + 2);
    // That of the draft is still stored.
    expect(await nth(doc)).toBe(first + 1);
    await mall.database.db
      .updateTable('studio_pictures')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await nth(doc)).toBe(first + 3);
  });

  it('forbid everything but styles and pictures', async () => {
    const { headers } = await still(`page-${await savePage(mall, { tabs: [[]] })}`);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(['sandbox', "default-src 'none'", "style-src 'unsafe-inline'", 'img-src data:']);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('are stored by the browser where they are asked for by the last change', async () => {
    const id = await savePage(mall, { tabs: [[]] });
    const { headers } = await still(`page-${id}?at=2026-11-20T04:00:00.000Z`);
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
  });

  it('show a version of the document, and no version of another one', async () => {
    const [id, other] = [
      await savePage(mall, { tabs: [[empty(21)]] }),
      await savePage(mall, { tabs: [[empty(22)]] }),
    ];
    const { body } = await mall.operate('GET', `/documents/page-${id}/versions`);
    const [version] = (body as unknown as Part<VersionRow>).items;
    const shown = await still(`page-${id}?version=${version?.id}`);
    expect(shown.body['text']).toContain('"height":21');
    expect(shown.headers.get('cache-control')).toBe('private, max-age=3600');
    for (const path of [
      `page-${other}?version=${version?.id}`,
      `page-${id}?version=x`,
      `page-${id}?version=999999`,
    ])
      expect([path, (await still(path)).status]).toEqual([path, 404]);
  });

  it('are of pages, modules and user centres, and of nothing else', async () => {
    expect(await textOf(`module-${await saveModule(mall, [empty(31)])}`)).toContain('"height":31');
    expect(await textOf('user-center-1')).toContain('user');
    for (const doc of ['page-999999', 'module-999999', 'theme', 'page-0', 'nonsense'])
      expect([doc, (await still(doc)).status]).toEqual([doc, 404]);
  });

  it('are for operators only', async () => {
    expect((await still('page-1', 'nobody')).status).toBe(401);
  });

  it('are refused, not left out, where they cannot be rendered', async () => {
    const id = await savePage(mall, { tabs: [[]] });
    await mall.database.db.updateTable('diy_pages').set({ title: '画不出' }).where('id', '=', id).execute();
    expect((await still(`page-${id}`)).status).toBe(503);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
