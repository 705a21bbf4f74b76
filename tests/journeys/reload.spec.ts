// Tests that each kind of screen is loaded anew without a message, whatever lies below it in the history, and that each screen
// that can be shared is there before its code.
import type { Page } from '@playwright/test';
import { WALKS } from '~/src/testing/walks.gen';
import { addressOf, demoShopper, expect, screen, type Shopper, test, visit, waitForScreen } from './helpers';
import { BUSY_MESSAGE } from './problems';
import { realAddress } from './screen-walk';
import { SHARED, SHARER, sharedPage, UNDRAWN } from './shared-screens';
import { watchShifts } from './watchers';

const HOME = '/pages/index/index';

/** One screen of each archetype; home and a tab besides, which take another way into the history. */
const SCREENS = {
  home: HOME,
  tab: '/pages/user-center/user-center',
  hub: '/pages/registered/setting',
  list: '/pages/order/index/index',
  detail: '/pages/goods/goods',
  flow: '/pages/order-submit/order-submit',
  form: '/pages/address/address-edit',
  content: '/pages/article/article-detail/article-detail',
  result: '/pages/order/appraise-finish/index',
  poster: '/pages/poster/goods',
  map: '/choose-location',
};

type Kind = keyof typeof SCREENS;

const KINDS = Object.keys(SCREENS) as Kind[];
/** Screens of a visit: each kind is the first, the second and the third of one. */
const DEPTH = 3;
const VISITS = KINDS.map((_kind, first) =>
  Array.from({ length: DEPTH }, (_none, below) => KINDS[(first + below) % KINDS.length] ?? 'home'),
);
/** Visits of a test: tests run side by side. */
const SHARE = 4;

const settle = async (page: Page, path: string): Promise<void> => {
  await waitForScreen(page, path);
  await page.waitForLoadState('networkidle');
  await expect(screen(page, path).locator('[aria-busy="true"], [aria-label="加载中"]')).toHaveCount(0);
};

const realPath = (page: Page, shopper: Shopper, path: string): Promise<string> | string => {
  const walk = WALKS.find((one) => one.path === path);
  if (walk === undefined) throw new Error(`${path} is no screen`);
  return realAddress(page, shopper, walk);
};

/** A screen of a visit is loaded anew: it has a way back where another one lies below it. */
async function reload(tab: Page, path: string, depth: number): Promise<void> {
  const address = tab.url();
  await settle(tab, path);
  await tab.reload();
  await settle(tab, path);
  expect(tab.url()).toBe(address);
  const back = screen(tab, path).getByRole('button', { name: '返回', exact: true });
  await expect(back).toHaveCount(depth === 1 ? 0 : 1);
}

for (let from = 0; from < VISITS.length; from += SHARE) {
  const visits = VISITS.slice(from, from + SHARE);
  const words = visits.map((kinds) => kinds.join(', ')).join('; ');
  test(`each screen of a visit is loaded anew without a message: ${words}`, async ({ page }) => {
    const shopper = await demoShopper(page);
    // Stores his token, which the other tabs find.
    await visit(page, HOME);
    const said: string[] = [];
    page.context().on('console', (message) => {
      if (!BUSY_MESSAGE.test(message.text())) said.push(`${message.page()?.url()}: ${message.text()}`);
    });
    for (const kinds of visits)
      await test.step(kinds.join(', '), async () => {
        const tab = await page.context().newPage();
        for (const [below, kind] of kinds.entries()) {
          const path = SCREENS[kind];
          const address = await realPath(page, shopper, path);
          if (below === 0) await visit(tab, address);
          else await tab.evaluate((to) => window.location.assign(to), `#${address}`);
          await waitForScreen(tab, path);
          expect(tab.url()).toBe(addressOf(address));
          await reload(tab, path, below + 1);
        }
        await tab.close();
      });
    expect(said).toEqual([]);
  });
}

const MAX_SHIFT = 0.02;
/** Of a list whose pages the phone has counted. */
const END = /^没有更多/;

for (const walk of SHARED)
  test(`${walk.path} is drawn by the server for who opens a link to it, and hydrated without a message (SHARE-05)`, async ({
    page,
    browser,
  }) => {
    const isDrawn = !UNDRAWN.has(walk.path);
    const { link, hash, status, html, meta } = await sharedPage(page, await demoShopper(page), walk);
    expect(status).toBe(200);
    const title = meta('og:title');
    expect(title).not.toBe('');
    expect(html).toContain(`<title>${/og:title" content="([^"]*)"/.exec(html)?.[1] ?? ''}</title>`);
    expect(meta('description')).not.toBe('');
    expect(meta('og:url')).toContain(encodeURIComponent(walk.path));
    expect(html).not.toContain(String(SHARER));
    const picture = await page.request.get(meta('og:image'));
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(html.includes('data-prerendered="')).toBe(isDrawn);

    // A guest: the shopper above only helped to find what the link names.
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const tab = await context.newPage();
    const said: string[] = [];
    tab.on('console', (message) => said.push(message.text()));
    tab.on('pageerror', (error) => said.push(error.message));
    const shifts = await watchShifts(tab);
    await tab.addInitScript(() => window.localStorage.setItem('pagoda.isSign', '1'));
    await tab.goto(link);
    await waitForScreen(tab, walk.path);
    await tab.waitForLoadState('networkidle');
    expect(new URL(tab.url()).hash).toBe(hash);
    expect(said.filter((text) => !BUSY_MESSAGE.test(text))).toEqual([]);
    expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
    if (isDrawn) {
      // What the screen begins with was in its markup; figures of countdowns are not words.
      const text = await screen(tab, walk.path).locator('main').innerText();
      const words = text.split(/\s+/).filter((word) => /\p{Script=Han}{2}/u.test(word) && !END.test(word));
      const served = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
      expect(words.length).toBeGreaterThan(0);
      const upper = words.slice(0, 5);
      expect(upper.filter((word) => !served.includes(word))).toEqual([]);
    }
    await context.close();
  });
