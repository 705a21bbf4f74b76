// Blocks in the slots of another one: selected, edited, added, ordered, taken back and published, by pointer and by keys.
import { expect, type Page } from '@playwright/test';
import { studioProblems } from './axe';
import { capture } from './helpers';
import { DESK, imported, newPage, openEditor, publish, shopper, signIn, test, titleOf } from './studio';

test.use(DESK);

const heading = (title: string) => ({ id: 'link', permission_key: '', data: { title, fontSize: '28' } });
const columns = (...lists: readonly string[][]) => ({
  id: 'columns',
  permission_key: '',
  data: { columns: lists.map((titles) => ({ share: 1, blocks: titles.map(heading) })) },
});

const titleField = (page: Page) => page.getByRole('textbox', { name: '标题', exact: true });

test('an operator fills two columns of a page, and shoppers see them side by side', async ({
  page,
  browser,
}) => {
  await signIn(page.context(), 'owner');
  const layout = JSON.stringify([columns(['春茶', '夏茶'], [])]);
  const row = await newPage(page.context(), imported(titleOf('两栏'), layout));
  const phone = await openEditor(page, row);
  // A new one has a link to more.
  const titles = async () =>
    (await phone.locator('[data-widget="link"]').allInnerTexts()).map((words) => words.split('\n')[0]);

  // By pointer, from the phone into the form of the block in the column.
  await phone.getByText('春茶').click();
  await titleField(page).fill('明前茶');
  await expect(phone.getByText('明前茶')).toBeVisible();
  await capture(page, 'columns-inner');
  expect(await studioProblems(page)).toEqual([]);

  // By keys, back to its line in the form of the columns, and one place down.
  const around = page.getByRole('navigation', { name: '外层' }).getByRole('button', { name: '分栏 第 1 栏' });
  await around.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '标题 · 明前茶' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(titles).toEqual(['夏茶', '明前茶']);
  await capture(page, 'columns-form');
  await page.keyboard.press('Control+z');
  await expect.poll(titles).toEqual(['明前茶', '夏茶']);

  // Into the second column, which has none yet.
  await page.getByRole('button', { name: '占 1 份' }).nth(1).click();
  await page.getByRole('button', { name: '添加到组件' }).press('Enter');
  await page.getByRole('menuitem', { name: '标题' }).press('Enter');
  await expect(page.getByRole('navigation', { name: '外层' })).toContainText('分栏 第 2 栏');
  await titleField(page).fill('秋茶');
  await expect.poll(titles).toEqual(['明前茶', '夏茶', '秋茶']);
  await capture(page, 'columns-second');

  await publish(page);
  const seen = await shopper(await browser.newContext({ viewport: { width: 390, height: 844 } }), row.id);
  const [left, right] = await Promise.all(
    ['明前茶', '秋茶'].map(async (words) => seen.getByText(words).boundingBox()),
  );
  expect(left?.y).toBe(right?.y);
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(150);
  for (const width of [360, 390, 430, 1280]) {
    await seen.setViewportSize({ width, height: 844 });
    await capture(seen, `columns-${width}`);
  }
  await seen.context().close();
});
