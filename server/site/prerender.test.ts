// Proves what is cached of rendered screens, and that no visitor waits for a worker that fails.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Prerenderer } from './prerender';
import { indexPage } from './site';

/** A worker that answers with its number of requests; `fail` throws, `slow` never answers. */
const WORKER = `
const { parentPort } = require('node:worker_threads');
let count = 0;
parentPort.on('message', ({ id, boot }) => {
  const word = boot.word;
  count += 1;
  if (word === 'die') throw new Error('dead');
  if (word === 'fail') parentPort.postMessage({ id, error: 'no' });
  else if (word !== 'slow') parentPort.postMessage({ id, html: '<b>' + count + '</b>', first: ['video', 'link'] });
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
  'src/app/landing-shell.ts': { file: 'landing.js', imports: ['_kit.js'] },
  'src/pages/goods/goods.page.tsx': {
    file: 'goods-page.js',
    css: ['assets/video.css'],
    imports: ['_kit.js', '_screens.js'],
  },
  'src/blocks/goods-page/goods-below.tsx': { file: 'below.js', css: ['assets/clock.css'] },
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
  expect(first?.html).toBe('<b>1</b>');
  expect((await prerenderer?.home(bootOf('a', '10:01')))?.html).toBe('<b>1</b>');
  expect((await prerenderer?.home(bootOf('b')))?.html).toBe('<b>2</b>');
});

it('renders no page again for seconds that pass, but for a sale that has opened', async () => {
  const withSale = (sell_time: number) => ({
    ...bootOf('a'),
    'api/index/config': { goods: [{ sell_time }] },
  });
  expect((await prerenderer?.home(withSale(90)))?.html).toBe('<b>1</b>');
  expect((await prerenderer?.home(withSale(89)))?.html).toBe('<b>1</b>');
  expect((await prerenderer?.home(withSale(0)))?.html).toBe('<b>2</b>');
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
  expect((await prerenderer?.home(bootOf('a')))?.html).toBe('<b>1</b>');
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

it('renders shared goods with the CSS of all that is drawn, and with the code that it is bought from by, no more', async () => {
  const goods = await prerenderer?.goods({ word: 'a' }, '#/pages/goods/goods?id=3');
  expect(goods).toMatchObject({
    hash: '#/pages/goods/goods?id=3',
    cssFiles: ['assets/kit.css', 'assets/entry.css', 'assets/video.css', 'assets/clock.css'],
    scripts: ['landing.js', 'routes.js', 'screens.js', 'goods-page.js'],
  });
});

it('leaves shared goods to the client where others are queued, and home does not queue behind them', async () => {
  const waiting = [1, 2, 3, 4].map(async (id) => prerenderer?.goods({ word: 'slow', id }, `#${id}`));
  expect(await prerenderer?.goods({ word: 'a' }, '#5')).toBeNull();
  expect((await prerenderer?.home(bootOf('a')))?.html).toBe('<b>5</b>');
  expect(await Promise.all(waiting)).toEqual([null, null, null, null]);
  expect((await prerenderer?.goods({ word: 'a' }, '#5'))?.html).toBe('<b>6</b>');
});

it('renders pictures of pages one at a time, so that home waits for one at most, and refuses too many', async () => {
  const waiting = Array.from({ length: 30 }, async (_, index) =>
    prerenderer?.still(bootOf(`still ${index}`)),
  );
  const home = await prerenderer?.home(bootOf('a'));
  expect(['<b>1</b>', '<b>2</b>']).toContain(home?.html);
  const made = await Promise.all(waiting);
  expect(made.filter((one) => one !== null)).toHaveLength(24);
});
