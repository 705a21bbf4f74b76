// Tests a failing and a slow network: what is shown meanwhile and afterwards.
import type { Page } from '@playwright/test';
import { expect, saveData, screen, tabBar, test, visit } from './helpers';

const HOME = '/pages/index/index';
const CART = '/pages/cart/cart';
const GOODS = '/pages/goods/goods';

// Who saves data is sent no code ahead, which a slow test would find there.
test.beforeEach(({ page }) => saveData(page));

/** A fresh home that goes offline before any other screen's code was requested. */
async function loseNetworkAtHome(page: Page): Promise<void> {
  const home = await visit(page, HOME);
  await expect(home.locator('[data-widget="nav"]')).toHaveAttribute('data-hydrated', '');
  await page.context().setOffline(true);
}

/** Style files that the page refers to and has not loaded, and the layout of the cart's title bar. */
const stylesOf = (page: Page) =>
  page.evaluate(() => ({
    missing: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ sheet, disabled }) => sheet === null && !disabled)
      .map(({ href }) => href),
    bars: [...document.querySelectorAll('header h1')].map(
      (title) => getComputedStyle(title.parentElement ?? title).display,
    ),
  }));

test('offline a screen shows its frame and the error; online it loads with its styles', async ({
  page,
  problems,
}) => {
  problems.expectOffline();
  await loseNetworkAtHome(page);
  await tabBar(page).getByRole('link', { name: '购物车' }).click();
  const frame = page.locator(`[data-frame="${CART}"]`);
  await expect(frame.getByText('页面加载失败，请检查网络后重试')).toBeVisible();
  await expect(frame.getByRole('heading', { name: '购物车' })).toBeVisible();
  await expect(frame.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await page.context().setOffline(false);
  // Automatically: nothing is tapped.
  await expect(screen(page, CART)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { missing, bars } = await stylesOf(page);
  expect(missing).toEqual([]);
  expect(bars.every((display) => display === 'flex')).toBe(true);
});

test('a failed style file is requested again with its chunk', async ({ page, problems }) => {
  problems.expectOffline();
  let refused = 0;
  const home = await visit(page, HOME);
  await expect(home.locator('[data-widget="nav"]')).toHaveAttribute('data-hydrated', '');
  await page.route(/assets\/.*\.css$/, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.evaluate((path) => {
    window.location.hash = path;
  }, CART);
  await expect(page.getByText('页面加载失败，请检查网络后重试')).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await expect(screen(page, CART)).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(screen(page, CART)).toBeVisible();
  expect((await stylesOf(page)).missing).toEqual([]);
});

test("a tap on a card shows the card's data at once, and the page replaces it", async ({ page }) => {
  const home = await visit(page, HOME);
  const card = home.locator('[data-widget="goods"] article').first();
  await card.scrollIntoViewIfNeeded();
  const picture = card.locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const name = (await card.getByRole('link').innerText()).trim();
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  // Code and data are blocked until they are released.
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/|index\.php/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await card.getByRole('link').click();
  const frame = page.locator(`[data-frame="${GOODS}"]`);
  await expect(frame.getByRole('heading', { name: '商品详情' })).toBeVisible();
  await expect(frame.getByRole('button', { name: '返回' })).toBeVisible();
  await expect(frame.getByText(name)).toBeVisible();
  await expect(frame.getByText('￥').first()).toBeVisible();
  const first = frame.getByRole('main').locator('img');
  await expect(first).toHaveJSProperty('currentSrc', shown);
  await expect(first).toHaveJSProperty('complete', true);
  // The text appears after 2 s (ROUTE-03), over the placeholder.
  await expect(frame.getByText('加载中…')).toBeVisible();
  await expect(frame.getByText(name)).toBeVisible();
  letThrough();
  const goods = screen(page, GOODS);
  await expect(goods.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(goods.getByRole('button', { name: '立即购买' })).toBeVisible();
});

test('a tap on a tab shows its frame and a skeleton at once, and back works while it loads', async ({
  page,
}) => {
  const home = await visit(page, HOME);
  await expect(home.locator('[data-widget="nav"]')).toHaveAttribute('data-hydrated', '');
  await page.route(/\/assets\//, () => undefined);
  await tabBar(page).getByRole('link', { name: '分类' }).click();
  const frame = page.locator('[data-frame="/pages/cats/cats"]');
  await expect(frame.getByRole('heading', { name: '分类' })).toBeVisible();
  await expect(frame.getByLabel('加载中')).toBeVisible();
  await expect(frame.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await tabBar(page).getByRole('link', { name: '首页' }).click();
  await expect(home).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
