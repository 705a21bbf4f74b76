// A page is published, scheduled and restored by keys alone.
import { expect, type Locator, type Page } from '@playwright/test';
import { DESK, draftOf, newPage, openEditor, pressUntil, savingOf, signIn, tabTo, test } from './studio';

test.use(DESK);

const pageWith = (word: string) => ({
  title: '只用键盘的一页',
  from: 'import',
  tabs: [
    {
      name: '首页',
      text: JSON.stringify([
        { id: 'link', permission_key: '', data: { title: word, style: 1, color: '#353535' } },
      ]),
    },
  ],
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '发布' });

/** Writes the title of the only block, from wherever the focus is. */
async function write(page: Page, words: string): Promise<void> {
  const isIn = (selector: string) => () =>
    page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
  await pressUntil(page, 'F6', isIn('[data-page-keys]'));
  await page.keyboard.press('Home');
  await pressUntil(page, 'F6', isIn('[data-region="form"]'));
  await tabTo(page, page.getByRole('textbox', { name: '标题', exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(words);
  await expect(savingOf(page)).toContainText('已保存到草稿');
  // Out of the text, where the keys of the page are.
  await pressUntil(page, 'F6', isIn('[data-page-keys]'));
}

/** Opens the dialog, waits for the check, and sends by the key of its button. */
async function send(page: Page, words: string | RegExp, button = '发布到线上'): Promise<void> {
  await expect(dialogOf(page).getByRole('button', { name: button })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(dialogOf(page).getByText(words)).toBeVisible();
}

async function finish(page: Page): Promise<void> {
  await tabTo(page, dialogOf(page).getByRole('button', { name: '完成' }));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
}

/** Figures go into the part that has the focus: month, day, year, or the year first, by the browser's language. */
async function typeYear(page: Page, moment: Locator, year: string): Promise<void> {
  await page.keyboard.type('12');
  if ((await moment.inputValue()).startsWith('0012'))
    for (const key of ['ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  else await page.keyboard.type('12');
  await page.keyboard.type(year);
}

test('by keyboard alone, a page is published with a note, scheduled, and an old version restored', async ({
  page,
  context,
}) => {
  await signIn(context, 'owner');
  const row = await newPage(context, pageWith('第一版'));
  await openEditor(page, row);

  await page.keyboard.press('Control+Enter');
  await tabTo(page, dialogOf(page).getByRole('textbox', { name: '说明' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('键盘发布');
  await send(page, /^已发布/);
  await finish(page);
  expect((await draftOf(context, row.doc)).live?.note).toBe('键盘发布');

  await write(page, '第二版');
  await page.keyboard.press('Control+Enter');
  // Of a group of radios Tab reaches the chosen one; arrows choose.
  await tabTo(page, dialogOf(page).getByRole('radio', { name: '现在', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(dialogOf(page).getByRole('radio', { name: '定时' })).toBeChecked();
  const moment = dialogOf(page).getByLabel('发布时间');
  await tabTo(page, moment);
  await typeYear(page, moment, '2096');
  await expect(moment).toHaveValue(/^2096-/);
  await send(page, '已定时', '定时发布');
  await finish(page);
  const { schedule, live } = await draftOf(context, row.doc);
  expect([schedule?.state, schedule?.at.slice(0, 4), live?.number]).toEqual(['waiting', '2096', 1]);

  await tabTo(page, page.getByRole('link', { name: '版本' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const first = page.getByRole('listitem').filter({ hasText: '键盘发布' });
  await expect(first).toBeVisible();
  await tabTo(page, first.getByRole('button', { name: '恢复为草稿' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('已把版本 1 恢复为草稿')).toBeVisible();
  const { content } = await draftOf(context, row.doc);
  expect(content.tabs[0]?.blocks[0]?.text).toContain('第一版');
});
