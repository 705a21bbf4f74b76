// Proves what is cached of rendered screens, and that no visitor waits for a worker that fails.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Prerenderer } from './prerender';
import { indexPage } from './site';

/** A worker that answers with its number of requests; `fail` throws, `slow` never answers. */
const WORKER = `
const { parentPort } = require('node:worker_threads');
let count = 0;
const card = { title: 'tea' };
parentPort.on('message', ({ id, task, hash, boot }) => {
  count += 1;
  if (task === 'plan') return parentPort.postMessage({ id, answer: { calls: [{ route: hash, params: {}, key: String(count) }] } });
  const word = boot.word;
  if (word === 'die') throw new Error('dead');
  if (task === 'card') return parentPort.postMessage({ id, answer: { card } });
  const html = '<b class="' + (word === 'lazy' ? 'later' : '') + '">' + count + '</b>';
  if (word === 'fail') parentPort.postMessage({ id, error: 'no' });
  else if (word !== 'slow') parentPort.postMessage({ id, answer: { html, first: ['video', 'link'], parts: [], card } });
});`;

const MANIFEST = {
  'index.html': { file: 'a.js', css: ['assets/entry.css'], imports: ['_kit.js'] },
  '_kit.js': { file: 'kit.js', css: ['assets/kit.css'] },
  'widgets/goods/view.tsx': {
    file: 'goods.js',
    css: ['assets/goods.css'],
    dynamicImports: ['widgets/goods/clock.tsx'],
  },
  'widgets/goods/clock.tsx': { file: 'clock.js', css: ['assets/clock.css'], imports: ['_kit.js'] },
  '_frame.js': { file: 'frame.js' },
  'src/pages/home/home.page.tsx': { file: 'home.js', imports: ['_kit.js'] },
  'src/app/screens.ts': { file: 'routes.js' },
  'src/app/shared-routes.gen.ts': { file: 'names.js' },
  'src/app/landing-shell.ts': { file: 'landing.js', imports: ['_kit.js'] },
  'src/pages/goods/goods.page.tsx': {
    file: 'goods-page.js',
    css: ['assets/video.css'],
    imports: ['_kit.js', '_screens.js'],
    dynamicImports: ['src/below.tsx', 'src/sheet.tsx'],
  },
  'src/below.tsx': { file: 'below.js', css: ['assets/below.css'], dynamicImports: ['src/text.tsx'] },
  'src/sheet.tsx': { file: 'sheet.js', css: ['assets/sheet.css'] },
  'src/text.tsx': { file: 'text.js', css: ['assets/text.css'] },
  '_screens.js': { file: 'screens.js', imports: ['_kit.js'] },
  'src/services/caller.ts': { file: 'client.js', imports: ['_screens.js'] },
  'src/pages/cart/cart.page.tsx': { file: 'cart.js', imports: ['_kit.js', '_screens.js', '_frame.js'] },
  'src/pages/foot/foot.page.tsx': { file: 'foot.js', imports: ['_screens.js'] },
  'widgets/video/view.tsx': {
    file: 'video.js',
    css: ['assets/video.css'],
    imports: ['_kit.js', '_frame.js'],
  },
};

/** What the worker draws as its so manieth answer. */
const picture = (count: number) => `<b class="">${count}</b>`;

// Views that share a chunk (scripts/vite-manifest.ts).
const WITH_SHARED = { ...MANIFEST, 'widgets/link/view.tsx': MANIFEST['widgets/video/view.tsx'] };

