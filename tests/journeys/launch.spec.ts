// Tests the launch: the reload, home's transfer size, an unknown address.
import { addressOf, expect, screen, test, visit } from './helpers';

const HOME = '/pages/index/index';
const LIST = '/pages/goods/list';
const MAX_SCRIPT_BYTES = 120_000;
/** Including what home loads when idle. */
const MAX_IDLE_BYTES = 185_000;

test('a plain browser loads exactly twice at its first visit, with a query mark before the hash (LAUNCH-01 … LAUNCH-04)', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto(addressOf(LIST).replace('/?#', '/#'));
  await expect(screen(page, LIST).getByText('综合')).toBeVisible();
  expect(documents).toHaveLength(2);
  expect(page.url()).toBe(addressOf(LIST));
  await page.reload();
  await expect(screen(page, LIST).getByText('综合')).toBeVisible();
  expect(documents).toHaveLength(3);
});

test('the page of the first load is unloaded before anything of it renders or runs', async ({ page }) => {
  await page.addInitScript(() => {
    const note = () => sessionStorage.setItem('left', String(document.getElementById('root') !== null));
    window.addEventListener('pagehide', note);
  });
  await page.goto(addressOf(HOME).replace('/?#', '/#'));
  await expect(screen(page, HOME).locator('[data-widget="nav"]')).toHaveAttribute('data-hydrated', '');
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('false');
});

// A fresh page each: an address typed while a dialog opens on home is covered by another test.
for (const path of [HOME, LIST]) {
  test(`a browser without storage opens ${path} all the same`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is forbidden.', 'SecurityError');
        },
      });
    });
    await page.goto(addressOf(path));
    await page.reload();
    await expect(screen(page, path).getByText('龙井').first()).toBeVisible();
  });
}

test('home needs at most 120 kB of JavaScript until it is idle, and little more afterwards', async ({
  page,
}) => {
  const sizes: { isIdle: boolean; size: Promise<number> }[] = [];
  let isIdle = false;
  page.on('request', (request) => {
    if (!request.url().endsWith('.js')) return;
    // On a slow machine the page may prepare its overlays before the network is idle.
    isIdle ||= request.url().includes('/overlay-host-');
    const size = request
      .response()
      .then(() => request.sizes())
      .then(({ responseBodySize }) => responseBodySize);
    // One that nobody has counted may be on its way when the page closes.
    size.catch(() => undefined);
    sizes.push({ isIdle, size });
  });
  const total = async (counted = sizes) =>
    (await Promise.all(counted.map(({ size }) => size))).reduce((sum, size) => sum + size, 0);
  // The chunk of messages is preloaded: offline it could not be loaded.
  const messages = page.waitForResponse(/\/error-banner-[^/]*\.js$/);
  // What any tap needs is loaded too; the screens that home leads to follow.
  const shared = page.waitForResponse(/\/client-[^/]*\.js$/);
  const home = await visit(page, HOME);
  await expect(home.locator('[data-widget="banner"] img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const first = await total(sizes.filter((script) => !script.isIdle));
  expect(first).toBeGreaterThan(50_000);
  expect(first).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  await Promise.all([messages, shared]);
  expect(await total()).toBeLessThanOrEqual(MAX_IDLE_BYTES);
});

test('an unknown address shows a screen that links to home', async ({ page }) => {
  await visit(page, '/pages/nowhere/nowhere');
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(screen(page, HOME).getByRole('heading', { name: '南湖生活馆' })).toBeVisible();
});
