// Proves that the server itself refuses to publish what must be mended, whatever the client says.
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { CheckAnswer } from '~/domain/studio/api-publish';
import type { Op } from '~/domain/studio/ops';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { blocksOf, savePage } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

const CART = { url: '/pages/cart/cart', openType: 'navigate' };
const slide = (more: object = {}) => ({ picUrl: 'a.jpg', ...CART, ...more });
const banner = (...banners: unknown[]) => ({ id: 'banner', data: { banners } });
const GOOD = { id: 'empty', data: { height: 10 } };

const CASES: readonly [what: string, blocks: unknown[], at: string][] = [
  ['two of a kind that a page has once', [{ id: 'search' }, { id: 'search' }], '/blocks/UID/data'],
  ['a missing picture', [GOOD, banner(slide(), slide({ picUrl: '' }))], '/blocks/UID/data/banners/1/picUrl'],
  [
    'a link without its parameter',
    [GOOD, banner(slide(), slide({ url: '/pages/goods/goods' }))],
    '/blocks/UID/data/banners/1/url',
  ],
  [
    'an unsafe address',
    [GOOD, banner(slide(), slide({ url: 'javascript:alert(1)' }))],
    '/blocks/UID/data/banners/1/url',
  ],
  [
    'data that cannot be read',
    [GOOD, { id: 'banner', data: { banners: 'a.jpg' } }],
    '/blocks/UID/data/banners',
  ],
  ["the server's own block", [GOOD, { id: 'access_limit', data: { is_all: 1 } }], '/blocks/UID/data'],
  [
    "what a widget's own rules refuse",
    [GOOD, { id: 'notice', data: { content: '' } }],
    '/blocks/UID/data/content',
  ],
];

