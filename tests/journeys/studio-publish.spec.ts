// Publishing on the real server: edit, publish, see it as a shopper, take back, restore, schedule; a draft on a phone.
import { expect, type Page } from '@playwright/test';
import { expectClean } from './studio-clean';
import { smallTargets } from './small-targets';
import {
  DESK,
  draftOf,
  newPage,
  openEditor,
  publish,
  savingOf,
  shopper,
  signIn,
  test,
  titleOf,
  writing,
} from './studio';

test.use(DESK);

const site = (): string => process.env['PAGODA_URL'] ?? '';

const heading = (title: string) => ({
  id: 'link',
  permission_key: '',
  data: { title, style: 1, arrowsSwitch: false, picSwitch: false, color: '#353535', background: '#ffffff' },
});

const titled = (title: string, word: string) => ({
  title,
  from: 'import',
  tabs: [{ name: title, text: JSON.stringify([heading(word)]) }],
});

async function setTitle(page: Page, word: string): Promise<void> {
  await page.getByRole('treeitem').first().click();
  await page.getByRole('textbox', { name: '标题', exact: true }).fill(word);
  await expect(savingOf(page)).toContainText('已保存到草稿');
}

test('an edit is published, seen by a shopper, and taken back with one press', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'owner');
  const row = await newPage(context, titled('发布的一页', '第一版'));
  await openEditor(page, row);
  await expect(page.getByText('草稿', { exact: true })).toBeVisible();
  await publish(page);
  await expect(page.getByText('线上', { exact: true })).toBeVisible();

  await setTitle(page, '第二版');
  await expect(page.getByText('线上，有未发布的修改')).toBeVisible();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '发布' });
  await expect(dialog.getByText('标题 “第一版” → “第二版”')).toBeVisible();
  await expect(dialog.frameLocator('iframe[title="线上预览"]').getByText('第一版')).toBeVisible();
  await expect(dialog.frameLocator('iframe[title="草稿预览"]').getByText('第二版')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '发布到线上' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(/已发布/)).toBeVisible();

  const visitor = await browser.newContext();
  const seen = await shopper(visitor, row.id);
  await expect(seen.getByText('第二版')).toBeVisible();
  await expectClean(dialog, 'published');

  await dialog.getByRole('button', { name: '换回上一版' }).click();
  await expect(page.getByText('已换回版本 1')).toBeVisible();
  // What is open stays as it was, also when the shopper comes back to it, until it is loaded anew.
  await seen.evaluate(() => {
    for (const name of ['visibilitychange', 'focus', 'online']) window.dispatchEvent(new Event(name));
  });
  await seen.waitForLoadState('networkidle');
  await expect(seen.getByText('第二版')).toBeVisible();
  await seen.reload();
  await expect(seen.getByText('第一版')).toBeVisible();
  await visitor.close();
});

test('one changed place is taken back, and what must be mended or changed since prevents publishing', async ({
  page,
  context,
}) => {
  await signIn(context, 'owner');
  const row = await newPage(context, titled('检查的一页', '第一版'));
  await openEditor(page, row);
  await publish(page);
  await setTitle(page, ' ');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '发布' });
  await expect(dialog.getByText('还有 1 处必须改')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '发布到线上' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: /还原这一处/ })).toBeVisible();
  await expectClean(dialog, 'what changed');
  await dialog.getByRole('button', { name: '去修改' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: '标题', exact: true })).toBeFocused();

  await page.getByRole('button', { name: '发布', exact: true }).click();
  await dialog.getByRole('button', { name: /还原这一处：标题/ }).click();
  await expect(dialog.getByText('没有修改')).toBeVisible();
  await expect(dialog.getByText(/处必须改/)).toBeHidden();
  await page.keyboard.press('Escape');

  await setTitle(page, '第二版');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await dialog.getByRole('radio', { name: '定时' }).check();
  await dialog.getByRole('checkbox', { name: '有到期时间' }).check();
  await expect(dialog.getByLabel('到期时间', { exact: true })).toBeVisible();
  await expectClean(dialog, 'times');
  await dialog.getByRole('radio', { name: '现在', exact: true }).check();
  const stale = { error: { code: 'stale', message: '检查之后草稿又有修改' } };
  await context.route('**/publish', (route) => route.fulfill({ status: 409, json: stale }), { times: 1 });
  await dialog.getByRole('button', { name: '发布到线上' }).click();
  await expect(dialog.getByText('检查之后草稿又有修改')).toBeVisible();
  await expectClean(dialog, 'changed since it was checked');
  await dialog.getByRole('button', { name: '看修改 · 重新检查' }).click();
  await dialog.getByRole('button', { name: '发布到线上' }).click();
  await expect(dialog.getByText(/^已发布/)).toBeVisible();
});

test('an old version is compared, restored as a draft, and the draft before it is stored', async ({
  page,
  context,
}) => {
  await signIn(context, 'owner');
  const row = await newPage(context, titled('版本的一页', '第一版'));
  await openEditor(page, row);
  await publish(page);
  await setTitle(page, '第二版');
  await publish(page);

  await page.getByRole('link', { name: '版本' }).click();
  const first = page.getByRole('listitem').filter({ hasText: '第一次发布' });
  await expect(first).toBeVisible();
  await expectClean(page, 'versions');
  await first.getByRole('link', { name: '看', exact: true }).click();
  await expect(page.frameLocator('iframe[title="版本 1预览"]').getByText('第一版')).toBeVisible();
  await expectClean(page, 'a version');
  await page.goBack();
  await first.getByRole('link', { name: '对比' }).click();
  await expect(page.getByText('标题 “第一版” → “第二版”')).toBeVisible();
  await expectClean(page, 'a comparison');
  await page.getByRole('link', { name: '所有版本' }).click();
  await first.getByRole('button', { name: '恢复为草稿' }).click();
  await expect(page.getByText('已把版本 1 恢复为草稿')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '恢复前的草稿' })).toBeVisible();
  const { content, live } = await draftOf(context, row.doc);
  expect(content.tabs[0]?.blocks[0]?.text).toContain('第一版');
  expect(live?.number).toBe(2);
});

