// The check says what is seen on the phone.
import { expect, type Page } from '@playwright/test';
import {
  api,
  DESK,
  hasFocus,
  imported,
  newPage,
  openEditor,
  pressUntil,
  signIn,
  storedData,
  tabTo,
  test,
  titleOf,
  writing,
} from './studio';

test.use(DESK);

const COLUMNS = Array.from({ length: 12 }, () => '<td style="white-space: nowrap">明前龙井</td>').join('');
const FAULTY = [
  {
    id: 'image-text',
    permission_key: '',
    data: { content: `<table><tr>${COLUMNS}</tr></table><p style="font-size: 0.5em">小字</p>` },
  },
  {
    id: 'link',
    permission_key: '',
    data: { title: '一个长得在手机上无论如何也放不下的标题，后面还有很多很多很多很多字', style: 1 },
  },
];

const openCheck = (window: Page): Promise<void> =>
  window.getByRole('navigation', { name: '面板' }).getByRole('button', { name: /^检查/ }).click();

test('A table that is too wide, small letters and a text that is cut off are listed and lead to their fields', async ({
  page,
  context,
}) => {
  await signIn(context, 'owner');
  await openEditor(page, await newPage(context, imported('看得见的问题', JSON.stringify(FAULTY))));
  await openCheck(page);
  const row = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await expect(row('表格比手机屏幕宽')).toBeVisible();
  await expect(row('有小于 12 px')).toBeVisible();
  await expect(row('「标题」手机上显示不全')).toBeVisible();
  await row('「标题」手机上显示不全').getByRole('button', { name: '去修改' }).click();
  await expect(page.getByRole('textbox', { name: '标题', exact: true })).toBeFocused();
});

test('by keyboard alone, a link to a disabled page is chosen, which the picker and the check say, and the dialog of publishing lets go', async ({
  page,
  context,
}) => {
  await signIn(context, 'owner');
  const title = titleOf('停');
  const { id } = await newPage(context, { from: 'blank', title });
  const data = { isDisabled: true };
  const disabled = await context.request.patch(api(`pages/${id}`), { data, headers: writing() });
  expect(disabled.ok(), await disabled.text()).toBe(true);
  const link = [{ id: 'link', permission_key: '', data: { title: '更多', link: '' } }];
  const made = await newPage(context, imported('链接的检查', JSON.stringify(link)));
  await openEditor(page, made);
  const { keyboard } = page;
  await pressUntil(page, 'F6', hasFocus(page, '[data-page-keys]'));
  await keyboard.press('Home');
  await pressUntil(page, 'F6', hasFocus(page, '[data-region="form"]'));
  const choose = page.getByRole('button', { name: '选择链接' });
  await tabTo(page, choose);
  await keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: '选择链接' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await keyboard.insertText(title);
  const entry = picker.getByRole('button', { name: title });
  await expect(entry).toContainText('停用');
  await keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Control+Enter');
  await expect(picker).toBeHidden();
  await expect
    .poll(async () => JSON.stringify((await storedData(context, made.doc, 'link'))['link']))
    .toContain(String(id));

  await keyboard.press('Control+Enter');
  const publishing = page.getByRole('dialog', { name: '发布' });
  const said = publishing.getByRole('listitem').filter({ hasText: '打开的页面已停用' });
  await expect(said).toBeVisible();
  expect(await hasFocus(page, 'dialog')()).toBe(true);
  await keyboard.press('Escape');
  await expect(publishing).toBeHidden();
  await expect.poll(hasFocus(page, '[data-region="form"]')).toBe(true);
  await keyboard.press('Control+Enter');
  await tabTo(page, said.getByRole('button', { name: '去修改' }));
  await keyboard.press('Enter');
  await expect(publishing).toBeHidden();
  await expect.poll(hasFocus(page, '[data-region="form"]')).toBe(true);
});
