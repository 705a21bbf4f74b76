// axe finds nothing in any state of the editor: on its way, empty, one and several selected, read only, failed, scheduled, under review, full, dialogs.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { DESK, newPage, openEditor, signIn, test, writing } from './studio';
import { studioProblems } from './axe';

test.use(DESK);

const site = (): string => process.env['PAGODA_URL'] ?? '';
const sample = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../data/layouts/01-home-classic.json'), 'utf8'),
) as { page: { navs: { template: { data: unknown[] } }[] } };
const CLASSIC = JSON.stringify(sample.page.navs[0]?.template.data);

const imported = (title: string, text: string) => ({ title, from: 'import', tabs: [{ name: '首页', text }] });

/** Of a whole page, or of the part that has changed since. */
async function expectClean(within: Page | Locator, state: string): Promise<void> {
  expect([state, await studioProblems(within)]).toEqual([state, []]);
}

const select = (page: Page, name: string, more: 'Shift' | null = null) =>
  page
    .getByRole('treeitem', { name: new RegExp(`^${name}`) })
    .first()
    .click(more === null ? {} : { modifiers: [more] });

/** Opens a dialog, has axe look at it, and closes it by Esc. */
async function expectCleanDialog(
  page: Page,
  name: string | RegExp,
  open: () => Promise<void>,
): Promise<void> {
  await open();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('正在加载…')).toHaveCount(0);
  await expectClean(dialog, String(name));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('of a page: on its way, empty, with blocks, one and several selected', async ({ page, context }) => {
  await signIn(context, 'owner');
  const blank = await newPage(context, { title: '空白的状态', from: 'blank' });
  let letGo = (): void => undefined;
  const isHeld = new Promise<void>((done) => {
    letGo = done;
  });
  await context.route(`**/studio/api/documents/${blank.doc}`, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto(`${site()}/studio/#/pages/${blank.id}/edit`);
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await expectClean(page, 'on its way');
  letGo();
  await expect(page.getByRole('main').getByText('这里还没有组件')).toBeVisible();
  await expectClean(page, 'empty');
  await context.unroute(`**/studio/api/documents/${blank.doc}`);

  await openEditor(page, await newPage(context, imported('经典的状态', CLASSIC)));
  await expectClean(page, 'nothing selected');
  const form = page.getByRole('region', { name: '属性' });
  for (const name of ['搜索', '轮播广告', '图文导航', '图片广告', '商品', '快捷导航']) {
    await select(page, name);
    await expectClean(form, `${name} selected`);
  }
  await select(page, '轮播广告');
  await select(page, '公告', 'Shift');
  await expect(form.getByRole('heading', { level: 2 })).toHaveText('3 个组件');
  await expectClean(page, 'several selected');
  for (const panel of ['组件', '历史', '检查', '页面', '大纲']) {
    await page
      .getByRole('navigation', { name: '面板' })
      .getByRole('button', { name: new RegExp(`^${panel}`) })
      .click();
    await expectClean(page, `panel ${panel}`);
  }
});

test('of its dialogs', async ({ page, context }) => {
  await signIn(context, 'owner');
  await openEditor(page, await newPage(context, imported('对话框的状态', CLASSIC)));
  await expectCleanDialog(page, '发布', () =>
    page.getByRole('button', { name: '发布', exact: true }).click(),
  );
  await expectCleanDialog(page, /^JSON/, async () => {
    await page.getByRole('treeitem').first().focus();
    await page.keyboard.press('j');
  });
  const form = page.getByRole('region', { name: '属性' });
  await select(page, '轮播广告');
  await form.locator('[data-row="/banners/0"] [data-summary]').click();
  await expectCleanDialog(page, '选择图片', () =>
    form.getByRole('button', { name: /^更换/ }).first().click(),
  );
  await expectCleanDialog(page, '选择链接', () =>
    form
      .getByRole('button', { name: /换一个$/ })
      .first()
      .click(),
  );
  await select(page, '图片广告');
  await expectCleanDialog(page, '热区', () => form.getByRole('button', { name: '编辑热区' }).click());
  await select(page, '商品');
  await expectCleanDialog(page, '选择分类', () => form.getByRole('button', { name: /^添加分类/ }).click());
  await expectCleanDialog(page, '手机看', () =>
    page.getByRole('button', { name: '手机看', exact: true }).click(),
  );
});

test('of what cannot be edited, is scheduled, is full, or has lost its phone', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'owner');
  const made = await newPage(context, imported('定时的状态', CLASSIC));
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const scheduled = await context.request.post(`${site()}/studio/api/documents/${made.doc}/schedule`, {
    data: { version: 1, note: '', at, until: null, after: 'previous' },
    headers: writing(),
  });
  expect(scheduled.status(), await scheduled.text()).toBe(201);
  await openEditor(page, made);
  await expect(page.getByText(/^定时发布：/)).toBeVisible();
  await expectClean(page, 'scheduled');

  const settings = await context.request.get(`${site()}/studio/api/settings`);
  const { maxBlocks } = (await settings.json()) as { maxBlocks: number };
  const most = Array.from({ length: maxBlocks }, () => ({
    id: 'empty',
    permission_key: '',
    data: { height: 10 },
  }));
  await openEditor(page, await newPage(context, imported('满了的状态', JSON.stringify(most))));
  await page.getByRole('navigation', { name: '面板' }).getByRole('button', { name: '组件' }).click();
  await expect(page.getByText(`最多 ${maxBlocks} 个组件，已经满了。可在设置里调整`)).toBeVisible();
  await expectClean(page, 'too many blocks');

  await context.route('**/studio/preview.html', (route) => route.abort());
  await page.goto(`${site()}/studio/#/pages`);
  await page.goto(`${site()}/studio/#/pages/${made.id}/edit`);
  await expect(page.getByRole('alert').filter({ hasText: '预览没有响应' })).toBeVisible();
  await expectClean(page, 'frame failed');

  const viewer = await browser.newContext(DESK);
  await signIn(viewer, 'viewer');
  const theirs = await viewer.newPage();
  await openEditor(theirs, made);
  await expect(theirs.getByText('只能查看').first()).toBeVisible();
  await select(theirs, '轮播广告');
  await expectClean(theirs, 'read only');
  await viewer.close();
});

test('of a page under review', async ({ page, context }) => {
  await signIn(context, 'editor');
  const made = await newPage(context, imported('待审核的状态', CLASSIC));
  const submitted = await context.request.post(`${site()}/studio/api/documents/${made.doc}/review`, {
    data: { version: 1, words: '换了图' },
    headers: writing(),
  });
  expect(submitted.status(), await submitted.text()).toBe(201);
  await signIn(context, 'owner');
  await openEditor(page, made);
  await expect(page.getByText(/提交了审核：换了图/)).toBeVisible();
  await expectClean(page, 'under review');
});