let folder = '';
let prerenderer: Prerenderer | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagoda-prerender-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(WITH_SHARED));
  for (const name of ['entry', 'kit', 'goods', 'clock', 'video'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}`);
  // Classes of what loads lazily.
  writeFileSync(join(folder, 'assets/below.css'), '.box .later{}');
  writeFileSync(join(folder, 'assets/text.css'), '.later::after{}');
  writeFileSync(join(folder, 'assets/sheet.css'), '.sheet{}.box:not(.later){}');
  // By their length, small files are asked for first.
  for (const [length, name] of ['names', 'landing', 'routes', 'goods-page', 'screens'].entries())
    writeFileSync(join(folder, `${name}.js`), ' '.repeat(length));
  writeFileSync(join(folder, 'worker.cjs'), WORKER);
  prerenderer = Prerenderer.of(folder, join(folder, 'worker.cjs'));
});

afterEach(async () => {
  await prerenderer?.close();
  rmSync(folder, { recursive: true, force: true });
});

const bootOf = (word: string, time = '') => ({
  word,
  'api/index/tpl-index': {
    time,
    home_pages: { navs: [{ template: { data: [{ id: 'goods' }, { id: 'goods' }, 7] } }] },
  },
});

it('renders a page once until anything that it shows changes, whatever the time', async () => {
  const first = await prerenderer?.home(bootOf('a', '10:00'));
  expect(first?.html).toBe(picture(1));
  expect((await prerenderer?.home(bootOf('a', '10:01')))?.html).toBe(picture(1));
  expect((await prerenderer?.home(bootOf('b')))?.html).toBe(picture(2));
});

it('renders no page again for seconds that pass, but for a sale that has opened', async () => {
  const withSale = (sell_time: number) => ({
    ...bootOf('a'),
    'api/index/config': { goods: [{ sell_time }] },
  });
  expect((await prerenderer?.home(withSale(90)))?.html).toBe(picture(1));
  expect((await prerenderer?.home(withSale(89)))?.html).toBe(picture(1));
  expect((await prerenderer?.home(withSale(0)))?.html).toBe(picture(2));
});

it('inlines the CSS of the entry, of the widgets on the page and of what they load later, and no other', async () => {
  const home = await prerenderer?.home(bootOf('a'));
  expect(home?.cssFiles).toEqual([
    'assets/kit.css',
    'assets/entry.css',
    'assets/goods.css',
    'assets/clock.css',
  ]);
  expect(home?.css).toBe('.kit{}.entry{}.goods{}.clock{}');
});

it('lists the code that hydrates the first screen, and the code of most other screens, without what the page loads itself', async () => {
  const home = await prerenderer?.home(bootOf('a'));
  expect(home?.scripts).toEqual(['home.js', 'frame.js', 'video.js']);
  expect(home?.screenScripts).toEqual(['routes.js', 'screens.js', 'client.js']);
});

it('serves no markup where the worker fails, times out or dies, and renders again afterwards', async () => {
  expect(await prerenderer?.home(bootOf('fail'))).toBeNull();
  expect(await prerenderer?.home(bootOf('slow'))).toBeNull();
  expect(await prerenderer?.home(bootOf('die'))).toBeNull();
  expect((await prerenderer?.home(bootOf('a')))?.html).toBe(picture(1));
});

it('leaves the older format of home, and a site without a worker, to the client', async () => {
  expect(await prerenderer?.home({ 'api/index/tpl-index': { home_pages: [] } })).toBeNull();
  expect(Prerenderer.of(folder, join(folder, 'none.cjs'))).toBeNull();
});

it('puts markup and CSS into the page, with the files of that CSS listed but not loaded', () => {
  const html =
    '<head><link rel="stylesheet" crossorigin href="./assets/entry.css"><script id="boot" type="application/json">{}</script></head><div id="root" class="mall-root"></div>';
  const home = {
    hash: '',
    html: '<link rel="preload" as="image" href="icon.svg"/><b class="a">$& hello</b>',
    css: '.a{color:red}.b{color:blue}',
    cssFiles: ['assets/entry.css'],
    scripts: ['assets/goods.js'],
    screenScripts: ['assets/routes.js'],
    card: null,
    drawnAtMs: 0,
  };
  const page = indexPage(html, { boot: { x: '</script>' }, screen: home });
  expect(page).toContain(
    '<div id="root" class="mall-root"><b class="a">$& hello</b></div></template><style id="full-css">.a{color:red}.b{color:blue}</style><link rel="inlined" href="./assets/entry.css"><script>',
  );
  expect(page).toContain('<style id="critical-css">.a{color:red}:root');
  const link = (place: string, file: string) =>
    `<link data-for="${place}" data-rel="modulepreload" crossorigin href="./assets/${file}.js">`;
  expect(page).toContain(`${link('home', 'goods')}${link('screen', 'routes')}</head>`);
  expect(page).not.toContain('rel="stylesheet" crossorigin');
  expect(page).toContain('\\u003c/script>');
  const goods = indexPage(html, { boot: {}, screen: { ...home, hash: '#/pages/goods/goods?id=3' } });
  expect(goods).toContain('<div id="root" class="mall-root" data-prerendered="#/pages/goods/goods?id=3"><b');
});

const GOODS = '#/pages/goods/goods?id=3';

it('renders a shared screen with the CSS of its code and of what else is in its markup, and with the code that hydrates it, small files first', async () => {
  const plain = await prerenderer?.shared({ word: 'a' }, GOODS);
  expect(plain).toMatchObject({
    hash: GOODS,
    card: { title: 'tea' },
    cssFiles: ['assets/kit.css', 'assets/entry.css', 'assets/video.css'],
    scripts: ['names.js', 'landing.js', 'routes.js', 'goods-page.js', 'screens.js'],
  });
  const { cssFiles } = (await prerenderer?.shared({ word: 'lazy' }, GOODS)) ?? {};
  expect(cssFiles?.slice(3)).toEqual(['assets/below.css', 'assets/text.css']);
});

it('renders two screens of the same data apart, and one only again for what visits do not change', async () => {
  const boot = (read_count: string, title = 'a') => ({ word: 'a', topic: { title, read_count } });
  expect((await prerenderer?.shared(boot('1'), GOODS))?.html).toBe(picture(1));
  expect((await prerenderer?.shared(boot('2'), GOODS))?.html).toBe(picture(1));
  expect((await prerenderer?.shared(boot('1', 'b'), GOODS))?.html).toBe(picture(2));
  expect((await prerenderer?.shared(boot('1'), '#/pages/topic/topic?id=3'))?.html).toBe(picture(3));
});

const PAGE = '#/pages/index/index?page_id=7';

it('renders the page at an address as home, with the code of links, once until anything that it shows changes', async () => {
  const page = (id: string, time: string) => ({
    word: 'a',
    'api/index/tpl-index {"page_id":7}': {
      time,
      home_pages: { navs: [{ template: { data: [{ id }] } }] },
    },
  });
  const drawn = await prerenderer?.shared(page('goods', '10:00'), PAGE);
  expect(drawn).toMatchObject({ hash: PAGE, html: picture(1), card: { title: 'tea' } });
  expect(drawn?.cssFiles).toEqual([
    'assets/kit.css',
    'assets/entry.css',
    'assets/goods.css',
    'assets/clock.css',
  ]);
  expect(drawn?.scripts).toEqual(['landing.js', 'home.js', 'frame.js', 'video.js']);
  expect((await prerenderer?.shared(page('goods', '10:01'), PAGE))?.html).toBe(picture(1));
  expect((await prerenderer?.shared(page('link', '10:01'), PAGE))?.html).toBe(picture(2));
});

it('leaves the older format at an address to the client', async () => {
  const boot = { 'api/index/tpl-index {"page_id":7}': { home_pages: [] } };
  expect(await prerenderer?.shared(boot, PAGE)).toBeNull();
});

it('asks once for the calls of an address, and leaves what cannot be shared to the client', async () => {
  const [call] = (await prerenderer?.plan(GOODS)) ?? [];
  expect(call).toEqual({ route: GOODS, params: {}, key: '1' });
  expect(await prerenderer?.plan(GOODS)).toEqual([call]);
  expect(await prerenderer?.shared({ word: 'a' }, '#/pages/cart/cart')).toBeNull();
});

it('leaves shared screens to the client where others are queued, with their cards, and home queues behind one at most', async () => {
  const waiting = [1, 2, 3, 4].map(async (id) => prerenderer?.shared({ word: 'slow', id }, GOODS));
  expect(await prerenderer?.shared({ word: 'a' }, GOODS)).toBeNull();
  expect(await prerenderer?.card({ word: 'a' }, GOODS)).toEqual({ title: 'tea' });
  expect((await prerenderer?.home(bootOf('a')))?.html).toBe(picture(3));
  expect(await Promise.all(waiting)).toEqual([null, null, null, null]);
  // The worker has been given up on once each that it was asked for has timed out.
  await vi.waitFor(
    async () => expect((await prerenderer?.shared({ word: 'a' }, GOODS))?.html).toContain('<b'),
    {
      timeout: 30_000,
    },
  );
});

it('renders pictures of pages one at a time, so that home waits for one at most, and refuses too many', async () => {
  const waiting = Array.from({ length: 30 }, async (_, index) =>
    prerenderer?.still(bootOf(`still ${index}`)),
  );
  const home = await prerenderer?.home(bootOf('a'));
  expect([picture(1), picture(2)]).toContain(home?.html);
  const made = await Promise.all(waiting);
  expect(made.filter((one) => one !== null)).toHaveLength(24);
});
