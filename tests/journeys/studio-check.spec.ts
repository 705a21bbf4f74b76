// The check says what is seen on the phone.
import { expect, type Page } from '@playwright/test';
import { DESK, imported, newPage, openEditor, signIn, test } from './studio';

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
