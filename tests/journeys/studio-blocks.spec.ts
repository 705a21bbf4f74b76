// Blocks of a page are inserted, moved, copied, named, hidden, locked and deleted, by pointer and by keyboard alone.
import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { DESK, hasFocus, newPage, openEditor, pressUntil, signIn, test } from './studio';
import { studioProblems } from './axe';

test.use(DESK);

/** A new page in the editor: its phone, its outline, and the names of the blocks in it. */
async function openNewPage(page: Page, title: string) {
  await signIn(page.context(), 'owner');
  const phone = await openEditor(page, await newPage(page.context(), { title, from: 'blank' }));
  const outline = page.getByRole('tree', { name: '大纲' });
  const blocks = () => outline.getByRole('treeitem').locator('b').allTextContents();
  return { phone, outline, blocks };
}

test('by pointer, an operator builds a page from the palette and takes back one step of the middle', async ({
  page,
}) => {
  const { phone, outline, blocks } = await openNewPage(page, '指针搭的页面');
  const rail = page.getByRole('navigation', { name: '面板' });
  await rail.getByRole('button', { name: '组件' }).click();
  const tile = (id: string) => page.locator(`[data-widget-id="${id}"]`).first();
  await tile('search').click();
  await expect(phone.locator('[data-widget="search"]')).toBeVisible();
  await tile('notice').click();
  await expect(phone.locator('[data-widget="notice"]')).toBeVisible();
  await expect(tile('search')).toContainText('页面上已有');
  expect(await studioProblems(page)).toEqual([]);

  // Dragged over the phone, to the first place.
  await tile('link').scrollIntoViewIfNeeded();
  const [from, screen] = [
    await tile('link').boundingBox(),
    await page.locator('iframe[title="手机预览"]').boundingBox(),
  ];
  if (from === null || screen === null) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(screen.x + 100, screen.y + 300, { steps: 5 });
  await page.mouse.move(screen.x + 100, screen.y + screen.height - 60, { steps: 5 });
  await expect(phone.locator('.line')).toBeVisible();
  await page.mouse.up();
  await expect(phone.locator('[data-widget="link"]')).toBeVisible();

  await rail.getByRole('button', { name: '大纲' }).click();
  await expect.poll(blocks).toEqual(['搜索', '公告', '标题']);
  const row = (name: string) => outline.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  const grip = outline
    .locator('[data-level]', { has: page.getByRole('treeitem', { name: /^标题/ }) })
    .locator('span')
    .first();
  const [handle, target] = [await grip.boundingBox(), await row('搜索').boundingBox()];
  if (handle === null || target === null) throw new Error('Nothing to drag');
  await page.mouse.move(handle.x + 12, handle.y + 16);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y + 30, { steps: 4 });
  await page.mouse.move(target.x, target.y + 4, { steps: 4 });
  await page.mouse.up();
  await expect.poll(blocks).toEqual(['标题', '搜索', '公告']);

  await row('公告').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /复制一份/ }).click();
  await expect.poll(blocks).toEqual(['标题', '搜索', '公告', '公告']);
  await row('标题').dblclick();
  await page.getByLabel('标题的名字').fill('店招');
  await page.keyboard.press('Enter');
  await expect.poll(blocks).toEqual(['店招', '搜索', '公告', '公告']);
  await row('店招').hover();
  await outline.getByTitle('隐藏 店招').click();
  await expect(row('店招')).toHaveAccessibleName(/已隐藏/);
  await row('搜索').hover();
  await outline.getByTitle('锁定 搜索').click();
  await row('搜索').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /删除/ }).click();
  // In the form of the locked block, and said as the answer to the key.
  await expect(page.getByText('「搜索」已锁定，先解锁')).toHaveCount(2);
  expect(await studioProblems(page)).toEqual([]);

  // Out of the middle: the name goes, what came after it stays.
  await rail.getByRole('button', { name: '历史' }).click();
  await page.getByRole('button', { name: /重命名 标题/ }).hover();
  await page.getByRole('button', { name: '只撤销这一步' }).click();
  await rail.getByRole('button', { name: '大纲' }).click();
  await expect.poll(blocks).toEqual(['标题', '搜索', '公告', '公告']);
  await expect(row('标题')).toHaveAccessibleName(/已隐藏/);
});

