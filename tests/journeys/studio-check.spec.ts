// The check says what is seen on the phone.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  api,
  DESK,
  draftOf,
  hasFocus,
  imported,
  newPage,
  noticePage,
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

/** Twice as high as its place. */
const TALL = { width: 750, height: 800, channels: 3 } as const;

/** Longer than the journey. */
const LATER_MS = 3_600_000;

async function upload(context: BrowserContext, name: string, background: string): Promise<string> {
  const buffer = await sharp({ create: { ...TALL, background } })
    .png()
    .toBuffer();
  const answer = await context.request.post(api('media'), {
    multipart: { file: { name: `${name}.png`, mimeType: 'image/png', buffer } },
    headers: writing(),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { url: string }).url;
}

/** Pages that shoppers do not see, each named by why. */
async function unseenPages(context: BrowserContext, title: string): Promise<Record<string, number>> {
  const send = async (path: string, method: 'patch' | 'post', data: object) => {
    const answer = await context.request[method](api(path), { data, headers: writing() });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const made = async (state: string) => await newPage(context, noticePage(title + state));
  const [disabled, draft, planned] = [await made('停用'), await made('草稿'), await made('定时')];
  await send(`pages/${disabled.id}`, 'patch', { isDisabled: true });
  const at = new Date(Date.now() + LATER_MS).toISOString();
  await send(`documents/${planned.doc}/schedule`, 'post', { version: 1, note: '', at, until: null });
  return { 停用: disabled.id, 草稿: draft.id, 定时: planned.id };
}

/** Selects a block of the outline by its place and goes to its form. */
async function openForm(page: Page, index: number): Promise<void> {
  await pressUntil(page, 'F6', hasFocus(page, '[data-page-keys]'));
  await page.keyboard.press('Home');
  for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowDown');
  await pressUntil(page, 'F6', hasFocus(page, '[data-region="form"]'));
}

/** Finds the page of this name in the picker, which says its state, and takes it. */
async function linkTo(page: Page, title: string, state: string): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, page.getByRole('button', { name: '选择链接' }));
  await keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: '选择链接' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await keyboard.insertText(title + state);
  const entry = picker.getByRole('button', { name: title });
  await expect(entry).toHaveCount(1);
  await expect(entry.locator('small')).toHaveText(state);
  await keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Control+Enter');
  await expect(picker).toBeHidden();
}

test('by keyboard alone, links to pages that shoppers do not see are chosen, what the check groups is mended at once, the dialog of publishing lets go, and rows of a list are moved and deleted', async ({
  page,
  context,
}) => {
  await signIn(context, 'owner');
  const title = titleOf('未见');
  const unseen = await unseenPages(context, title);
  const pictures = [await upload(context, '明前龙井', '#5f8f6b'), await upload(context, '山茶油', '#d9b65c')];
  const link = { id: 'link', permission_key: '', data: { title: '更多', link: '' } };
  // A carousel keeps two at least.
  const banners = [...pictures, 'pictures/banner/kitchen.svg'].map((picUrl) => ({
    picUrl,
    url: '/pages/cart/cart',
    openType: 'navigate',
  }));
  const banner = { id: 'banner', permission_key: '', data: { height: 400, banners } };
  const states = Object.keys(unseen);
  const blocks = [...states.map(() => link), banner];
  const made = await newPage(context, imported('链接的检查', JSON.stringify(blocks)));
  await openEditor(page, made);
  const { keyboard } = page;
  for (const [index, state] of states.entries()) {
    await openForm(page, index);
    await linkTo(page, title, state);
  }
  const texts = async () => JSON.stringify((await draftOf(context, made.doc)).content.tabs);
  for (const id of Object.values(unseen)) await expect.poll(texts).toContain(`page_id=${id}`);

  await keyboard.press('Control+Enter');
  const publishing = page.getByRole('dialog', { name: '发布' });
  const said = (words: string) => publishing.getByRole('listitem').filter({ hasText: words });
  await expect(said('打开的页面已停用')).toBeVisible();
  await expect(said('打开的页面还没发布')).toHaveCount(2);
  await expect(said('打开的页面还没发布，已定时')).toBeVisible();
  expect(await hasFocus(page, 'dialog')()).toBe(true);

  const rows = async () => (await storedData(context, made.doc, 'banner'))['banners'] as { picUrl: string }[];
  for (const act of ['一次填 2 处', '一键裁剪 2 张']) {
    const button = publishing.getByRole('button', { name: act });
    await tabTo(page, button);
    await keyboard.press('Enter');
    await expect(button).toHaveCount(0);
    await expect.poll(hasFocus(page, 'dialog')).toBe(true);
  }
  await expect.poll(async () => (await rows()).some(({ picUrl }) => pictures.includes(picUrl))).toBe(false);
  const { content } = await draftOf(context, made.doc);
  expect(JSON.stringify(content.notes)).toContain('明前龙井');

  await keyboard.press('Escape');
  await expect(publishing).toBeHidden();
  await expect.poll(hasFocus(page, '[data-region="form"]')).toBe(true);
  await keyboard.press('Control+Enter');
  await tabTo(page, said('打开的页面已停用').getByRole('button', { name: '去修改' }));
  await keyboard.press('Enter');
  await expect(publishing).toBeHidden();
  await expect.poll(hasFocus(page, '[data-region="form"]')).toBe(true);

  const [first, second, third] = await rows();
  await openForm(page, states.length);
  const row = (index: number) => page.locator(`[data-row="/banners/${index}"] [data-summary]`);
  await tabTo(page, row(1));
  await keyboard.press('Alt+ArrowUp');
  await expect(row(0)).toBeFocused();
  await expect.poll(rows).toEqual([second, first, third]);
  await keyboard.press('Delete');
  await expect.poll(rows).toEqual([first, third]);
});
