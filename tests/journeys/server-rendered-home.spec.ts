// Proves that home is delivered as complete markup and hydrates without layout shift.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BrowserContextOptions, type Page } from '@playwright/test';
import { addressOf, expect, pathOf, screen, tabBar, test, visit } from './helpers';
import { WITH_MOTION } from './motion';
import { watchRemovals, watchShifts } from './watchers';

test.use(WITH_MOTION);

const HOME = '/pages/index/index';

/** The addresses of one kind that the page requests from here on. */
function asked(page: Page, kind: RegExp): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (kind.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

test('it is rendered by React’s production build, however the server was started', () => {
  const worker = readFileSync(resolve(import.meta.dirname, '../../dist/prerender/prerender.js'), 'utf8');
  expect(worker.match(/require_react\w*_(?:development|production)/g)).toContain('require_react_production');
  expect(worker).not.toContain('_development');
});

test.describe('without JavaScript', () => {
  const withoutScripts: BrowserContextOptions = { javaScriptEnabled: false };
  test.use(withoutScripts);

  test('home shows every block of the operator’s layout, styled', async ({ page, problems }) => {
    // The preloads of scripts that may not run.
    problems.expect(/request: csp .*\.js$/);
    await page.goto(addressOf(HOME));
    const home = screen(page, HOME);
    await expect(home.getByRole('heading', { name: '南湖生活馆' })).toBeVisible();
    await expect(
      home.getByRole('list', { name: '商品', exact: true }).first().getByRole('article'),
    ).toHaveCount(6);
    await expect(home.locator('[data-widget]')).toHaveCount(19);
    await expect(home.locator('[data-widget="goods"]').last().getByRole('article').first()).toBeAttached();
    await expect(home.getByText('南湖边的一间小店，卖自己也在用的东西。')).toBeVisible();
    await expect(tabBar(page).getByRole('link')).toHaveText(['首页', '分类', '购物车', '我的']);
    expect(await home.getByRole('main').evaluate((element) => getComputedStyle(element).overflowY)).toBe(
      'auto',
    );
  });
});

test('the markup is hydrated unchanged: nothing is rendered again, moved or restyled', async ({ page }) => {
  const shifts = await watchShifts(page);
  const losses = await watchRemovals(page);
  const files = asked(page, /\.(?:css|js)$/);
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => {
        const places = ['[data-widget="banner"]', '[data-widget="nav"]', 'nav[aria-label="主导航"]'];
        const atFirst = places.map((place) => document.querySelector(place)?.checkVisibility());
        Object.assign(window, { atFirst });
      },
      { once: true },
    );
  });
  const home = await visit(page, HOME);
  await page.waitForLoadState('networkidle');
  await expect(home.locator('[data-widget="nav"]')).toHaveAttribute('data-hydrated', '');
  expect(await losses()).toEqual([]);
  // Until home is idle: then the overlays and what other screens share are loaded.
  const idleAt = files.findIndex((file) => file.includes('/overlay-host-'));
  const first = idleAt === -1 ? files : files.slice(0, idleAt);
  expect(first.filter((file) => file.endsWith('.css'))).toEqual([]);
  expect(await shifts()).toBe(0);
  // Everything after the LCP image is left out of the first layout only.
  expect(await page.evaluate(() => 'atFirst' in window && window.atFirst)).toEqual([true, false, false]);
  await expect(page.locator('#critical-css')).toHaveCount(0);
  // Rules of other screens' sheets load after those of the page.
  await expect(page.locator('body style')).toHaveCount(0);
  const below = home.locator('[data-below-fold]');
  expect(await below.count()).toBeGreaterThan(3);
  for (const each of await below.all()) await expect(each).toHaveCSS('content-visibility', 'auto');
});

test('the LCP image is delivered with the markup, and not requested', async ({ page }) => {
  const pictures = asked(page, /\/pictures\/banner\//);
  const home = await visit(page, HOME);
  await page.waitForLoadState('networkidle');
  await expect(home.locator('[data-widget="banner"]')).toHaveAttribute('data-hydrated', '');
  const first = home.locator('[data-widget="banner"] img[fetchpriority="high"]');
  await expect(first).toHaveAttribute('src', /^data:image\/webp;base64,/);
  expect(await first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  );
  expect(pictures.filter((address) => address.includes('autumn-tea'))).toEqual([]);
  // The others of the carousel are requested.
  expect(pictures.length).toBeGreaterThan(0);
});

test('blocks hydrate from the top, those of the first screen before all others', async ({ page }) => {
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    new MutationObserver((changes) => {
      const blocks = [...document.querySelectorAll('[data-widget]')];
      for (const { target } of changes) places.push(blocks.indexOf(target as Element));
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  const home = await visit(page, HOME);
  await expect(home.locator('[data-below-fold][data-hydrated]').first()).toBeAttached();
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  const seen = await home.locator('[data-widget]:not([data-below-fold])').count();
  expect(seen).toBeGreaterThan(5);
  expect(places.slice(0, seen)).toEqual([...Array(seen).keys()]);
});

test('a tap before the page is hydrated is not lost', async ({ page }) => {
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isOpen;
    await route.continue();
  });
  await page.addInitScript(() => window.localStorage.setItem('pagoda.isSign', '1'));
  await page.goto(addressOf(HOME), { waitUntil: 'commit' });
  await screen(page, HOME).getByRole('button', { name: '茗茶', exact: true }).click();
  open();
  await expect.poll(() => pathOf(page)).not.toBe(HOME);
});

test('blocks out of view hydrate when they come into view, and not before', async ({ page }) => {
  const scripts = asked(page, /\.js$/);
  const home = await visit(page, HOME);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await home.locator('[data-widget]').last().scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('another screen’s address never shows home, nor requests its code and pictures', async ({ page }) => {
  const parts = asked(page, /\/home-[^/]*\.js$|\/pictures\/(banner|rubik)\//);
  await page.addInitScript(() => {
    const seen = window as unknown as { sawHome: boolean };
    seen.sawHome = false;
    const look = () => {
      const home = document.querySelector('[data-screen="/pages/index/index"]');
      if (home?.checkVisibility({ visibilityProperty: true }) === true) seen.sawHome = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await visit(page, '/pages/goods/goods?id=1');
  await expect(page.getByText('立即购买').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { sawHome: boolean }).sawHome)).toBe(false);
  expect(parts).toEqual([]);
});
