// Tests home as guest and as shopper: the operator's layout, the tab bar, banners, coupons, adding to the cart.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from '@playwright/test';
import { couponUserCoupon } from '~/schemas/api/coupon.gen';
import {
  waitForScreen,
  ask,
  capture,
  expect,
  freshShopper,
  goBack,
  listen,
  queryOf,
  screen,
  tabBar,
  test,
  visit,
} from './helpers';
import { WITH_MOTION } from './motion';

test.use(WITH_MOTION);

/** The file of the build that a module is in. */
function codeOf(module: string): string {
  const manifest = resolve(import.meta.dirname, '../../dist/web/.vite/manifest.json');
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const chunk = chunks[module];
  if (chunk === undefined) throw new Error(`${module} is not in the build`);
  return chunk.file;
}

const HOME = '/pages/index/index';
const GOODS = '/pages/goods/goods';
const LIST = '/pages/goods/list';

const scrollTo = (scroller: Locator, top: number) =>
  scroller.evaluate((element, place) => element.scrollTo(0, place), top);
const scrollTop = (scroller: Locator) => scroller.evaluate((element) => Math.round(element.scrollTop));

test('home paints the operator’s layout from the document itself, without a call (CFG-01, CFG-09)', async ({
  page,
}) => {
  const routes = listen(page);
  const home = await visit(page, HOME);
  await expect(home.getByRole('heading', { name: '南湖生活馆' })).toBeVisible();
  await expect(home.getByRole('button', { name: '茗茶', exact: true })).toBeVisible();
  await expect(home.getByRole('list', { name: '优惠券' }).getByRole('button')).toHaveCount(4);
  await expect(
    home.getByRole('list', { name: '商品', exact: true }).first().getByRole('article'),
  ).toHaveCount(6);
  await capture(page, 'home');
  await scrollTo(home.getByRole('main'), 700);
  await capture(page, 'home-middle');
  // Parts below the fold render when they come into view.
  await expect(async () => {
    await scrollTo(home.getByRole('main'), 99_999);
    await expect(home.getByText('七天无理由退换')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await capture(page, 'home-end');
  expect(routes).toEqual([]);
});

test('home has no background of its own, other screens have theirs (NAV-02, NAV-03, NAV-04)', async ({
  page,
}) => {
  const backgroundOf = (element: Locator) =>
    element.evaluate((node) => getComputedStyle(node).backgroundColor);
  await visit(page, HOME);
  expect(await backgroundOf(screen(page, HOME))).toBe('rgba(0, 0, 0, 0)');
  await visit(page, LIST);
  expect(await backgroundOf(screen(page, LIST))).toBe('rgb(247, 247, 247)');
  const bar = await screen(page, LIST).getByRole('banner').boundingBox();
  expect(bar?.height).toBe(44);
});

test('the tab bar is on its four screens only and marks the current one (TAB-01 … TAB-04, TAB-12)', async ({
  page,
}) => {
  await visit(page, HOME);
  const bar = tabBar(page);
  await expect(bar.getByRole('link')).toHaveText(['首页', '分类', '购物车', '我的']);
  const height = (await bar.boundingBox())?.height ?? 0;
  // 100 rpx on a page of 390 px.
  expect(Math.abs(height - 52)).toBeLessThanOrEqual(1);
  for (const [text, path] of [
    ['分类', '/pages/cats/cats'],
    ['购物车', '/pages/cart/cart'],
    ['我的', '/pages/user-center/user-center'],
    ['首页', HOME],
  ] as const) {
    await bar.getByRole('link', { name: text }).click();
    await waitForScreen(page, path);
    await expect(bar.locator('[aria-current="page"]')).toHaveText(text);
  }
  await visit(page, `${GOODS}?id=1`);
  await expect(screen(page, GOODS).getByRole('heading', { name: '明前西湖龙井' }).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('tabs restore their scroll position and chosen part', async ({ page }) => {
  const home = await visit(page, HOME);
  const scroller = home.getByRole('main');
  await home.getByRole('tab', { name: '鲜果' }).click();
  await expect(home.getByRole('tabpanel', { name: '鲜果' })).toContainText('脐橙');
  const left = await scrollTop(scroller);
  expect(left).toBeGreaterThan(300);
  await tabBar(page).getByRole('link', { name: '分类' }).click();
  await waitForScreen(page, '/pages/cats/cats');
  await tabBar(page).getByRole('link', { name: '首页' }).click();
  await waitForScreen(page, HOME);
  expect(await scrollTop(scroller)).toBe(left);
  await expect(home.getByRole('tab', { name: '鲜果' })).toHaveAttribute('aria-selected', 'true');
});

test('icons, banner and cards link where the operator configured, and back restores the position (ROUTE-02)', async ({
  page,
}) => {
  const home = await visit(page, HOME);
  await home.getByRole('region', { name: '广告' }).getByRole('button', { name: '秋茶上新' }).click();
  await waitForScreen(page, GOODS);
  expect(queryOf(page).get('id')).toBe('1');
  await page.goBack();
  await waitForScreen(page, HOME);
  await home.getByRole('button', { name: '茗茶', exact: true }).click();
  await waitForScreen(page, LIST);
  expect(queryOf(page).get('cat_id')).toBe('2');
  await goBack(page, LIST);
  await waitForScreen(page, HOME);
  const scroller = home.getByRole('main');
  const card = home.getByRole('link', { name: '纯钛内胆保温杯' }).first();
  await card.scrollIntoViewIfNeeded();
  const left = await scrollTop(scroller);
  await card.click();
  await waitForScreen(page, GOODS);
  expect(queryOf(page).get('id')).toBe('43');
  await page.goBack();
  await waitForScreen(page, HOME);
  expect(await scrollTop(scroller)).toBe(left);
  await scrollTo(scroller, 0);
  expect(await scrollTop(scroller)).toBe(0);
});

test('a guest who taps a coupon is asked to sign in and nothing is sent (LOGIN-02)', async ({ page }) => {
  const home = await visit(page, HOME);
  const routes = listen(page);
  await home.getByRole('button', { name: /^全场满减券.*立即领取/ }).click();
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
  await capture(page, 'home-login-modal');
  await page.getByRole('button', { name: '暂不登录' }).click();
  await expect(page.getByRole('dialog', { name: '登录' })).toBeHidden();
  expect(routes).not.toContain('plugin/diy/api/coupon/receive');
});

test('a shopper receives a coupon on home (COUP-02)', async ({ page }) => {
  const { token } = await freshShopper(page);
  const home = await visit(page, HOME);
  // A guest's page is refetched for a shopper; a response after receiving leaves the coupon out.
  await page.waitForLoadState('networkidle');
  await home.getByRole('button', { name: /^好锅好饭.*立即领取/ }).click();
  const popup = page.getByRole('dialog', { name: '领取成功' });
  await expect(popup).toContainText('好锅好饭');
  await capture(page, 'home-coupon-received');
  await popup.getByRole('button', { name: '关闭' }).click();
  await expect(popup).toBeHidden();
  await expect(home.getByRole('button', { name: /^好锅好饭.*已领取/ })).toBeVisible();
  const { list } = await ask(page, { endpoint: couponUserCoupon, params: { page: 1, status: 1 }, token });
  expect(list.map(({ coupon }) => coupon.name)).toContain('好锅好饭');
});

test('goods are added to the cart from home through the sheet; the badge counts them (LOGIN-15)', async ({
  page,
}) => {
  await freshShopper(page);
  const home = await visit(page, HOME);
  await home.getByRole('button', { name: '加入购物车：安溪铁观音 秋香' }).click();
  const sheet = page.getByRole('dialog', { name: '选择规格' });
  await sheet.getByRole('button', { name: '浓香' }).click();
  await expect(sheet.getByRole('button', { name: '125g' })).toHaveAttribute('aria-pressed', 'true');
  await capture(page, 'home-sku');
  await sheet.getByRole('button', { name: '加入购物车' }).click();
  await expect(sheet).toBeHidden();
  await expect(tabBar(page).getByRole('link', { name: '购物车' })).toContainText('1');
  await capture(page, 'home-badge');
});

test('what home links to opens by its own code without a network, once home was idle', async ({
  page,
  problems,
}) => {
  problems.expectOffline();
  await visit(page, HOME);
  const hasLoaded = (file: string) =>
    page.evaluate(
      (wanted) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(wanted)),
      `/${file}`,
    );
  await expect.poll(() => hasLoaded(codeOf('src/pages/cats/cats.page.tsx'))).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await tabBar(page).getByRole('link', { name: '分类' }).click();
  const cats = screen(page, '/pages/cats/cats');
  await expect(cats.getByRole('button', { name: /重新加载|重试/ })).toBeVisible();
});
