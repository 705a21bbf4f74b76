// Goes offline before lazy code has loaded: nothing becomes blank, and everything recovers.
import {
  waitForScreen,
  demoShopper,
  expect,
  isRoute,
  pathOf,
  saveData,
  screen,
  tabBar,
  test,
  visit,
} from './helpers';

const HOME = '/pages/index/index';
const LIST = '/pages/goods/list';

// Who saves data is sent no code ahead, which a slow test would find there.
test.beforeEach(({ page }) => saveData(page));

test('a list continues after a failed page, and the goods sheet opens after its code failed', async ({
  page,
  problems,
}) => {
  problems.expectOffline();
  // After home has rendered their chunk is preloaded, so that they show offline: here it was lost before.
  const code = /assets\/(messages|error-modal|error-banner|sku-sheet)[-\w]*\.js/;
  const nextPage = isRoute('api/default/goods-list');
  await page.route(code, (route) => route.abort());
  const list = await visit(page, LIST);
  await expect(list.getByRole('article')).toHaveCount(10);
  await page.route(nextPage, (route) => route.abort());
  await list.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  const retry = list.getByRole('button', { name: '加载失败，点此重试' });
  await expect(retry).toBeVisible();
  const intoCart = list.getByRole('button', { name: /^加入购物车/ }).first();
  const lost = page.waitForEvent('console', (message) => message.text().includes('overlays/sku-sheet'));
  await intoCart.click();
  await lost;
  await expect(list.getByRole('article')).toHaveCount(10);
  await page.unrouteAll();
  await retry.click();
  await expect(list.getByRole('article')).toHaveCount(20);
  const sheet = page.getByRole('dialog', { name: '选择规格' });
  await expect(sheet).toHaveCount(0);
  await expect(async () => {
    await intoCart.click({ timeout: 1000 });
    await expect(sheet).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a screen whose code failed shows an error and a way back, and loads when the network is back', async ({
  page,
  problems,
}) => {
  problems.expectOffline();
  const home = await visit(page, HOME);
  await expect(home.locator('[data-widget="nav"]')).toHaveAttribute('data-hydrated', '');
  await page.context().setOffline(true);
  await home.getByRole('button', { name: '茗茶', exact: true }).click();
  await expect(page.getByText('页面加载失败，请检查网络后重试')).toBeVisible();
  await page.context().setOffline(false);
  await expect(screen(page, pathOf(page)).getByRole('article').first()).toBeVisible();
  await page.goBack();
  await waitForScreen(page, HOME);
});

test('a tab that is tapped offline has its icon, which no screen has shown before', async ({
  page,
  problems,
}) => {
  problems.expectOffline();
  const home = await visit(page, HOME);
  await expect(home.locator('[data-widget="nav"]')).toHaveAttribute('data-hydrated', '');
  const laterIcons = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /pictures\/tab-/.test(name)).length,
    );
  await expect.poll(laterIcons).toBe(4);
  await page.context().setOffline(true);
  await tabBar(page).getByRole('link', { name: '分类' }).click();
  const entry = tabBar(page).locator('[aria-current="page"]');
  await expect(entry).toHaveText('分类');
  const widthOf = () => entry.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(widthOf).toBeGreaterThan(0);
});

test('a shopper can use the mall where only the chunk of the signed-in state failed', async ({
  page,
  problems,
}) => {
  problems.expectOffline();
  await demoShopper(page);
  await page.route('**/assets/session-watch*.js', (route) => route.abort());
  const home = await visit(page, HOME);
  await expect(home.locator('[data-widget="nav"]')).toHaveAttribute('data-hydrated', '');
  await expect(home.getByRole('heading', { name: '南湖生活馆' })).toBeVisible();
});
