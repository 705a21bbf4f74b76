// The tab bar, the title bar and the login page are changed, by pointer and by keys, on a mall of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type IndexConfigData, indexConfig } from '~/schemas/api/index.gen';
import type { ServerProcess } from '../server/money/server-process';
import { copyPrepared, startBuilt } from './built-mall';
import { DESK, phoneOf, savingOf, signIn, test } from './studio';
import { studioProblems } from './axe';
import { STUDIO_PASSWORD } from './studio-password';

test.use(DESK);
test.describe.configure({ mode: 'serial' });

// All other journeys rely on the tab bar of theirs.
let mall: ServerProcess;
const dataFolder = mkdtempSync(join(tmpdir(), 'pagoda-navigation-'));
test.beforeAll(async () => {
  copyPrepared(dataFolder);
  mall = await startBuilt(dataFolder, { PAGODA_CHECK: '1', PAGODA_STUDIO_PASSWORD: STUDIO_PASSWORD });
});
test.afterAll(async () => {
  await mall.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const open = (page: Page, place: string) => page.goto(`${mall.origin}/studio/#${place}`);
const tabsOf = (page: Page | ReturnType<typeof phoneOf>) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link');

/** What a shopper has of the mall. */
async function asShopper(context: BrowserContext, look: (page: Page) => Promise<void>): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(() => window.localStorage.setItem('pagoda.isSign', '1'));
  await page.goto(`${mall.origin}/?#/pages/index/index`);
  await look(page);
  await page.close();
}

/** Words of the tabs in the mall's answer to shoppers. */
async function wordsForShoppers(context: BrowserContext): Promise<string[]> {
  const answer = await context.request.get(`${mall.origin}/web/index.php`, {
    params: { _mall_id: 1, r: indexConfig.route },
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { data } = (await answer.json()) as { data: IndexConfigData };
  return data.navbar.navs.map(({ text }) => text);
}

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The focus does not come there');
}

test('by pointer: the word of a tab, the login page and a title, as shoppers get them', async ({
  page,
  context,
}) => {
  await signIn(context, 'owner', mall.origin);
  await open(page, '/navigation');
  await expect(tabsOf(phoneOf(page))).toHaveText(['首页', '分类', '购物车', '我的']);
  // Its phone has a home indicator, below which nothing of the bar lies.
  const bar = phoneOf(page).getByRole('navigation', { name: '主导航' });
  await expect(bar).toHaveCSS('padding-bottom', '34px');
  await page.getByRole('button', { name: '分类', exact: true }).click();
  await page.getByLabel('文字', { exact: true }).fill('类目');
  await expect(tabsOf(phoneOf(page))).toHaveText(['首页', '类目', '购物车', '我的']);
  await expect(savingOf(page)).toContainText('已保存到草稿');
  expect(await wordsForShoppers(context)).toEqual(['首页', '分类', '购物车', '我的']);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('标签栏已发布，顾客现在看得到')).toBeVisible();
  expect(await studioProblems(page)).toEqual([]);
  await asShopper(context, async (shop) => {
    await expect(tabsOf(shop)).toHaveText(['首页', '类目', '购物车', '我的']);
  });

  await page.getByRole('button', { name: '更多发布方式' }).click();
  await page.getByRole('menuitem', { name: '换回上一版' }).click();
  await expect(page.getByText('已换回版本 1')).toBeVisible();
  await expect(page.getByText('线上，有未发布的修改')).toBeVisible();
  expect(await wordsForShoppers(context)).toEqual(['首页', '分类', '购物车', '我的']);

  await page.getByRole('link', { name: '标题栏' }).click();
  await page.getByRole('textbox', { name: '购物车' }).fill('篮子');
  await expect(phoneOf(page).getByRole('heading', { name: '篮子' })).toBeVisible();

  await page.getByRole('link', { name: '登录页' }).click();
  const login = phoneOf(page).getByRole('button', { name: '立即登录' });
  const before = await login.boundingBox();
  await page.getByRole('button', { name: '编辑热区' }).first().click();
  await page.getByLabel('上', { exact: true }).fill('300');
  await page.getByRole('button', { name: '完成' }).click();
  await expect.poll(async () => (await login.boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 50);
});

test('by keys alone: tabs change places, and a word', async ({ page, context }) => {
  await signIn(context, 'owner', mall.origin);
  await open(page, '/navigation/tab-bar');
  const row = page.getByRole('button', { name: '我的', exact: true });
  await expect(row).toBeVisible();
  await tabTo(page, row);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(tabsOf(phoneOf(page)).nth(2)).toHaveText('我的');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('文字', { exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('个人');
  await expect(tabsOf(phoneOf(page)).nth(2)).toHaveText('个人');
  await tabTo(page, page.getByRole('button', { name: '发布', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('标签栏已发布，顾客现在看得到')).toBeVisible();
  expect((await wordsForShoppers(context))[2]).toBe('个人');
});

test('a viewer sees all and changes nothing', async ({ page, context }) => {
  await signIn(context, 'viewer', mall.origin);
  await open(page, '/navigation/tab-bar');
  await page.getByRole('button', { name: '首页', exact: true }).click();
  await expect(page.getByLabel('文字', { exact: true })).toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: '添加标签' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '发布', exact: true })).toHaveCount(0);
  await open(page, '/navigation/quick-nav');
  await expect(page.getByRole('switch').first()).toBeDisabled();
  await open(page, '/auth-page');
  await page.getByRole('button', { name: '编辑热区' }).first().click();
  await expect(page.getByLabel('上', { exact: true })).toHaveAttribute('readonly');
  expect(await studioProblems(page)).toEqual([]);
});
