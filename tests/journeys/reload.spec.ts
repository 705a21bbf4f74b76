// Tests that each kind of screen is loaded anew without a message, whatever lies below it in the history, and that each screen
// that can be shared is there before its code.
import type { Locator, Page } from '@playwright/test';
import { SHARED_PARAMS } from '~/domain/shared-params.gen';
import { WALKS } from '~/src/testing/walks.gen';
import {
  addressOf,
  demoShopper,
  demoToken,
  expect,
  screen,
  type Shopper,
  test,
  visit,
  waitForScreen,
} from './helpers';
import { BUSY_MESSAGE } from './problems';
import { realAddress } from './screen-walk';
import { SHARED, type SharedPage, SHARER, sharedPage, UNDRAWN } from './shared-screens';
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

const PATHS = Object.values(SCREENS);
/** Those that the server draws, which the phone hydrates, and one that it does not draw; home begins the long visit. */
const FIRST = [SCREENS.tab, ...PATHS.filter((path) => path in SHARED_PARAMS && path !== HOME)];
/** Links of a test: tests run side by side. */
const LINKS_OF_A_TEST = 8;

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

/** Opens a screen in a tab above as many others, and loads it anew: it has a way back where another one lies below it. */
async function openAndReload(tab: Page, address: string, below: number): Promise<void> {
  if (below === 0) await visit(tab, address);
  else await tab.evaluate((to) => window.location.assign(to), `#${address}`);
  const path = address.split('?')[0] ?? address;
  await settle(tab, path);
  expect(tab.url()).toBe(addressOf(address));
  await tab.reload();
  await settle(tab, path);
  expect(tab.url()).toBe(addressOf(address));
  const back = screen(tab, path).getByRole('button', { name: '返回', exact: true });
  await expect(back).toHaveCount(below === 0 ? 0 : 1);
}

/** What the tabs of a journey say in their consoles. */
function listenTo(page: Page): string[] {
  const said: string[] = [];
  page.context().on('console', (message) => {
    if (!BUSY_MESSAGE.test(message.text())) said.push(`${message.page()?.url()}: ${message.text()}`);
  });
  return said;
}

test('each kind of screen is loaded anew without a message, above one of every kind before it', async ({
  page,
}) => {
  const shopper = await demoShopper(page);
  const said = listenTo(page);
  for (const [below, path] of PATHS.entries())
    await test.step(path, async () => openAndReload(page, await realPath(page, shopper, path), below));
  expect(said).toEqual([]);
});

test('the first screen of a visit is loaded anew without a message', async ({ page }) => {
  const shopper = await demoShopper(page);
  const said = listenTo(page);
  for (const [index, path] of FIRST.entries())
    await test.step(path, async () => {
      // The first tab stores the shopper's token, which the others find.
      const tab = index === 0 ? page : await page.context().newPage();
      await openAndReload(tab, await realPath(page, shopper, path), 0);
      if (tab !== page) await tab.close();
    });
  expect(said).toEqual([]);
});

const MAX_SHIFT = 0.02;
/** Of a list whose pages the phone has counted. */
const END = /^没有更多/;

/** What the server sends for a link: its head, and the screen's markup where it is drawn. */
async function expectDrawn(page: Page, shared: SharedPage, isDrawn: boolean): Promise<void> {
  const { status, html, meta } = shared;
  expect(status).toBe(200);
  const title = meta('og:title');
  expect(title).not.toBe('');
  expect(html).toContain(`<title>${/og:title" content="([^"]*)"/.exec(html)?.[1] ?? ''}</title>`);
  expect(meta('description')).not.toBe('');
  expect(html).not.toContain(String(SHARER));
  const picture = await page.request.get(meta('og:image'));
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(html.includes('data-prerendered="')).toBe(isDrawn);
}

/** What the screen begins with was in its markup; figures of countdowns are not words. */
async function expectServed(main: Locator, html: string): Promise<void> {
  const text = await main.innerText();
  const words = text.split(/\s+/).filter((word) => /\p{Script=Han}{2}/u.test(word) && !END.test(word));
  const served = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
  expect(words.length).toBeGreaterThan(0);
  const upper = words.slice(0, 5);
  expect(upper.filter((word) => !served.includes(word))).toEqual([]);
}

/** A guest who has never been here opens the link. */
async function expectHydrated(tab: Page, { link, hash, html }: SharedPage, path: string): Promise<void> {
  await tab.goto(link);
  await waitForScreen(tab, path);
  await tab.waitForLoadState('networkidle');
  expect(new URL(tab.url()).hash).toBe(hash);
  if (!UNDRAWN.has(path)) await expectServed(screen(tab, path).locator('main'), html);
}

/** Nothing of an earlier visit is in the browser when the page begins. */
const forget = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.localStorage.setItem('pagoda.isSign', '1');
  });

for (let from = 0; from < SHARED.length; from += LINKS_OF_A_TEST) {
  const walks = SHARED.slice(from, from + LINKS_OF_A_TEST);
  const paths = walks.map(({ path }) => path).join(', ');
  test(`what can be shared is drawn by the server for who opens a link to it, and hydrated without a message (SHARE-05): ${paths}`, async ({
    page,
  }) => {
    // He only helps to find what the links name: the page is a guest's.
    const shopper = { mobile: '', token: await demoToken(page) };
    const said = listenTo(page);
    const shifts = await watchShifts(page);
    await forget(page);
    for (const walk of walks)
      await test.step(walk.path, async () => {
        const shared = await sharedPage(page, shopper, walk);
        await expectDrawn(page, shared, !UNDRAWN.has(walk.path));
        expect(shared.meta('og:url')).toContain(encodeURIComponent(walk.path));
        await expectHydrated(page, shared, walk.path);
        expect(said).toEqual([]);
        expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
        await page.context().clearCookies();
      });
  });
}
