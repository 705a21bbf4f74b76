// Proves which page a shared link gets, what it is cached by, and that nothing of its visitor is in it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildShareLink } from '~/domain/share-link';
import { IndexPage, sharedGoods } from './index-page';
import { HttpError } from '../http/http-error';
import { MALL_SCREENS } from './shared-screens';
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
    '<head><title>商城</title><script id="boot" type="application/json">{}</script></head><div id="root" class="mall-root"></div>';
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

  const ANSWERS: Readonly<Record<string, () => unknown>> = {
    'r=api/goods/detail': () => ({
      goods: { id: 3, name, subtitle: '明前"头采"', cover_pic: 'pictures/a.svg', detail_count: (looks += 1) },
    }),
    'r=api/topic/detail': () => ({
      list: { title: '春茶 & 新茶', sub_title: '', cover_pic: 'https://cdn.test/t.jpg' },
    }),
    'r=api/index/config': () => ({
      mall: { name: '南湖', setting: { share_title: '<南湖>小店', mall_logo_pic: 'pictures/logo.svg' } },
    }),
  };

  const ask = (_origin: string, query: string): Promise<string> => {
    if (isUnavailable) return Promise.reject(new HttpError(503));
    if (query === 'r=api/goods/detail&id=4') return Promise.resolve('{"code":1,"msg":"商品不存在"}');
    const route = query.replace(/&.*/, '');
    return Promise.resolve(JSON.stringify({ code: 0, data: ANSWERS[route]?.() ?? {} }));
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
      {
        ask,
        askFor: (visit, query) => ask(visit.req.url, query),
        readPicture: () => Promise.resolve(null),
        screens: MALL_SCREENS,
      },
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
    expect(text).toContain('"api/goods/detail {\\"id\\":3}":{"goods":{"id":3,"name":"龙井",');
    expect(text).not.toMatch(/user_id|multiple_store_id/);
  });

  it('has a head by which apps show its card: goods, a topic, home, all of it escaped', async () => {
    const headOf = async (href: string) => {
      const [, head = ''] = /(<title>.*?)<script id="boot"/.exec(await get(href)) ?? [];
      return head.replaceAll('><', '>\n<').split('\n');
    };
    const url = (place: object) =>
      `http://mall.example/?scene=share&#38;params=${encodeURIComponent(JSON.stringify(place))}`;
    expect(await headOf(share().replace('#', '&user_id=7#'))).toEqual([
      '<title>龙井</title>',
      '<meta name="description" content="明前&#34;头采&#34;">',
      '<meta property="og:type" content="website">',
      '<meta property="og:title" content="龙井">',
      '<meta property="og:description" content="明前&#34;头采&#34;">',
      '<meta property="og:image" content="http://mall.example/pictures/a.svg?square=1">',
      `<meta property="og:url" content="${url({ path: '/pages/goods/goods', params: { id: '3' } })}">`,
    ]);
    const topic = await headOf(share('/pages/topic/topic', { id: '5' }));
    expect(topic).toContain('<title>春茶 &#38; 新茶</title>');
    expect(topic).toContain('<meta property="og:description" content="南湖">');
    expect(topic).toContain('<meta property="og:image" content="https://cdn.test/t.jpg">');
    const home = await headOf('http://mall.example/');
    expect(home).toContain('<meta property="og:title" content="&#60;南湖&#62;小店">');
    expect(home).toContain('<meta property="og:url" content="http://mall.example/">');
    // A screen that is not shared, and parameters that a link may not hold.
    const order = `?scene=share&params=${encodeURIComponent('{"path":"/pages/order/order-detail/order-detail","params":{"id":"8"}}')}`;
    expect(await headOf(`http://mall.example/${order}`)).toEqual(home);
    const more = share('/pages/topic/topic', { id: '5' }).replace(
      '%22%7D%7D',
      '%22%2C%22mobile%22%3A%22138%22%7D%7D',
    );
    expect((await headOf(more)).join('')).not.toContain('138');
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
