// By keys alone a page is published, scheduled and restored; layouts are imported.
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import {
  DESK,
  draftOf,
  hasFocus,
  newPage,
  openEditor,
  pressUntil,
  savingOf,
  shopper,
  signIn,
  tabTo,
  test,
  writing,
} from './studio';
import { expectClean, expectCleanDialog } from './studio-clean';

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
  await pressUntil(page, 'F6', hasFocus(page, '[data-page-keys]'));
  await page.keyboard.press('Home');
  await pressUntil(page, 'F6', hasFocus(page, '[data-region="form"]'));
  await tabTo(page, page.getByRole('textbox', { name: '标题', exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(words);
  await expect(savingOf(page)).toContainText('已保存到草稿');
  // Out of the text, where the keys of the page are.
  await pressUntil(page, 'F6', hasFocus(page, '[data-page-keys]'));
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

/** Time enough for a request that moves the time. */
const SOON_MS = 3_000;
/** Longer than the journey. */
const LATER_MS = 3_600_000;

/** Year, month, day, hour, minute and second in Beijing, as the field has them. */
const inBeijing = (at: number): string[] =>
  new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).split(/[-T:]/);

/** Figures go into the part that has the focus: month, day, year, or the year first, by the browser's language. */
async function typeMoment(page: Page, moment: Locator, at: number): Promise<void> {
  const [year = '', month = '', day = '', hour = '', ...rest] = inBeijing(at);
  const { keyboard } = page;
  await keyboard.type(month);
  const isYearFirst = (await moment.inputValue()).startsWith(`00${month}`);
  if (isYearFirst) await keyboard.press('Delete');
  else await keyboard.type(day);
  await keyboard.type(year);
  await keyboard.press('ArrowRight');
  if (isYearFirst) await keyboard.type([month, day, hour, ...rest].join(''));
  else {
    const ofTwelve = String(Number(hour) % 12 || 12).padStart(2, '0');
    await keyboard.type(`${ofTwelve}${rest.join('')}${Number(hour) < 12 ? 'a' : 'p'}`);
  }
}

const site = (): string => process.env['PAGODA_URL'] ?? '';

async function expectShoppersSee(context: BrowserContext, id: number, words: string): Promise<void> {
  const page = await shopper(context, id);
  await expect(page.getByText(words)).toBeVisible();
  await page.close();
}

test('by keyboard alone, a page is published with a note, scheduled, and an old version restored', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'owner');
  const visitor = await browser.newContext();
  const row = await newPage(context, pageWith('第一版'));
  await openEditor(page, row);

  await page.keyboard.press('Control+Enter');
  await tabTo(page, dialogOf(page).getByRole('textbox', { name: '说明' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('键盘发布');
  await send(page, /^已发布/);
  await finish(page);
  expect((await draftOf(context, row.doc)).live?.note).toBe('键盘发布');
  await expectShoppersSee(visitor, row.id, '第一版');

  await write(page, '第二版');
  await page.keyboard.press('Control+Enter');
  // Of a group of radios Tab reaches the chosen one; arrows choose.
  await tabTo(page, dialogOf(page).getByRole('radio', { name: '现在', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(dialogOf(page).getByRole('radio', { name: '定时' })).toBeChecked();
  const moment = dialogOf(page).getByLabel('发布时间');
  await tabTo(page, moment);
  const at = Math.floor(Date.now() / 1_000) * 1_000 + LATER_MS;
  await typeMoment(page, moment, at);
  const [year, month, day, ...time] = inBeijing(at);
  await expect(moment).toHaveValue(`${year}-${month}-${day}T${time.join(':')}`);
  await send(page, '已定时', '定时发布');
  await finish(page);
  const { schedule, live } = await draftOf(context, row.doc);
  expect([schedule?.state, schedule?.at, live?.number]).toEqual(['waiting', new Date(at).toISOString(), 1]);
  await expect(page.getByText(/^定时发布：.*（北京时间）· 之后的修改不会包含在内$/)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '改时间' }));
  await expectCleanDialog(page, '改时间', () => page.keyboard.press('Enter'));
  // The hour is not waited for.
  const moved = await context.request.patch(`${site()}/studio/api/documents/${row.doc}/schedule`, {
    data: { at: new Date(Date.now() + SOON_MS).toISOString(), until: null, after: 'previous' },
    headers: writing(),
  });
  expect(moved.status(), await moved.text()).toBe(200);
  await expect(page.getByText('线上', { exact: true })).toBeVisible();
  await expectShoppersSee(visitor, row.id, '第二版');

  await tabTo(page, page.getByRole('link', { name: '版本' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const first = page.getByRole('listitem').filter({ hasText: '键盘发布' });
  await expect(first).toBeVisible();
  await tabTo(page, first.getByRole('button', { name: '恢复为草稿' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('已把版本 1 恢复为草稿')).toBeVisible();
  const { content } = await draftOf(context, row.doc);
  expect(content.tabs[0]?.blocks[0]?.text).toContain('第一版');
  await visitor.close();
});

const NOT_HERE = { id: 987_654, name: '外来的茶', picUrl: '', price: '1.00' };
/** Issues of which some are folded, a picture of another host, goods that the mall does not have. */
const WITH_ISSUES = JSON.stringify([
  ...Array.from({ length: 7 }, () => ({ id: 'empty', permission_key: '', data: { height: '10' } })),
  { id: 'link', permission_key: '', data: { title: '茶', picUrl: 'https://pictures.example.com/tea.png' } },
  { id: 'goods', permission_key: '', data: { addGoodsType: 1, list: [NOT_HERE] } },
]);

test('by keyboard alone, layouts are imported, broken ones mended first', async ({ page, context }) => {
  await signIn(context, 'owner');
  await page.goto(`${site()}/studio/#/pages`);
  const newOne = page.getByRole('link', { name: '新建页面' });
  await expect(newOne).toBeVisible();
  await tabTo(page, newOne);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: '导入' }));
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: '或者粘贴内容' });
  const check = page.getByRole('button', { name: '检查内容' });
  /** From the text; back to it where it is refused. */
  const paste = async (layout: string) => {
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(layout);
    await tabTo(page, check);
    await page.keyboard.press('Enter');
  };
  await tabTo(page, text);
  for (const [layout, words] of [
    ['[{"id":"link","data":{}},]', '第 26 个字符处不是有效的 JSON'],
    ['{"code":0}', '里面没有页面布局'],
  ] as const) {
    await paste(layout);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(page.getByRole('button', { name: '导入为草稿' })).toHaveCount(0);
    await expect(check).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(text).toBeFocused();
  }
  await expectClean(page, 'refused');
  await paste(WITH_ISSUES);
  const folded = page.getByText('还有 2 条');
  await tabTo(page, folded);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^第 7 块 /)).toBeVisible();
  await expectClean(page, 'with issues');
  const another = page.getByRole('button', { name: /^换一个：/ });
  await tabTo(page, another);
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: '选择商品' });
  await expect(picker.getByRole('rowheader').first()).toBeVisible();
  await expectClean(picker, 'goods');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(another).toBeFocused();
  await expect(page.getByText(/^换成：/)).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: '导入为草稿' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/pages\/\d+\/edit/);
  const id = /pages\/(\d+)/.exec(page.url())?.[1] ?? '';
  const { content } = await draftOf(context, `page-${id}`);
  expect(content.tabs[0]?.blocks.length).toBe(9);
});
