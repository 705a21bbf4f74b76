// Pages, media, modules, pickers, hydration, import and export of the operator API.
import { beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { ImportReport } from '~/domain/studio/api-import';
import type { MediaRow, Picked } from '~/domain/studio/api-library';
import { PICK_KINDS } from '~/domain/studio/api-library';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { blocksOf, picked, savePage } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall, type StudioRequest } from '~/tests/server/studio-helpers';

const picture = (width: number, height: number, background = '#6a8') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

describeOnBothDatabases('studio library', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  const upload = async (bytes: Uint8Array, name: string) => {
    const raw = new FormData();
    raw.append('file', new File([new Uint8Array(bytes)], name));
    const { status, body } = await mall.operate('POST', '/media', { as: 'editor', raw });
    return { status, body: body as unknown as MediaRow & { error?: { message: string } } };
  };
  const get = async <T>(path: string, request: StudioRequest = {}): Promise<T> => {
    const { status, body } = await mall.operate('GET', path, { as: 'viewer', ...request });
    expect([path, status]).toEqual([path, 200]);
    return body as unknown as T;
  };
  const itemsOf = async <T>(path: string) => (await get<{ items: T[] }>(path)).items;

  describe('media', () => {
    it('stores pictures once, by their bytes', async () => {
      const first = await upload(await picture(300, 200), '头图.png');
      expect([first.status, first.body]).toMatchObject([
        201,
        { name: '头图', width: 300, height: 200, uses: 0, kind: 'picture' },
      ]);
      expect((await upload(await picture(300, 200), 'again.png')).body.id).toBe(first.body.id);
      expect((await mall.app.request(`http://mall.test/${first.body.url}`)).headers.get('content-type')).toBe(
        'image/png',
      );
    });

    it('rasterises drawings without their scripts, scales wide pictures down, and refuses everything else', async () => {
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="red"/></svg>';
      const drawing = await upload(Buffer.from(svg), 'logo.svg');
      expect(drawing.body).toMatchObject({ note: 'SVG 已转成图片，其中的脚本已去掉' });
      expect(drawing.body.url).toMatch(/\.png$/);
      expect((await upload(await picture(5000, 50), 'wide.png')).body).toMatchObject({
        width: 4096,
        note: '图片已缩小到 4096 像素宽',
      });
      const bomb = Buffer.from(await picture(1, 1));
      bomb.writeUInt32BE(30_000, 16);
      bomb.writeUInt32BE(30_000, 20);
      const huge = await upload(bomb, 'bomb.png');
      expect([huge.status, huge.body.error?.message]).toEqual([415, '图片 30000×30000，超过 12000 像素']);
      for (const text of ['<html><script>1</script></html>', 'GIF89a', ''])
        expect((await upload(Buffer.from(text), 'x.png')).status).toBe(415);
      const hugeDrawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="900000"/>';
      expect((await upload(Buffer.from(hugeDrawing), 'x.svg')).status).toBe(415);
    });

    it('lists the uses of a picture, refuses to delete it while it is used, and replaces it everywhere as one step', async () => {
      const [old, next, third] = [
        (await upload(await picture(30, 20), 'a.png')).body,
        (await upload(await picture(30, 20, '#a68'), 'b.png')).body,
        (await upload(await picture(30, 20, '#68a'), 'c.png')).body,
      ];
      const block = { id: 'banner', data: { banners: [{ picUrl: old.url }, { picUrl: 'a.jpg' }] } };
      const id = await savePage(mall, {
        tabs: [[block, { id: 'image-text', data: { content: `<img src="${old.url}">` } }]],
      });
      const doc = `/documents/page-${id}`;
      await get(doc);
      await mall.operate('PUT', doc, {
        headers: { 'If-Match': '"1"' },
        body: { content: (await get<DocumentAnswer>(doc)).content, name: '', session: 'w' },
      });
      await mall.operate('POST', `${doc}/publish`, { body: { version: 2, note: '' } });
      expect(await itemsOf(`/media/${old.id}/uses`)).toMatchObject([
        { doc: `page-${id}`, isLive: true },
        { doc: `page-${id}` },
      ]);
      const refused = await mall.operate('DELETE', `/media/${old.id}`);
      expect([refused.status, refused.body]).toMatchObject([
        409,
        { error: { code: 'in-use', message: '这张图用在 2 处，删除后会变成空白' } },
      ]);
      const replaced = await mall.operate('POST', `/media/${old.id}/replace`, { body: { by: next.id } });
      expect(replaced.body).toEqual({ drafts: 2, live: 2 });
      const shown = blocksOf(await mall.ask(indexTplIndex, { page_id: id }));
      expect(JSON.stringify(shown)).toContain(next.url);
      expect(JSON.stringify(shown)).not.toContain(old.url);
      expect(await get<DocumentAnswer>(doc)).toMatchObject({ version: 3, hasChanges: false });
      expect((await mall.operate('DELETE', `/media/${old.id}`)).status).toBe(204);
      // What shoppers get without a version stays: a new title, a page that is off.
      await mall.operate('PATCH', `/pages/${id}`, { body: { title: '改名了', isDisabled: true } });
      await mall.operate('POST', `/media/${next.id}/replace`, { body: { by: third.id } });
      expect(await get(`/pages/${id}`)).toMatchObject({
        title: '改名了',
        isDisabled: true,
        hasChanges: false,
      });
    });

    it('crops, renames, describes and files pictures', async () => {
      const { body } = await upload(await picture(300, 200), 'a.png');
      const cropped = await mall.operate('POST', `/media/${body.id}/crop`, {
        body: { x: 10, y: 0, width: 100, height: 50 },
      });
      expect([cropped.status, cropped.body]).toMatchObject([201, { width: 100, height: 50 }]);
      expect(
        (
          await mall.operate('POST', `/media/${body.id}/crop`, {
            body: { x: 250, y: 0, width: 100, height: 50 },
          })
        ).status,
      ).toBe(422);
      const folder = await mall.operate('POST', '/media/folders', { body: { name: '秋季' } });
      expect((await mall.operate('POST', '/media/folders', { body: { name: '秋季' } })).status).toBe(422);
      const patch = { name: '茶', alt: '一杯茶', folder: Number(folder.body['id']) };
      expect((await mall.operate('PATCH', `/media/${body.id}`, { body: patch })).body).toMatchObject(patch);
      expect(await itemsOf('/media/folders')).toMatchObject([{ name: '秋季', count: 1 }]);
      expect(await itemsOf(`/media?folder=${patch.folder}`)).toHaveLength(1);
      expect((await mall.operate('DELETE', `/media/folders/${patch.folder}`)).status).toBe(204);
      expect(await itemsOf('/media?folder=none&q=%E8%8C%B6')).toHaveLength(1);
    });
  });

  it('edits user centres and settings as documents', async () => {
    const [centre] = await itemsOf<{ doc: string; platforms: string[] }>('/user-centers');
    expect(centre).toMatchObject({ platforms: ['mobile', 'wechat'] });
    for (const doc of [centre?.doc ?? '', 'auth', 'tab-bar', 'title-bar', 'quick-nav', 'theme'])
      expect((await get<DocumentAnswer>(`/documents/${doc}`)).hasChanges).toBe(false);
    const ops = [{ op: 'meta', name: 'theme_color', value: 'g', was: 'a' }];
    await mall.operate('POST', '/documents/theme/ops', { body: { base: 1, ops, name: '', session: 'w' } });
    expect(
      (await mall.operate('POST', '/documents/theme/publish', { body: { version: 2, note: '' } })).status,
    ).toBe(201);
    const row = await mall.database.db
      .selectFrom('mall_options')
      .select('value')
      .where('key', '=', 'theme_color')
      .executeTakeFirst();
    expect(row?.value).toBe('g');
    await mall.operate('POST', '/documents/theme/unpublish', { body: { to: 'previous' } });
    const back = await mall.database.db
      .selectFrom('mall_options')
      .select('value')
      .where('key', '=', 'theme_color')
      .executeTakeFirst();
    expect(back?.value).toBe('a');
  });

  describe('pickers', () => {
    it.each(PICK_KINDS)('search, page and look up %s', async (kind) => {
      const items = await itemsOf<Picked>(`/pick/${kind}`);
      if (kind !== 'live') expect(items.length).toBeGreaterThan(0);
      const ids = items.slice(0, 2).map(({ id }) => id);
      const again = await itemsOf<Picked>(`/pick/${kind}?ids=${[...ids].reverse().join(',')},2000000000`);
      if (kind !== 'live') expect(again.map(({ id }) => id)).toEqual([...ids.reverse(), 2_000_000_000]);
      expect(again.at(-1)).toMatchObject({ isGone: true, problem: '已删除' });
      expect(await itemsOf(`/pick/${kind}?q=${encodeURIComponent('没有这种东西')}`)).toEqual([]);
    });

    it('say of a page why shoppers cannot open it', async () => {
      const live = await savePage(mall, { tabs: [[{ id: 'empty', data: { height: 10 } }]] });
      const fresh = async () => {
        const tabs = [{ name: '一', text: JSON.stringify([{ id: 'empty', data: { height: 10 } }]) }];
        const { body } = await mall.operate('POST', '/pages', {
          body: { title: '新的', from: 'import', tabs },
        });
        return Number(body['id']);
      };
      const [off, planned, draft] = [await fresh(), await fresh(), await fresh()];
      const { db } = mall.database;
      await db.updateTable('diy_pages').set({ is_disable: true }).where('id', '=', off).execute();
      const at = new Date(Date.now() + 60_000).toISOString();
      const schedule = { version: 1, note: '', at, until: null };
      const { status } = await mall.operate('POST', `/documents/page-${planned}/schedule`, {
        body: schedule,
      });
      expect(status).toBe(201);
      const ids = [live, off, planned, draft, 1_000_000].join(',');
      const pages = await itemsOf<Picked>(`/pick/links?of=page&ids=${ids}`);
      expect(pages.map(({ problem }) => problem)).toEqual([null, '停用', '定时', '草稿', '已删除']);
    });

    it('explain why an entry cannot be chosen', async () => {
      await mall.database.db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', 1).execute();
      expect(await itemsOf<Picked>('/pick/goods?ids=1')).toMatchObject([
        { problem: '已下架', isGone: false },
      ]);
      expect((await itemsOf<Picked>(`/pick/goods?q=${encodeURIComponent('龙井')}`)).length).toBeGreaterThan(
        0,
      );
      expect((await mall.operate('GET', '/pick/goods?ids=1;drop')).status).toBe(400);
      const { db } = mall.database;
      await db.updateTable('stores').set({ latitude: 0, longitude: 0 }).where('id', '=', 1).execute();
      expect(await itemsOf('/pick/stores?ids=1')).toMatchObject([{ problem: '没有坐标，导航打不开' }]);
      await db.updateTable('goods').set({ is_on_sale: false }).where('mch_id', '=', 1).execute();
      expect(await itemsOf('/pick/mchs?ids=1')).toMatchObject([{ problem: '没有在售的商品' }]);
    });

    it('give all that blocks store of goods in activities and of topics', async () => {
      const price = expect.stringMatching(/^\d+\.\d\d$/) as unknown;
      const [goods] = await itemsOf<Picked>('/pick/activity?of=miaosha');
      expect(goods?.stored).toMatchObject({ price, original_price: price });
      const { db } = mall.database;
      const values = { layout: 2, read_count: 3000, virtual_read_count: 286 } as const;
      await db.updateTable('topics').set(values).where('id', '=', 1).execute();
      const [topic] = await itemsOf<Picked>('/pick/topics?ids=1');
      expect(topic?.stored).toMatchObject({ layout: 2, read_count: '3286' });
    });
  });

  describe('import and export', () => {
    const check = async (value: unknown) =>
      mall.operate('POST', '/import', {
        as: 'editor',
        body: { text: typeof value === 'string' ? value : JSON.stringify(value) },
      });
    const layout = [
      { id: 'empty', permission_key: '', data: { height: 'tall', background: '#ffffff' } },
      picked(1, 999_999),
    ];

    it.each([
      ['components', layout],
      ['page', { title: '旧首页', navs: [{ name: '一', template: { data: layout } }] }],
      ['template', { name: '模板', data: JSON.stringify(layout) }],
      ['export', { pagoda: 1, pages: [{ title: '一', navs: [{ name: '一', data: layout }] }], modules: [] }],
    ])('recognises %s, with issues by path, and entries that are missing here', async (kind, value) => {
      const { body } = await check(value);
      const report = body as unknown as ImportReport;
      expect(report.kind).toBe(kind);
      expect(report.docs[0]).toMatchObject({
        missing: [
          {
            tab: 0,
            block: 1,
            at: '/data/list/1',
            kind: 'goods',
            message: '第 2 块 商品：这里没有编号 999999 的商品',
          },
        ],
        tabs: [{ blockCount: 2 }],
      });
      expect(report.docs[0]?.issues[0]).toMatchObject({ block: 0, id: 'empty', at: '/data/height' });
      expect(report.docs[0]?.issues[0]?.message).toMatch(/^第 1 块 空白块：height 是文字，已按 \d+ 读$/);
    });

    it('converts an older home, and reports where text is not valid JSON', async () => {
      const { body } = await check([
        { key: 'search' },
        { key: 'notice', notice_content: '好' },
        { key: 'unheard-of' },
      ]);
      const [page] = (body as unknown as ImportReport).docs;
      expect((JSON.parse(page?.tabs[0]?.text ?? '') as { id: string }[]).map(({ id }) => id)).toEqual([
        'search',
        'notice',
        'old-unheard-of',
      ]);
      expect((await check('{"a": }')).body).toMatchObject({
        error: { code: 'invalid', message: '第 7 个字符处不是有效的 JSON' },
      });
      expect((await check({ nothing: true })).body).toMatchObject({ error: { message: '里面没有页面布局' } });
    });

    it('names missing coupons, and replaces missing goods by its own where that is asked for', async () => {
      const coupons = (addType: string) => ({
        id: 'coupon',
        data: { addType, coupons: [{ id: 1 }, { id: 777_777 }] },
      });
      const { body } = await check([coupons('manual'), coupons('auto')]);
      const [page] = (body as unknown as ImportReport).docs;
      expect(page?.missing).toMatchObject([{ block: 0, at: '/data/coupons/1', kind: 'coupons' }]);
      const imported = async (isOwnGoods: boolean): Promise<number[]> => {
        const tabs = [{ name: '一', text: JSON.stringify([picked(2, 999_999, 3)]) }];
        const made = await mall.operate('POST', '/pages', {
          body: { title: '导入', from: 'import', tabs, isOwnGoods },
        });
        const { content } = await get<DocumentAnswer>(`/documents/page-${String(made.body['id'])}`);
        const { data } = JSON.parse(content.tabs[0]?.blocks[0]?.text ?? '') as {
          data: { list: { id: number }[] };
        };
        return data.list.map(({ id }) => id);
      };
      expect(await imported(false)).toEqual([2, 999_999, 3]);
      const [first, filled, last, ...more] = await imported(true);
      expect([first, last, more]).toEqual([2, 3, []]);
      expect((await itemsOf<Picked>(`/pick/goods?ids=${filled}`))[0]).toMatchObject({
        isGone: false,
        problem: null,
      });
    });

    it.each([
      ['http://127.0.0.1/a.png', '这个地址在内网，不能复制'],
      ['http://[::1]:3000/a.png', '这不是可以复制的图片地址'],
      ['data:image/png;base64,AAAA', '这不是可以复制的图片地址'],
      ['file:///etc/passwd', '这不是可以复制的图片地址'],
    ])('copies nothing from %s', async (url, message) => {
      const refused = await mall.operate('POST', '/media/copy', { as: 'editor', body: { url } });
      expect([refused.status, refused.body]).toMatchObject([422, { error: { code: 'invalid', message } }]);
      expect(await itemsOf('/media')).toEqual([]);
      expect((await mall.operate('POST', '/media/copy', { as: 'viewer', body: { url } })).status).toBe(403);
    });

    it('imports and exports a page byte for byte', async () => {
      const text = ' [ {"id":"nobody-knows", "data":{"a":1.50}} ,{"id":"empty","data":[]}]';
      const made = await mall.operate('POST', '/pages', {
        body: { title: '导入', from: 'import', tabs: [{ name: '一', text }] },
      });
      expect(made.body).toMatchObject({ blockCount: 2 });
      const file = await get<{ pages: { navs: { data: string }[] }[] }>(
        `/export?pages=${String(made.body['id'])}`,
      );
      expect(file.pages[0]?.navs[0]?.data).toBe(text);
    });
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
