// Tests the mall for screen readers and enlarged text.
import type { Page } from '@playwright/test';
import { addressOf, waitForScreen, expect, test, visit } from './helpers';

const HOME = '/pages/index/index';
const SEARCH = '/pages/search/search';

/** The focused element, by its tag and text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.tagName.toLowerCase() ?? ''} ${element?.textContent.trim().slice(0, 20) ?? ''}`;
  });

test('each screen change focuses the heading, without a ring for touch', async ({ page }) => {
  const home = await visit(page, HOME);
  // The first screen does not move the focus.
  await page.waitForTimeout(500);
  expect(await focused(page)).toMatch(/^body/);
  await home.getByRole('button', { name: '茗茶', exact: true }).click();
  const list = await waitForScreen(page, '/pages/goods/list');
  await expect.poll(() => focused(page)).toBe('h1 茗茶');
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(await outline()).toBe('none');
  // Tab continues after the heading, in the opened screen.
  await page.keyboard.press('Tab');
  expect(await list.evaluate((root) => root.contains(document.activeElement))).toBe(true);
  await list.getByRole('article').first().getByRole('link').first().click();
  await waitForScreen(page, '/pages/goods/goods');
  await expect.poll(() => focused(page)).toMatch(/^h1 /);
  await page.goBack();
  await waitForScreen(page, '/pages/goods/list');
  await expect.poll(() => focused(page)).toMatch(/^(h1|a) /);
});

test('a search field keeps the focus of its screen', async ({ page }) => {
  await visit(page, HOME);
  await page.goto(addressOf(SEARCH));
  const search = await waitForScreen(page, SEARCH);
  const field = search.getByRole('searchbox').first();
  await expect(field).toBeFocused();
  await page.waitForTimeout(800);
  await expect(field).toBeFocused();
});
