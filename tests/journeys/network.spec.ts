// Breaks the network, or slows it down, and looks at what is shown meanwhile and afterwards.
import type { Page } from '@playwright/test';
import { expect, type Problems, screen, tabBar, test, visit } from './kit';

const HOME = '/pages/index/index';
const CART = '/pages/cart/cart';

const provoke = (problems: Problems) =>
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ChunkLoadError|"kind":"picture"/);

/** A fresh home that the network leaves before any other screen's code was asked for. */
async function loseNetworkAtHome(page: Page): Promise<void> {
  const home = await visit(page, HOME);
  await expect(home.locator('[data-widget="nav"]')).toHaveAttribute('data-alive', '');
  await page.context().setOffline(true);
}

/** Files of styles that the page names and does not have (disabled: those that stand inline), and how the cart's title bar is laid out. */
const stylesOf = (page: Page) =>
  page.evaluate(() => ({
    missing: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ sheet, disabled }) => sheet === null && !disabled)
      .map(({ href }) => href),
    bars: [...document.querySelectorAll('header h1')].map(
      (title) => getComputedStyle(title.parentElement ?? title).display,
    ),
  }));

test('offline a screen has its frame and says why it is empty; online it comes with its styles', async ({
  page,
  problems,
}) => {
  provoke(problems);
  await loseNetworkAtHome(page);
  await tabBar(page).getByRole('link', { name: '购物车' }).click();
  const frame = page.locator(`[data-frame="${CART}"]`);
  await expect(frame.getByText('页面加载失败，请检查网络后重试')).toBeVisible();
  await expect(frame.getByRole('heading', { name: '购物车' })).toBeVisible();
  await expect(frame.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await page.context().setOffline(false);
  // By itself: nothing is tapped.
  await expect(screen(page, CART)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { missing, bars } = await stylesOf(page);
  expect(missing).toEqual([]);
  expect(bars.every((display) => display === 'flex')).toBe(true);
});

test('a style file that did not come is asked for again with the code', async ({ page, problems }) => {
  provoke(problems);
  let refused = 0;
  const home = await visit(page, HOME);
  await expect(home.locator('[data-widget="nav"]')).toHaveAttribute('data-alive', '');
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
