// Tests categories, the goods list and the search: sorting, layout, the end, empty results.
import type { Locator, Page } from '@playwright/test';
import { waitForScreen, capture, expect, goBack, isRoute, queryOf, screen, test, visit } from './helpers';

const CATS = '/pages/cats/cats';
const LIST = '/pages/goods/list';
const SEARCH = '/pages/search/search';
const GOODS = '/pages/goods/goods';

const names = (list: Locator) => list.getByRole('article').getByRole('link').allInnerTexts();
/** Price of each card in yuan: the figure before the struck price or the sales. Goods on request have none. */
const prices = async (list: Locator) =>
  (await list.getByRole('article').allInnerTexts())
    .filter((text) => !text.includes('价格面议'))
    .map((text) => {
      const price = /(免费|￥[\d.]+)(?=原价|已售)/.exec(text.replaceAll(/\s/g, ''))?.[1];
      return price === '免费' ? 0 : Number(price?.slice(1));
    });

/** Scrolls until so many px of the screen are below the visible part. */
const scrollToLast = (list: Locator, leftPx: number) =>
  list.getByRole('main').evaluate((main, left) => {
    // Room for the floating buttons is below the list.
    const room = main.querySelector<HTMLElement>('[data-room]')?.offsetHeight ?? 0;
    main.scrollTo(0, main.scrollHeight - main.clientHeight - room - left);
  }, leftPx);

/** Pages that the list requests from here on. */
function pagesAsked(page: Page): string[] {
  const pages: string[] = [];
  const isList = isRoute('api/default/goods-list');
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isList(url)) pages.push(url.searchParams.get('page') ?? '');
  });
  return pages;
}

test('a category opens its goods, and a goods page returns to the same scroll position (PRD-02, ROUTE-02)', async ({
  page,
}) => {
  const cats = await visit(page, CATS);
  await expect(cats.getByRole('button', { name: '茶与器活动' })).toBeVisible();
  await capture(page, 'cats');
  await cats.getByRole('button', { name: '茶与器活动' }).click();
  const list = await waitForScreen(page, LIST);
  expect(queryOf(page).get('cat_id')).toBe('1');
  await expect(list.getByRole('article').first()).toBeVisible();
  await capture(page, 'list-category');
  await scrollToLast(list, 0);
  await expect(list.getByText('暂无更多商品')).toBeVisible();
  const place = () => list.getByRole('main').evaluate((main) => main.scrollTop);
  // In the middle, clear of the bars at both ends, so that the tap scrolls nothing.
  const tray = list.getByRole('link', { name: '黑胡桃干湿两用茶盘' });
  await tray.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const left = await place();
  expect(left).toBeGreaterThan(500);
  await tray.click();
  await waitForScreen(page, GOODS);
  await goBack(page, GOODS);
  await waitForScreen(page, LIST);
  expect(await place()).toBe(left);
  await expect(list.getByText('暂无更多商品')).toBeVisible();
});

test('the list sorts by newest, price both ways and sales; the chosen layout survives a reload', async ({
  page,
}) => {
  const list = await visit(page, `${LIST}?cat_id=1`);
  await expect(list.getByRole('article')).toHaveCount(10);
  const overall = await names(list);
  const priceButton = list.getByRole('button', { name: '价格' });
  await priceButton.click();
  await expect(priceButton).toHaveAccessibleName('价格，从低到高');
  await expect.poll(async () => (await prices(list))[0]).toBe(0);
  await capture(page, 'list-cheapest');
  const rising = await prices(list);
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  await priceButton.click();
  await expect(priceButton).toHaveAccessibleName('价格，从高到低');
  await expect.poll(async () => (await prices(list))[0]).toBeGreaterThan(200);
  const falling = await prices(list);
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  await list.getByRole('button', { name: '销量' }).click();
  await expect(list.getByRole('article').first()).toContainText('新人尝鲜茶礼');
  await list.getByRole('button', { name: '综合' }).click();
  await expect.poll(() => names(list)).toEqual(overall);
  await list.getByRole('button', { name: '切换为列表' }).click();
  await expect(list.getByRole('button', { name: '切换为双列' })).toBeVisible();
  await capture(page, 'list-rows');
  await page.reload();
  await expect(list.getByRole('button', { name: '切换为双列' })).toBeVisible();
});