describeOnBothDatabases('publishing what must be mended', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  const read = async (doc: string) =>
    (await mall.operate('GET', `/documents/${doc}`)).body as unknown as DocumentAnswer;

  /** A page with a draft whose second and later changes make it hold these blocks. */
  async function pageWith(blocks: readonly unknown[]): Promise<{ pageId: number; doc: string; uid: string }> {
    const pageId = await savePage(mall, { tabs: [[GOOD]] });
    const doc = `page-${pageId}`;
    const { content } = await read(doc);
    const [tab] = content.tabs;
    const texts = blocks.map((block, index) => ({ uid: `x${index}`, text: JSON.stringify(block) }));
    const ops: Op[] = [
      { op: 'remove', uids: tab?.blocks.map(({ uid }) => uid) ?? [] },
      { op: 'insert', tab: tab?.key ?? '', after: null, blocks: texts },
    ];
    const { status } = await mall.operate('POST', `/documents/${doc}/ops`, {
      body: { base: 1, ops, name: '', session: 'w' },
    });
    expect(status).toBe(200);
    return { pageId, doc, uid: texts.at(-1)?.uid ?? '' };
  }

  const WAYS: readonly [path: string, body: object][] = [
    ['publish', { note: '' }],
    ['schedule', { note: '', at: new Date(Date.now() + 60_000).toISOString(), until: null }],
    ['review', { words: '' }],
  ];

  it.each(CASES)('is refused with its place: %s', async (_what, blocks, at) => {
    const { doc, pageId, uid } = await pageWith(blocks);
    for (const [path, body] of WAYS) {
      const answer = await mall.operate('POST', `/documents/${doc}/${path}`, {
        body: { version: 2, ...body },
      });
      expect([path, answer.status]).toEqual([path, 422]);
      expect(answer.body).toMatchObject({
        error: { code: 'invalid', fields: [{ pointer: at.replace('UID', uid) }] },
      });
    }
    const shown = await mall.ask(indexTplIndex, { page_id: pageId });
    expect(blocksOf(shown).map(({ id }) => id)).toEqual(['empty', 'app-nav-bar']);
    expect(await read(doc)).toMatchObject({ version: 2, schedule: null, review: null });
  });

  it('is refused where a tab has too many blocks, and allowed where the hidden ones make it few enough', async () => {
    await mall.operate('PATCH', '/settings', { body: { maxBlocks: 2 } });
    const pageId = await savePage(mall, { tabs: [[GOOD, GOOD, GOOD]] });
    const doc = `page-${pageId}`;
    const [tab] = (await read(doc)).content.tabs;
    const rename: Op = { op: 'rename-tab', key: tab?.key ?? '', value: '二', was: tab?.name ?? '' };
    const body = { base: 1, ops: [rename], name: '', session: 'w' };
    await mall.operate('POST', `/documents/${doc}/ops`, { body });
    const publish = (version: number) =>
      mall.operate('POST', `/documents/${doc}/publish`, { body: { version, note: '' } });
    expect((await publish(2)).body).toMatchObject({
      error: {
        code: 'invalid',
        fields: [{ pointer: `/tabs/${tab?.key ?? ''}`, message: '页面：最多 2 个组件，现在有 3 个' }],
      },
    });
    const hide: Op = { op: 'note', uid: tab?.blocks[0]?.uid ?? '', name: 'isHidden', value: true };
    await mall.operate('POST', `/documents/${doc}/ops`, { body: { ...body, base: 2, ops: [hide] } });
    expect((await publish(3)).status).toBe(201);
  });

  it('is refused at the approval, where the limits changed since the submission', async () => {
    const { doc } = await pageWith([GOOD, GOOD]);
    const { body } = await mall.operate('POST', `/documents/${doc}/review`, {
      as: 'editor',
      body: { version: 2, words: '' },
    });
    const approve = () =>
      mall.operate('POST', `/reviews/${String(body['id'])}/approve`, { body: { note: '' } });
    await mall.operate('PATCH', '/settings', { body: { maxBlocks: 1 } });
    expect((await approve()).status).toBe(422);
    expect(await read(doc)).toMatchObject({ review: { state: 'waiting' } });
    await mall.operate('PATCH', '/settings', { body: { maxBlocks: 2 } });
    expect((await approve()).status).toBe(201);
  });

  it('is refused where a module that it shows is gone, or cannot be shown in another page', async () => {
    const moduleOf = (id: number) => ({ id: 'module', data: { list: [{ id, name: '', tabName: '' }] } });
    const { id } = await mall.database.db
      .insertInto('diy_templates')
      .values({ name: '页头', type: '', data: JSON.stringify([{ id: 'search', data: {} }]) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const messageOf = async (moduleId: number) => {
      const { doc } = await pageWith([GOOD, moduleOf(moduleId)]);
      const { body } = await mall.operate('POST', `/documents/${doc}/publish`, {
        body: { version: 2, note: '' },
      });
      return body['error'] as unknown;
    };
    expect([await messageOf(999_999), await messageOf(id)]).toMatchObject([
      { fields: [{ message: '自定义模块：用到的模块已删除' }] },
      { fields: [{ message: '自定义模块：「模块」第 1 个里面有「搜索」，一页只能有一个；打开它删除' }] },
    ]);
  });

  it('is no matter where a module changed after the page was published, which the check says', async () => {
    const { db } = mall.database;
    const { id } = await db
      .insertInto('diy_templates')
      .values({ name: '页头', type: '', data: JSON.stringify([GOOD]) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const list = [{ id, name: '', tabName: '' }];
    const { doc } = await pageWith([GOOD, { id: 'module', data: { list } }]);
    const body = { version: 2, note: '' };
    expect((await mall.operate('POST', `/documents/${doc}/publish`, { body })).status).toBe(201);
    const codes = async () => {
      const answer = await mall.operate('POST', `/documents/${doc}/check`, { body: { version: 2 } });
      return (answer.body as unknown as CheckAnswer).issues.map(({ code }) => code);
    };
    expect(await codes()).not.toContain('changed');
    const later = new Date(Date.now() + 60_000);
    await db.updateTable('diy_templates').set({ updated_at: later }).where('id', '=', id).execute();
    expect(await codes()).toContain('changed');
  });

  it('is found by the check of a draft as well, with what only advises and what the page weighs', async () => {
    const path = `uploads/20261125/${'a'.repeat(32)}.jpg`;
    await mall.database.db
      .insertInto('studio_media')
      .values({
        name: 'a',
        hash: 'a',
        path,
        bytes: 2_000_000,
        width: 750,
        height: 300,
        alt: null,
        mean: '#fdfdfd',
      })
      .execute();
    const goods = { id: 'goods', data: { addGoodsType: 1, list: [{ id: 1 }, { id: 999_999 }] } };
    const shopper = { id: 'user-info', data: { backgroundPicUrl: path } };
    const { doc, uid } = await pageWith([
      banner(slide({ picUrl: path }), slide({ picUrl: '' })),
      shopper,
      goods,
    ]);
    const check = (version: number) =>
      mall.operate('POST', `/documents/${doc}/check`, { as: 'viewer', body: { version } });
    const { status, body } = await check(2);
    expect(status).toBe(200);
    const { issues, weights } = body as unknown as CheckAnswer;
    expect(issues.map(({ level, code }) => `${level} ${code}`)).toEqual(
      expect.arrayContaining([
        'must picture',
        'should heavy',
        'should alt',
        'should goods-gone',
        'should weight',
        'should contrast',
      ]),
    );
    expect(issues.find(({ code }) => code === 'goods-gone')).toMatchObject({ uid, at: '/list/1' });
    expect(Object.values(weights)).toMatchObject([{ bytes: 160 * 1024 + 2_000_000 }]);
    expect((await check(1)).body).toMatchObject({ error: { code: 'stale', current: 2 } });
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