test('by keyboard alone, the same', async ({ page }) => {
  const { phone, outline, blocks } = await openNewPage(page, '键盘搭的页面');
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const insert = async (words: string, widget: string) => {
    await pressUntil(page, 'F6', hasFocus(page, '[data-page-keys]'));
    await press('Slash');
    const dialog = page.getByRole('dialog', { name: '添加组件' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(words);
    await press('Enter');
    await expect(dialog).toBeHidden();
    await expect(phone.locator(`[data-widget="${widget}"]`).first()).toBeVisible();
    await expect.poll(hasFocus(page, '[data-region="form"]')).toBe(true);
  };
  await insert('ss', 'search');
  await insert('公告', 'notice');
  await insert('banner', 'banner');
  await expect.poll(blocks).toEqual(['搜索', '公告', '轮播广告']);

  // F6 goes to the outline.
  await expect(async () => {
    await press('F6');
    expect(await outline.evaluate((tree) => tree.contains(document.activeElement))).toBe(true);
  }).toPass({ timeout: 5_000 });
  await press('End', 'Alt+ArrowUp');
  await expect.poll(blocks).toEqual(['搜索', '轮播广告', '公告']);
  await expect(page.getByText('已移到第 2，共 3')).toBeAttached();
  await press('Control+d');
  await expect.poll(blocks).toEqual(['搜索', '轮播广告', '轮播广告', '公告']);
  await press('F2');
  await page.keyboard.type('主图');
  await press('Enter');
  await expect.poll(blocks).toEqual(['搜索', '轮播广告', '主图', '公告']);
  const chosen = outline.locator('[role="treeitem"][aria-selected="true"]');
  await expect(chosen).toBeFocused();
  await press('h');
  await expect(chosen).toHaveAccessibleName(/已隐藏/);
  await press('l');
  await expect(chosen).toHaveAccessibleName(/已锁定/);
  await press('Delete');
  // In the form of the locked block, and said as the answer to the key.
  await expect(page.getByText('「主图」已锁定，先解锁')).toHaveCount(2);
  await press('l', 'Delete');
  await expect.poll(blocks).toEqual(['搜索', '轮播广告', '公告']);
  await press('Control+z');
  await expect.poll(blocks).toEqual(['搜索', '轮播广告', '主图', '公告']);
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索命令、组件' })).toBeFocused();
  await page.keyboard.type('全选');
  await press('Enter');
  await expect(chosen).toHaveCount(4);
  await press('Shift+Slash');
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
  expect(await studioProblems(page)).toEqual([]);
  await press('Escape');

  // Out of the middle: the move is taken back, the copy and its name stay.
  await press('3');
  const history = page.getByRole('region', { name: '历史' });
  await history.getByRole('button', { name: /移动 轮播广告/ }).focus();
  await press('Tab');
  await expect(history.getByRole('button', { name: '只撤销这一步' })).toBeFocused();
  await press('Enter', '2');
  await expect.poll(blocks).toEqual(['搜索', '主图', '公告', '轮播广告']);
});

/** As the browser does with what is on the clipboard. */
const pasteBlocks = (page: Page, { blocks, bytes }: { blocks: number; bytes: number }) =>
  page.evaluate(
    ({ count, size }) => {
      const text = JSON.stringify({ id: 'link', data: { title: '贴'.repeat(size) } });
      const all = Array.from({ length: count }, () => ({ text, note: {} }));
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', JSON.stringify({ 'pagoda-blocks': 1, blocks: all }));
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { count: blocks, size: bytes },
  );

test('20 MB and 5,000 blocks are refused with words, and the editor works on', async ({ page }, testInfo) => {
  const { phone, outline, blocks } = await openNewPage(page, '贴得太多');
  await page.getByRole('region', { name: '画布' }).getByText('这里还没有组件').waitFor();
  await pasteBlocks(page, { blocks: 1, bytes: 20 * 2 ** 20 });
  await expect(page.getByText('内容超过 5 MB，请分开导入')).toBeVisible();
  await pasteBlocks(page, { blocks: 5_000, bytes: 4 });
  await expect(page.getByText(/^最多 \d+ 个组件，还能加 \d+ 个$/)).toBeVisible();
  expect(await blocks()).toEqual([]);

  await pasteBlocks(page, { blocks: 2, bytes: 4 });
  await expect(phone.getByText('贴贴贴贴')).toHaveCount(2);
  await outline.getByRole('treeitem').first().click();
  await page.getByLabel('标题', { exact: true }).first().fill('还能写');
  await expect(phone.getByText('还能写')).toBeVisible();

  await page.goto(`${process.env['PAGODA_URL'] ?? ''}/studio/#/pages/new?from=import`);
  const file = testInfo.outputPath('大.json');
  writeFileSync(file, Buffer.alloc(20 * 2 ** 20, 0x20));
  await page.getByLabel(/^选择文件/).setInputFiles(file);
  await expect(page.getByRole('alert').filter({ hasText: '内容超过 5 MB，请分开导入' })).toBeVisible();
});