test('the next page is requested 80 px before the end, not at 90 (CONST-07)', async ({ page }) => {
  const list = await visit(page, LIST);
  await expect(list.getByRole('article')).toHaveCount(10);
  await page.waitForLoadState('networkidle');
  const asked = pagesAsked(page);
  await scrollToLast(list, 90);
  // An observer of the end would have reported it within two frames.
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300)))),
  );
  expect(asked).toEqual([]);
  await scrollToLast(list, 80);
  await expect.poll(() => asked).toEqual(['2']);
  await expect(list.getByRole('article')).toHaveCount(20);
});

test('the list shows its end once', async ({ page }) => {
  const list = await visit(page, `${LIST}?cat_id=23`);
  const asked = pagesAsked(page);
  await expect(async () => {
    await scrollToLast(list, 0);
    const end = list.getByText('暂无更多商品');
    await expect(end, `asked for pages ${asked.join()}`).toBeVisible({ timeout: 500 });
  }).toPass();
  const all = await names(list);
  expect(new Set(all).size).toBe(all.length);
  await scrollToLast(list, 300);
  await scrollToLast(list, 0);
  await page.waitForLoadState('networkidle');
  expect(new Set(asked).size).toBe(asked.length);
  await capture(page, 'list-end');
});

test('a failed page shows an error in the list and loads on demand; loaded pages remain (ERR-01 … ERR-03, UI-04)', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const list = await visit(page, LIST);
  await expect(list.getByRole('article')).toHaveCount(10);
  const isList = isRoute('api/default/goods-list');
  await page.route(isList, (route) => route.abort());
  await scrollToLast(list, 0);
  // The title is configured in this mall.
  const modal = page.getByRole('alertdialog', { name: '页面出了点问题，请稍后再试' });
  await expect(modal).toContainText('网络开了小差，请刷新重试下哦~');
  await capture(page, 'list-network-error');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  // The banner shows the same text and remains after the modal.
  const banner = page.getByTestId('error-banner');
  await expect(banner).toHaveText('网络开了小差，请刷新重试下哦~');
  await capture(page, 'list-error-banner');
  await banner.getByRole('button', { name: '关闭提示' }).click();
  await expect(banner).toBeHidden();
  await page.unroute(isList);
  await list.getByRole('button', { name: '加载失败，点此重试' }).click();
  await expect(list.getByRole('article')).toHaveCount(20);
});

test('a search finds, stores and clears its words; back preserves the typed text', async ({ page }) => {
  const list = await visit(page, LIST);
  await list.getByRole('link', { name: '搜索' }).click();
  const search = await waitForScreen(page, SEARCH);
  await expect(search.getByRole('region', { name: '热门搜索' })).toContainText('龙井');
  await search.getByRole('searchbox').fill('坚果');
  await search.getByRole('button', { name: '搜索' }).click();
  await expect(search.getByRole('article').first()).toContainText('坚果');
  await capture(page, 'search-found');
  await search.getByRole('article').first().getByRole('link').click();
  await waitForScreen(page, GOODS);
  await page.goBack();
  await waitForScreen(page, SEARCH);
  await expect(search.getByRole('searchbox')).toHaveValue('坚果');
  await expect(search.getByRole('article').first()).toContainText('坚果');
  await search.getByRole('searchbox').fill('');
  const history = search.getByRole('region', { name: '历史搜索' });
  await expect(history.getByRole('button', { name: '坚果' })).toBeVisible();
  await capture(page, 'search-history');
  await history.getByRole('button', { name: /清空|删除/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect(history).toBeHidden();
});

test('empty results are shown as such, with recommended goods instead', async ({ page }) => {
  const search = await visit(page, SEARCH);
  await search.getByRole('searchbox').fill('没有这样的商品');
  await search.getByRole('searchbox').press('Enter');
  await expect(search.getByText('抱歉，没有相关商品')).toBeVisible();
  const recommended = search.getByRole('region', { name: '推荐商品' });
  await expect(recommended.getByRole('article').first()).toBeVisible();
  await capture(page, 'search-nothing');
  await recommended.getByRole('article').first().getByRole('link').click();
  await expect(screen(page, GOODS)).toBeVisible();
});
