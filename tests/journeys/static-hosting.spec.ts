// Proves that the same build runs on static hosting, in a folder of another site, with a remote backend.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { waitForScreen, expect, screen, tabBar, test } from './helpers';

const DIST = resolve(import.meta.dirname, '../../dist/web');
const FOLDER = '/shop/m/';
const BACKEND = '/addons/mall/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The configuration that the host writes into the page (README.md). */
const indexPage = (): string =>
  readFileSync(resolve(DIST, 'index.html'), 'utf8').replace('"web/index.php"', `"${BACKEND}web/index.php"`);

/** The mall's own server is the backend; picture addresses are relative to the page. */
function passOn(asked: IncomingMessage, answer: ServerResponse, path: string): void {
  const target = new URL(path, process.env['PAGODA_URL']);
  const passed = request(target, { method: asked.method, headers: asked.headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  asked.pipe(passed);
}

function answerFile(answer: ServerResponse, path: string): void {
  const file = resolve(DIST, path);
  if (path === '' || path === 'index.html')
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end(indexPage());
  else if (!existsSync(file) || !statSync(file).isFile()) answer.writeHead(404).end();
  else {
    answer.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(answer);
  }
}

const startHosting = (): Promise<Server> =>
  new Promise((started) => {
    const server = createServer((asked, answer) => {
      const url = asked.url ?? '';
      const path = url.startsWith(FOLDER) ? url.slice(FOLDER.length) : '';
      if (url.startsWith(BACKEND)) passOn(asked, answer, url.slice(BACKEND.length - 1));
      else if (/^(pictures|uploads)\//.test(path)) passOn(asked, answer, `/${path}`);
      else if (url.startsWith(FOLDER)) answerFile(answer, path.split('?')[0] ?? '');
      else answer.writeHead(404).end(`Nothing stands at ${url}`);
    });
    server.listen(0, '127.0.0.1', () => started(server));
  });

let server: Server;
let base = '';
test.beforeAll(async () => {
  server = await startHosting();
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLDER}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Loads the hosted mall; a missing file is a problem of the page. */
async function open(page: Page, hash: string): Promise<string[]> {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.addInitScript(() => window.localStorage.setItem('pagoda.isSign', '1'));
  await page.goto(`${base}?#${hash}`);
  return missing;
}

test('home is rendered on the phone, and links to other screens (PRD-11)', async ({ page }) => {
  const missing = await open(page, '/pages/index/index');
  const home = screen(page, '/pages/index/index');
  await expect(home.locator('[data-widget="goods"][data-hydrated]').first()).toBeVisible();
  await expect(home.getByRole('heading', { name: '南湖生活馆' })).toBeVisible();
  expect(await (await page.request.get(base)).text()).toContain('<div id="root" class="mall-root"></div>');
  await tabBar(page).getByRole('link', { name: '分类' }).click();
  await waitForScreen(page, '/pages/cats/cats');
  const cats = screen(page, '/pages/cats/cats');
  await cats.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
  await expect(home.locator('[data-widget="banner"]')).toBeVisible();
  expect(missing).toEqual([]);
});

test('a link to a screen opens it at once', async ({ page }) => {
  const missing = await open(page, '/pages/goods/goods?id=1');
  await expect(page.getByText('立即购买').first()).toBeVisible();
  expect(missing).toEqual([]);
});
