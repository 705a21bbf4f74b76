// Proves which page a shared link gets, what it is cached by, and that nothing of its visitor is in it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildShareLink } from '~/domain/share-link';
import { IndexPage, sharedGoods } from './index-page';
import { HttpError } from '../http/http-error';
import type { Prerenderer, PrerenderedScreen } from './prerender';

const share = (path = '/pages/goods/goods', params: Record<string, string> = { id: '3' }) =>
  buildShareLink({ base: 'http://mall.example/', path, params, userId: 7, storeId: 4 });
const searchOf = (href: string) => new URL(href).search;

describe('sharedGoods', () => {
  it('finds the goods that a link shares', () => {
    expect(sharedGoods(searchOf(share()))).toBe(3);
  });

  it.each([
    '',
    '?scene=abc',
    '?scene=share&params=%7B',
    searchOf(share('/pages/cart/cart')),
    searchOf(share('/pages/goods/goods', {})),
    searchOf(share()).replace('%22%7D%7D', '%22%2C%22more%22%3A%22x%22%7D%7D'),
    ...['0', '-1', '1e3', '3"><script>', '99999999999', '%00'].map((id) =>
      searchOf(share('/pages/goods/goods', { id })),
    ),
    searchOf(share('//evil.example/pages/goods/goods')),
  ])('finds none in %j', (search) => {
    expect(sharedGoods(search)).toBe(0);
  });
});

describe('the page of a link', () => {
  const HTML =
    '<head><script id="boot" type="application/json">{}</script></head><div id="root" class="mall-root"></div>';
  const rendered = (hash: string): PrerenderedScreen => ({
    hash,
    html: `<b>${hash || 'home'}</b>`,
    css: '',
    cssFiles: [],
    scripts: [],
    screenScripts: [],
  });
  const goods = vi.fn((_boot: unknown, hash: string) =>
    Promise.resolve<PrerenderedScreen | null>(rendered(hash)),
  );
  const home = vi.fn(() => Promise.resolve(rendered('')));
  let folder = '';
  let looks = 0;
  let isUnavailable = false;
  let name = '龙井';
  let app = new Hono();

  const ask = (_origin: string, query: string): Promise<string> => {
    if (isUnavailable) return Promise.reject(new HttpError(503));
    if (query === 'r=api/goods/detail&id=4') return Promise.resolve('{"code":1,"msg":"商品不存在"}');
    const data = query.startsWith('r=api/goods/detail')
      ? { goods: { id: 3, name, detail_count: (looks += 1) } }
      : {};
    return Promise.resolve(JSON.stringify({ code: 0, data }));
  };
  const get = async (href: string) => (await app.request(href)).text();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pagoda-index-'));
    writeFileSync(join(folder, 'index.html'), HTML);
    name = '龙井';
    isUnavailable = false;
    goods.mockClear();
    const prerenderer = { goods, home } as unknown as Prerenderer;
    const page = new IndexPage(
      { folder, studioFolder: '', prerenderer },
      { ask, askFor: (visit, query) => ask(visit.req.url, query), readPicture: () => Promise.resolve(null) },
    );
    app = new Hono().get('/', (context) => page.serve(context));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('says when it was sent in a header, so that its text stays the same', async () => {
    const [one, two] = await Promise.all([app.request('/'), app.request('/')]);
    const sentMs = Number(/^sentAt;dur=(\d+)$/.exec(one.headers.get('server-timing') ?? '')?.[1]);
    expect(Math.abs(Date.now() - sentMs)).toBeLessThan(60_000);
    expect(await one.text()).toBe(await two.text());
  });

  it('has the goods in its markup and its data, and nothing of the sharer', async () => {
    const text = await get(share().replace('#', '&user_id=7&multiple_store_id=4#'));
    expect(text).toContain('data-prerendered="#/pages/goods/goods?id=3"><b>#/pages/goods/goods?id=3</b>');
    expect(text).toContain(
      '"api/goods/detail {\\"id\\":3}":{"goods":{"id":3,"name":"龙井","detail_count":0}}',
    );
    expect(text).not.toMatch(/user_id|multiple_store_id/);
  });

  it('is cached by what it shows: a visit changes nothing, a new name does', async () => {
    const first = await get(share());
    expect(await get(share())).toBe(first);
    expect(goods).toHaveBeenCalledTimes(1);
    name = '毛峰';
    expect(await get(share())).toContain('毛峰');
    expect(goods).toHaveBeenCalledTimes(2);
  });

  it('is that of home where a guest may not see the goods', async () => {
    expect(await get(share('/pages/goods/goods', { id: '4' }))).toContain('<b>home</b>');
  });

  it('is the last complete one while the mall is unavailable, and a failed one is not cached', async () => {
    isUnavailable = true;
    expect(await get(share())).not.toContain('data-prerendered');
    isUnavailable = false;
    const whole = await get(share());
    expect(whole).toContain('data-prerendered');
    isUnavailable = true;
    expect(await get(share())).toBe(whole);
  });

  it('is rendered again after a failure', async () => {
    goods.mockRejectedValueOnce(new Error('broken'));
    expect((await app.request(share())).status).toBe(500);
    expect(await get(share())).toContain('data-prerendered');
  });

  it('is rendered at the next visit where there was no time for it', async () => {
    goods.mockResolvedValueOnce(null);
    expect(await get(share())).not.toContain('data-prerendered');
    expect(await get(share())).toContain('data-prerendered');
  });
});
