// Tests that each kind of screen is loaded anew without a message, whatever lies below it in the history.
import type { Page } from '@playwright/test';
import { WALKS } from '~/src/testing/walks.gen';
import { addressOf, demoShopper, expect, screen, type Shopper, test, visit, waitForScreen } from './helpers';
import { BUSY_MESSAGE } from './problems';
import { realAddress } from './screen-walk';

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

/** The screens that lie below, from the first of the visit. */
const BELOW = [[], ['/pages/cart/cart'], [HOME, '/pages/goods/list']];

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

for (const below of BELOW) {
  test(`each kind of screen is loaded anew without a message as number ${below.length + 1} of its visit`, async ({
    page,
  }) => {
    const shopper = await demoShopper(page);
    // Stores his token, which the other tabs find.
    await visit(page, HOME);
    const said: string[] = [];
    page.context().on('console', (message) => {
      if (!BUSY_MESSAGE.test(message.text())) said.push(`${message.page()?.url()}: ${message.text()}`);
    });
    for (const [kind, path] of Object.entries(SCREENS))
      await test.step(kind, async () => {
        const address = await realPath(page, shopper, path);
        const tab = await page.context().newPage();
        await visit(tab, below[0] ?? address);
        for (const one of [...below.slice(1), ...(below.length === 0 ? [] : [address])]) {
          await tab.evaluate((to) => window.location.assign(to), `#${one}`);
          await waitForScreen(tab, one.split('?')[0] ?? one);
        }
        await settle(tab, path);
        await tab.reload();
        await settle(tab, path);
        expect(tab.url()).toBe(addressOf(address));
        const back = screen(tab, path).getByRole('button', { name: '返回', exact: true });
        await expect(back).toHaveCount(below.length === 0 ? 0 : 1);
        await tab.close();
      });
    expect(said).toEqual([]);
  });
}