test('a phone follows the draft by its link until the link is called back', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'owner');
  const row = await newPage(context, titled('手机看的一页', '手机上的字'));
  await openEditor(page, row);
  await page.getByRole('button', { name: '手机看', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '手机看' });
  await dialog.getByRole('button', { name: '生成二维码' }).click();
  await expect(dialog.getByRole('img', { name: '用手机扫这个二维码' })).toBeVisible();
  await expectClean(dialog, 'a code for phones');
  const address = await dialog.getByRole('textbox', { name: '预览链接' }).inputValue();

  const stranger = await browser.newContext();
  const phone = await stranger.newPage();
  await phone.goto(address);
  await expect(phone.getByText(/^草稿预览 · .*失效$/)).toBeVisible();
  const shown = phone.frameLocator('iframe[title="草稿预览"]');
  await expect(shown.getByText('手机上的字')).toBeVisible();

  const { version, content } = await draftOf(context, row.doc);
  const uid = content.tabs[0]?.blocks[0]?.uid ?? '';
  const op = { op: 'set', uid, at: '/data/title', value: '改过的字', was: '手机上的字' };
  const data = { base: version, ops: [op], name: '标题', session: 'another window' };
  const saved = await context.request.post(`${site()}/studio/api/documents/${row.doc}/ops`, {
    data,
    headers: writing(),
  });
  expect(saved.status()).toBe(200);
  await expect(shown.getByText('改过的字')).toBeVisible();

  await dialog.getByRole('button', { name: '收回' }).click();
  await expect(phone.getByRole('alert')).toHaveText('预览链接已失效，请向发给你的人要新的');
  await phone.goto(address.replace(/#.*$/, '#guessed-token'));
  await expect(phone.getByRole('alert')).toHaveText('预览链接已失效，请向发给你的人要新的');
  await stranger.close();
});

/** What is too small for a finger; and whether anything scrolls sideways. */
async function unfit(page: Page): Promise<string[]> {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  const small = await smallTargets(page, 'a[href], button:not(:disabled), input:not(:disabled)');
  return [...small, ...(isWider ? ['wider than the window'] : [])];
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a page is looked at, changed, hidden in part, published and taken back by touch', async ({
    page,
    context,
    browser,
  }) => {
    await signIn(context, 'owner');
    const text = JSON.stringify([heading('第一版'), heading('要藏的')]);
    const title = titleOf('手机');
    const row = await newPage(context, { title, from: 'import', tabs: [{ name: title, text }] });
    const first = await context.request.post(`${site()}/studio/api/documents/${row.doc}/publish`, {
      data: { version: 1, note: '' },
      headers: writing(),
    });
    expect(first.status(), await first.text()).toBe(201);
    await page.goto(`${site()}/studio/#/pages?q=${title}`);
    const link = page.getByRole('link', { name: title });
    await expect(link).toBeVisible();
    expect.soft(await unfit(page)).toEqual([]);
    await link.tap();
    const columns = page.getByRole('navigation', { name: '编辑的部分' });
    await page.getByRole('treeitem').first().tap();
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('第二版');
    await columns.getByRole('button', { name: '大纲' }).tap();
    expect.soft(await unfit(page)).toEqual([]);
    await page.getByRole('treeitem').nth(1).tap();
    expect.soft(await unfit(page)).toEqual([]);
    await page.getByRole('button', { name: '组件的菜单' }).tap();
    expect.soft(await unfit(page)).toEqual([]);
    await page.getByRole('menuitem', { name: '隐藏' }).tap();
    await columns.getByRole('button', { name: '预览' }).tap();
    const sheet = page.getByRole('dialog', { name: '预览' });
    const draft = sheet.frameLocator('iframe[title="草稿预览"]');
    await expect(draft.getByText('第二版')).toBeVisible();
    expect.soft(await unfit(page)).toEqual([]);
    await sheet.getByRole('button', { name: '关闭' }).tap();
    await page.getByRole('button', { name: '发布', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: '发布' });
    await expect(dialog.getByText('标题 “第一版” → “第二版”')).toBeVisible();
    expect.soft(await unfit(page)).toEqual([]);
    await dialog.getByRole('button', { name: '发布到线上' }).tap();
    await expect(dialog.getByText(/已发布/)).toBeVisible();
    expect.soft(await unfit(page)).toEqual([]);
    const visitor = await browser.newContext();
    const seen = await shopper(visitor, row.id);
    await expect(seen.getByText('第二版')).toBeVisible();
    await expect(seen.getByText('要藏的')).toHaveCount(0);
    await dialog.getByRole('button', { name: '换回上一版' }).tap();
    await expect(page.getByText('已换回版本 1')).toBeVisible();
    await seen.reload();
    await expect(seen.getByText('要藏的')).toBeVisible();
    await visitor.close();
  });
});
