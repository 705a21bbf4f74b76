// The places of the studio beside the editor: making, finding, renaming, disabling, deleting and restoring pages.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DESK, draftOf, newPage, signIn, test, titleOf } from './studio';
import { studioProblems } from './axe';

test.use(DESK);

const open = (window: Page, place: string) =>
  window.goto(`${process.env['PAGODA_URL'] ?? ''}/studio/#${place}`);
const rowOf = (window: Page, title: string) => window.getByRole('listitem').filter({ hasText: title });
const openMenu = (window: Page, title: string) =>
  window.getByRole('button', { name: `「${title}」的操作` }).click();
const choose = (window: Page, words: string) =>
  window.getByRole('menuitem', { name: words, exact: true }).click();

test('makes a page from a template, filled with the goods of the mall', async ({ page, context }) => {
  await signIn(context, 'owner');
  await open(page, '/pages');
  await page.getByRole('link', { name: '新建页面' }).click();
  await page.getByRole('radio', { name: '极简' }).check();
  const title = titleOf('模板');
  await page.getByRole('textbox', { name: '标题' }).fill(title);
  await expect(page.getByRole('checkbox', { name: '用我的商品' })).toBeChecked();
  await page.getByRole('button', { name: '用「极简」创建' }).click();
  await expect(page).toHaveURL(/#\/pages\/\d+\/edit/);
  const id = /pages\/(\d+)/.exec(page.url())?.[1] ?? '';
  const { content } = await draftOf(context, `page-${id}`);
  expect(content.meta['title']).toBe(title);
  expect(content.tabs[0]?.blocks.length).toBeGreaterThan(4);
  await page.getByRole('link', { name: '页面', exact: true }).click();
  await expect(rowOf(page, title)).toContainText('草稿');
});

test('renames, disables, deletes and restores a page', async ({ page, context }) => {
  await signIn(context, 'owner');
  const [title, next] = [titleOf('旧'), titleOf('新')];
  await newPage(context, { from: 'blank', title });
  await open(page, `/pages?q=${title}`);
  await openMenu(page, title);
  await choose(page, '重命名');
  await page.getByRole('textbox', { name: '标题' }).fill(next);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(rowOf(page, next)).toBeVisible();
  await page.getByRole('searchbox').fill('没有人写过的字');
  await expect(page.getByText('没有标题或内容里含“没有人写过的字”的页面')).toBeVisible();
  await page.getByRole('searchbox').fill(next);
  await openMenu(page, next);
  await choose(page, '停用');
  await expect(rowOf(page, next)).toContainText('已停用');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(rowOf(page, next)).toContainText('草稿');
  await openMenu(page, next);
  await choose(page, '删除');
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await expect(rowOf(page, next)).toHaveCount(0);
  await page.getByRole('button', { name: '回收站' }).click();
  await rowOf(page, next).getByRole('button', { name: '恢复' }).click();
  await page.getByRole('button', { name: '全部', exact: true }).click();
  await expect(rowOf(page, next)).toContainText('草稿');
});

test('publishes from the list, and asks for the title before a live page is deleted', async ({
  page,
  context,
}) => {
  await signIn(context, 'owner');
  const title = titleOf('会场');
  await newPage(context, { from: 'blank', title });
  await open(page, `/pages?q=${title}`);
  await openMenu(page, title);
  await choose(page, '发布');
  await page.getByRole('button', { name: '发布到线上' }).click();
  await expect(rowOf(page, title)).toContainText('线上');
  await openMenu(page, title);
  await choose(page, '删除');
  const remove = page.getByRole('button', { name: '删除', exact: true });
  await expect(remove).toBeDisabled();
  await page.getByRole('textbox').fill(title);
  await remove.click();
  await expect(rowOf(page, title)).toHaveCount(0);
});

test('shows viewers all and lets them change nothing', async ({ page, context }) => {
  await signIn(context, 'viewer');
  await open(page, '/pages?q=南湖生活馆');
  // Another journey imports a page of the same title, so the row is found by its page.
  const picture = page.locator('img[src*="stills/page-1?"]');
  const row = page.getByRole('listitem').filter({ has: picture });
  await expect(row.getByRole('link', { name: '南湖生活馆' })).toBeVisible();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '新建页面' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '人员' })).toHaveCount(0);
  await row.getByRole('button', { name: '「南湖生活馆」的操作' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['版本', '导出', '导出给已有商城']);
  await open(page, '/pages/new');
  await expect(page.getByText('只能查看：你的角色是“查看”')).toBeVisible();
  await open(page, '/settings');
  await expect(page.getByText('只有所有者能改这些设置。')).toBeVisible();
  await open(page, '/theme');
  await expect(page.getByRole('radio', { name: '商务蓝' })).toBeDisabled();
});

test('renames a page by keys alone', async ({ page, context }) => {
  await signIn(context, 'owner');
  const [title, next] = [titleOf('键'), titleOf('盘')];
  await newPage(context, { from: 'blank', title });
  await open(page, `/pages?q=${title}`);
  await expect(rowOf(page, title)).toBeVisible();
  const button = page.getByRole('button', { name: `「${title}」的操作` });
  for (
    let step = 0;
    step < 40 && !(await button.evaluate((one) => one === document.activeElement));
    step += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const rename = page.getByRole('menuitem', { name: '重命名' });
  for (
    let step = 0;
    step < 12 && !(await rename.evaluate((one) => one === document.activeElement));
    step += 1
  )
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '重命名' })).toBeVisible();
  while (!(await page.getByRole('textbox').evaluate((one) => one === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').fill(next);
  await expect(rowOf(page, next)).toBeVisible();
});

const PLACES = {
  '/pages': '页面',
  '/pages?state=review': '页面',
  '/pages/new?from=template': '新建页面',
  '/pages/new?from=import': '新建页面',
  '/modules': '模块',
  '/templates': '模板',
  '/media': '素材',
  '/user-center': '个人中心',
  '/navigation/tab-bar': '标签栏',
  '/navigation/title-bar': '标题栏',
  '/navigation/quick-nav': '快捷导航',
  '/auth-page': '登录页',
  '/theme': '主题',
  '/settings': '设置',
  '/people': '人员',
  '/audit': '操作记录',
  '/help/keys': '键盘快捷键',
} as const;

/** A list, a form and a table, each of which stands otherwise in a narrow window. */
const NARROW_TOO: ReadonlySet<string> = new Set(['/pages', '/settings', '/audit']);

test('has nothing that axe finds, and is as wide as its window', async ({ page, context }) => {
  await signIn(context, 'owner');
  for (const [place, heading] of Object.entries(PLACES)) {
    await open(page, place);
    await expect(page.getByRole('heading', { name: heading, exact: true, level: 1 })).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByText('正在加载…').filter({ visible: true })).toHaveCount(0);
      // Beside a place there is the bar of the first one, and in a narrow window all is as wide, one below the other.
      const part = place === '/pages' ? page : page.getByRole('main');
      if (width > 360 || NARROW_TOO.has(place))
        expect([place, width, await studioProblems(part)]).toEqual([place, width, []]);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect([place, width, isWider]).toEqual([place, width, false]);
    }
  }
});
