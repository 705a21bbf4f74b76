// axe finds nothing in any state of the places beside the editor: their dialogs and menus, what is chosen, what failed.
import { expect, type Page } from '@playwright/test';
import { DESK, imported, newPage, signIn, test, titleOf, writing } from './studio';
import { expectClean, expectCleanDialog, expectCleanMenu } from './studio-clean';

test.use(DESK);

const site = (): string => process.env['PAGODA_URL'] ?? '';
const open = (page: Page, place: string) => page.goto(`${site()}/studio/#${place}`);
const heading = (title: string): string =>
  JSON.stringify([{ id: 'link', permission_key: '', data: { title } }]);

const openMenu = (page: Page, name: string) => () =>
  page.getByRole('button', { name: `${name}的操作` }).click();

/** Chooses in the menu of a row. */
const choose = (page: Page, name: string, words: string) => async () => {
  await openMenu(page, name)();
  await page.getByRole('menuitem', { name: words, exact: true }).click();
};

test('of the list of pages', async ({ page, context }) => {
  await signIn(context, 'owner');
  const title = titleOf('列表');
  const made = await newPage(context, imported(title, heading('秋茶上新')));
  const published = await context.request.post(`${site()}/studio/api/documents/${made.doc}/publish`, {
    data: { version: 1, note: '' },
    headers: writing(),
  });
  expect(published.status(), await published.text()).toBe(201);
  await open(page, `/pages?q=${title}`);
  const name = `「${title}」`;
  await expectCleanMenu(page, `${name}的操作`, openMenu(page, name));
  for (const [words, dialog] of [
    ['重命名', '重命名'],
    ['设为首页', '设为首页'],
    ['谁可以看', '谁可以看'],
    ['下线或换回…', `下线或换回${name}`],
    ['删除', `删除${name}`],
  ] as const)
    await expectCleanDialog(page, dialog, choose(page, name, words));
  await page.getByRole('checkbox', { name: `选择 ${title}` }).check();
  await expectClean(page, 'one chosen');
  await expectCleanDialog(page, '停用 1 个页面', () =>
    page.getByRole('button', { name: '停用', exact: true }).click(),
  );
  await page.getByRole('button', { name: '取消选择' }).click();
  await choose(page, name, '停用')();
  await expect(page.getByRole('button', { name: '撤销' })).toBeVisible();
  await expectClean(page, 'disabled, and said');

  await page.setViewportSize({ width: 1600, height: 900 });
  await page.getByRole('button', { name: '卡片', exact: true }).click();
  await expectClean(page, 'cards');
  await page.getByRole('searchbox').fill('没有人写过的字');
  await expect(page.getByText('没有标题或内容里含“没有人写过的字”的页面')).toBeVisible();
  await expectClean(page, 'nothing found');
  await open(page, '/pages?state=trashed');
  await expectClean(page, 'trash');
  await context.route('**/studio/api/pages?*', (route) => route.fulfill({ status: 503 }));
  await open(page, '/pages?q=没有取到');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expectClean(page, 'failed');
});

test('of people, modules, templates, user centres and pictures', async ({ page, context }) => {
  await signIn(context, 'owner');
  const login = `axe${Date.now()}`;
  await open(page, '/people');
  await page.getByRole('button', { name: '新建账号' }).click();
  const account = page.getByRole('dialog', { name: '新建账号' });
  await expectClean(account, 'a new account');
  await account.getByRole('textbox', { name: '名字' }).fill(login);
  await account.getByRole('textbox', { name: '账号' }).fill(login);
  await account.getByRole('button', { name: '新建' }).click();
  await expectCleanDialog(page, `${login}的密码`, async () => undefined);
  await expectCleanMenu(page, `${login}的操作`, openMenu(page, login));
  await expectCleanDialog(page, `移除${login}`, choose(page, login, '移除'));

  await open(page, '/modules');
  await page.getByRole('button', { name: '新建模块' }).click();
  const name = page.getByRole('dialog', { name: '新建模块' });
  await name.getByRole('textbox', { name: '名称' }).fill(login);
  await expectClean(name, 'a new module');
  await page.keyboard.press('Enter');
  await expectCleanMenu(page, `「${login}」的操作`, openMenu(page, `「${login}」`));
  await expectCleanDialog(page, `删除模块「${login}」`, choose(page, `「${login}」`, '删除'));

  const made = await newPage(context, imported(titleOf('模板'), heading('秋茶上新')));
  await open(page, `/pages?q=${made.title}`);
  await choose(page, `「${made.title}」`, '存为模板')();
  await expect(page.getByText(`「${made.title}」已存为模板`)).toBeVisible();
  await open(page, '/templates');
  await expectCleanDialog(page, '重命名', choose(page, `「${made.title}」`, '重命名'));
  await expectCleanDialog(page, '删除模板', choose(page, `「${made.title}」`, '删除'));

  await open(page, '/user-center');
  await expectCleanDialog(page, '新建个人中心', () =>
    page.getByRole('button', { name: '新建个人中心' }).click(),
  );
  await page
    .getByRole('button', { name: /的操作$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '用在哪些平台' }).click();
  await expectCleanDialog(page, /用在哪些平台$/, async () => undefined);

  await open(page, '/media');
  await page.getByLabel('选择文件').setInputFiles([
    {
      name: '红.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>'),
    },
    { name: '坏.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  await expect(page.getByRole('region', { name: '素材详情' })).toBeVisible();
  await expect(page.getByRole('main').getByText('坏.png')).toBeVisible();
  await page.getByRole('button', { name: '新建文件夹' }).click();
  await expectClean(page, 'a picture, one that failed, and a new folder');
});

test('of signing in, and of the phone', async ({ page }) => {
  await open(page, '/pages');
  await expect(page.getByRole('heading', { name: '装修工作台' })).toBeVisible();
  await expectClean(page, 'signing in');
  await page.getByLabel('账号').fill('nobody');
  await page.getByLabel('密码').fill('not the password');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('alert')).not.toHaveText('');
  await expectClean(page, 'refused');
  await page.goto(`${site()}/studio/phone.html#guessed-token`);
  await expect(page.getByRole('alert')).toHaveText('预览链接已失效，请向发给你的人要新的');
  await expectClean(page, 'an address that has ended');
});
