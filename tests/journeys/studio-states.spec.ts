// axe finds nothing in any state of the editor: of the page, of its dialogs and menus, of the form, of saving.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { PageRow } from '~/domain/studio/api';
import type { Op } from '~/domain/studio/ops';
import {
  DESK,
  draftOf,
  imported,
  newPage,
  openEditor,
  otherDesk,
  pressOn,
  savingOf,
  select,
  signIn,
  test,
  writing,
} from './studio';
import { expectClean, expectCleanDialog, expectCleanMenu } from './studio-clean';
import { CLASSIC } from './studio-sample';

test.use(DESK);

const site = (): string => process.env['PAGODA_URL'] ?? '';

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
  await expectClean(form, 'several selected');
  await expectClean(page.getByRole('tree', { name: '大纲' }), 'rows of several selected');
  for (const panel of ['组件', '历史', '模板', '检查', '页面', '大纲']) {
    await page
      .getByRole('navigation', { name: '面板' })
      .getByRole('button', { name: new RegExp(`^${panel}`) })
      .click();
    await expectClean(page.getByRole('region', { name: panel, exact: true }), `panel ${panel}`);
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
  await expectClean(page.getByRole('main'), 'scheduled');

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
  await expectClean(page.getByRole('region', { name: '组件', exact: true }), 'too many blocks');

  await context.route('**/studio/preview.html', (route) => route.abort());
  await page.goto(`${site()}/studio/#/pages`);
  await page.goto(`${site()}/studio/#/pages/${made.id}/edit`);
  await expect(page.getByRole('alert').filter({ hasText: '预览没有响应' })).toBeVisible();
  await expectClean(page.getByRole('main'), 'frame failed');

  const viewer = await otherDesk(browser);
  await signIn(viewer, 'viewer');
  const theirs = await viewer.newPage();
  await openEditor(theirs, made);
  await expect(theirs.getByText('只能查看').first()).toBeVisible();
  await select(theirs, '轮播广告');
  await expectClean(theirs, 'read only');
  await viewer.close();
});

const openPopover = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

test('of its lists, menus and popovers, and with steps', async ({ page, context }) => {
  await signIn(context, 'owner');
  await openEditor(page, await newPage(context, imported('菜单的状态', CLASSIC)));
  for (const [name, key] of [
    ['添加组件', 'Slash'],
    ['命令列表', 'Control+k'],
    ['移到…', 'm'],
    ['存为模块', 'Control+g'],
  ] as const)
    await expectCleanDialog(page, name, pressOn(page, '公告', key));
  await expectCleanDialog(page, '添加分页', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索命令、组件' }).fill('添加分页');
    await page.keyboard.press('Enter');
  });
  const openTitleMenu = () => page.getByRole('button', { name: '「菜单的状态」的操作' }).click();
  await expectCleanMenu(page, '组件的菜单', pressOn(page, '公告', 'Shift+F10'));
  await expectCleanMenu(page, '预览', () => page.getByRole('button', { name: '预览', exact: true }).click());
  await expectCleanMenu(page, '更多发布方式', () => openPopover(page, '更多发布方式'));
  await expectCleanMenu(page, '「菜单的状态」的操作', openTitleMenu);
  for (const name of ['设备', '缩放', '以谁的身份看', '模拟']) {
    await openPopover(page, name);
    await expectClean(page.getByRole('group', { name, exact: true }), name);
    await page.keyboard.press('Escape');
  }
  await pressOn(page, '公告', 'j')();
  const json = page.getByRole('dialog', { name: /^JSON/ });
  await json.getByRole('textbox', { name: '组件的 JSON' }).fill('[{');
  await json.getByRole('button', { name: '应用' }).click();
  await expect(json.getByRole('alert').filter({ hasText: '不是有效的 JSON' })).toBeVisible();
  await expectClean(json, 'JSON');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '放弃修改？' }).getByRole('button', { name: '放弃' }).click();
  await expect(json).toBeHidden();

  for (const key of ['h', 'l']) await pressOn(page, '公告', key)();
  await expectClean(page.getByRole('tree', { name: '大纲' }), 'hidden and locked');
  await expectClean(page.getByRole('region', { name: '属性' }), 'form of a locked block');
  await pressOn(page, '商品', 'F2')();
  await expectClean(page.getByRole('tree', { name: '大纲' }), 'renaming');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: '面板' }).getByRole('button', { name: '历史' }).click();
  await page.getByRole('button', { name: /隐藏 公告/ }).hover();
  await expectClean(page.getByRole('region', { name: '历史' }), 'history with steps');
});

const heading = (...titles: string[]): string =>
  JSON.stringify(titles.map((title) => ({ id: 'link', permission_key: '', data: { title } })));

/** Another window of this operator deletes the first block. */
async function deleteFirst(context: BrowserContext, { doc }: PageRow): Promise<void> {
  const { version, content } = await draftOf(context, doc);
  const op: Op = { op: 'remove', uids: [content.tabs[0]?.blocks[0]?.uid ?? ''] };
  const saved = await context.request.post(`${site()}/studio/api/documents/${doc}/ops`, {
    data: { base: version, ops: [op], name: '删除', session: 'another window' },
    headers: writing(),
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

test('of saving: deleted by others, failing, signed out; in a narrow window; in the trash', async ({
  page,
  context,
}) => {
  await signIn(context, 'owner');
  const made = await newPage(context, imported('保存的状态', heading('秋茶上新', '冬茶')));
  await openEditor(page, made);
  await select(page, '标题');
  await deleteFirst(context, made);
  await expect(page.getByText(/删除了这一块/).first()).toBeVisible();
  await expectClean(page, 'deleted by another');
  await page.getByRole('button', { name: '也删除' }).first().click();

  await context.route('**/ops', (route) => route.fulfill({ status: 503 }));
  await select(page, '标题');
  const title = page.getByRole('textbox', { name: '标题', exact: true });
  await title.fill('没有保存');
  await expect(page.getByRole('button', { name: '立即重试' })).toBeVisible();
  await expectClean(page.getByRole('banner'), 'failing');
  await context.unroute('**/ops');
  await expect(savingOf(page)).toContainText('已保存到草稿');

  await page.setViewportSize({ width: 1100, height: 740 });
  await page.getByRole('navigation', { name: '面板' }).getByRole('button', { name: '大纲' }).click();
  await expectClean(page, 'drawer');
  await page.setViewportSize({ width: 1000, height: 740 });
  await expect(page.getByRole('navigation', { name: '编辑的部分' })).toBeVisible();
  await expectClean(page, 'narrow');
  await page.setViewportSize(DESK.viewport);

  await context.clearCookies();
  await title.fill('登录过期');
  await expectCleanDialog(page, '登录已过期，修改没有丢', async () => undefined);
  await expectClean(page.getByRole('banner'), 'signed out');

  await signIn(context, 'owner');
  const gone = await newPage(context, imported('回收站的状态', heading('秋茶上新')));
  await context.request.delete(`${site()}/studio/api/pages/${gone.id}`, { headers: writing() });
  await openEditor(page, gone);
  await expect(page.getByText('已在回收站').first()).toBeVisible();
  await expectClean(page, 'in the trash');
});
