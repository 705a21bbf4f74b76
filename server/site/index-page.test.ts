// Proves which page a shared link gets, what it is cached by, and that nothing of its visitor is in it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShareCard } from '~/domain/share-card';
import { buildShareLink } from '~/domain/share-link';
import { IndexPage, sharedScreen } from './index-page';
import { HttpError } from '../http/http-error';
import type { Prerenderer, PrerenderedScreen } from './prerender';
import type { PlannedCall } from './render-worker';

const share = (path = '/pages/goods/goods', params: Record<string, string> = { id: '3' }) =>
  buildShareLink({ base: 'http://mall.example/', path, params, userId: 7, storeId: 4 });
const searchOf = (href: string) => new URL(href).search;

describe('what a link shares', () => {
  it('is a screen with the parameters that its link may hold', () => {
    const place = { path: '/pages/goods/goods', params: { id: '3' } };
    expect(sharedScreen(searchOf(share()))).toEqual({ place, isWhole: true });
    const more = searchOf(share()).replace('%22%7D%7D', '%22%2C%22more%22%3A%22x%22%7D%7D');
    expect(sharedScreen(more)).toEqual({ place, isWhole: false });
  });

  it('is a page that operators laid out, by its id', () => {
    const place = { path: '/pages/index/index', params: { page_id: '7' } };
    expect(sharedScreen(searchOf(share('/pages/index/index', { page_id: '7' })))).toEqual({
      place,
      isWhole: true,
    });
  });

  it.each([
    '',
    '?scene=abc',
    '?scene=share&params=%7B',
    searchOf(share('/pages/cart/cart')),
    searchOf(share('/pages/index/index', {})),
    searchOf(share('/pages/index/index', { page_id: '0' })),
    searchOf(share('/pages/index/index', { page_id: 'tea' })),
    searchOf(share('//evil.example/pages/goods/goods')),
  ])('is no screen but home in %j', (search) => {
    expect(sharedScreen(search)).toBeNull();
  });
});

describe('the page of a link', () => {
  const HTML =
    '<head><title>商城</title><script id="boot" type="application/json">{}</script></head><div id="root" class="mall-root"></div>';
  const pathIn = (hash: string) => hash.slice(1).replace(/\?.*/, '');
  /** As the definitions of the screens say. */
  const CARDS: Readonly<Record<string, Partial<ShareCard>>> = {
    '/pages/goods/goods': { title: '龙井', words: '明前"头采"', picture: 'pictures/a.svg' },
    '/pages/topic/topic': { title: '春茶 & 新茶', words: '', picture: 'https://cdn.test/t.jpg' },
    '/pages/card/give/give': { title: '领取卡券' },
  };
  const call = (route: string, params: object) => ({
    route,
    params,
    key: `${route} ${JSON.stringify(params)}`,
  });
  const callsAt = (hash: string): PlannedCall[] => {
    const id = Number(/[?&]id=(\d+)$/.exec(hash)?.[1] ?? 0);
    if (id === 0 || pathIn(hash) === '/pages/card/give/give') return [];
    if (pathIn(hash) !== '/pages/topic/topic') return [call('api/goods/detail', { id })];
    return [call('api/topic/detail', { id }), call('api/topic/gone', { word: '春 茶', page: 1 })];
  };
  const rendered = (hash: string): PrerenderedScreen => ({
    hash,
    html: `<b>${hash || 'home'}</b>`,
    css: '',
    cssFiles: [],
    scripts: [],
    screenScripts: [],
    drawnAtMs: 1_700_000_000_000,
    card: hash === '' ? null : (CARDS[pathIn(hash)] ?? {}),
  });
  const shared = vi.fn((_boot: unknown, hash: string) =>
    Promise.resolve<PrerenderedScreen | null>(rendered(hash)),
  );
  const card = vi.fn((_boot: unknown, hash: string) => Promise.resolve(CARDS[pathIn(hash)] ?? {}));
  const plan = vi.fn((hash: string) => Promise.resolve(callsAt(hash)));
  const home = vi.fn(() => Promise.resolve(rendered('')));
  let folder = '';
  let looks = 0;
  let isUnavailable = false;
  let asked: string[] = [];
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
    asked.push(query);
    if (isUnavailable) return Promise.reject(new HttpError(503));
    if (query.startsWith('r=api/topic/gone')) return Promise.resolve('{"code":404}');
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
    asked = [];
    for (const mock of [shared, card, plan]) mock.mockClear();
    const prerenderer = { shared, card, plan, home } as unknown as Prerenderer;
    const page = new IndexPage(
      { folder, studioFolder: '', prerenderer },
      {
        ask,
        askFor: (visit, query) => ask(visit.req.url, query),
        readPicture: () => Promise.resolve(null),
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
    expect(text).toContain('"drawnAtMs":1700000000000');
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
    expect(shared).toHaveBeenCalledTimes(1);
    name = '毛峰';
    expect(await get(share())).toContain('毛峰');
    expect(shared).toHaveBeenCalledTimes(2);
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
    shared.mockRejectedValueOnce(new Error('broken'));
    expect((await app.request(share())).status).toBe(500);
    expect(await get(share())).toContain('data-prerendered');
  });

  it('is rendered at the next visit where there was no time for it, and has its card before', async () => {
    shared.mockResolvedValueOnce(null);
    const undrawn = await get(share());
    expect(undrawn).not.toContain('data-prerendered');
    expect(undrawn).toContain('<title>龙井</title>');
    expect(await get(share())).toContain('data-prerendered');
  });

  it('has the answers of all calls of its first picture, but for one that is not answered', async () => {
    const text = await get(share('/pages/topic/topic', { id: '5' }));
    expect(asked).toContain('r=api/topic/gone&word=%E6%98%A5%20%E8%8C%B6&page=1');
    expect(text).toContain('data-prerendered="#/pages/topic/topic?id=5"');
    expect(text).toContain('"api/topic/detail {\\"id\\":5}":');
    expect(text).not.toContain('api/topic/gone');
  });

  it('has a card and no markup where the screen is not drawn, or opens at another address', async () => {
    const gift = await get(share('/pages/card/give/give', { id: '5' }));
    expect(gift).toContain('<title>领取卡券</title>');
    expect(gift).not.toContain('<b>');
    const more = await get(share().replace('%22%7D%7D', '%22%2C%22more%22%3A%22x%22%7D%7D'));
    expect(more).toContain('<title>龙井</title>');
    expect(more).not.toContain('data-prerendered');
    expect(await get(share())).toContain('data-prerendered');
  });

  it('is cached as long as only visits are counted', async () => {
    const first = await get(share());
    name = '龙井';
    expect(await get(share())).toBe(first);
    expect([plan.mock.calls.length, shared.mock.calls.length, card.mock.calls.length]).toEqual([2, 1, 0]);
  });
});
