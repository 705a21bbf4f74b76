// Choosing in the studio on the real server: goods, a link with its parameter, a picture that is cropped and replaced.
import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { DESK, newPage, openEditor, signIn, storedData, test, titleOf } from './studio';
import { expectClean } from './studio-clean';

test.use(DESK);

const BLOCKS = [
  { id: 'goods', permission_key: '', data: { addGoodsType: 1, list: [] } },
  { id: 'link', permission_key: '', data: { title: '更多', link: '' } },
  {
    id: 'banner',
    permission_key: '',
    data: {
      height: 400,
      banners: [
        { picUrl: '', url: '' },
        { picUrl: '', url: '' },
      ],
    },
  },
  { id: 'video', permission_key: '', data: {} },
];

const drawing = (name: string, colour: string) => ({
  name: `${name}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="${colour}"/></svg>`,
  ),
});

const select = (window: Page, name: string) => window.getByRole('treeitem', { name }).first().click();
const dialog = (window: Page, name: string): Locator => window.getByRole('dialog', { name });
const recordOf = (value: unknown) => value as Record<string, unknown>[];

test('An operator chooses goods, a link and a picture, and replaces the picture everywhere', async ({
  context,
  page,
}) => {
  await signIn(context, 'owner');
  const made = await newPage(context, {
    title: `选择 ${Date.now()}`.slice(0, 15),
    from: 'import',
    tabs: [{ name: '首页', text: JSON.stringify(BLOCKS) }],
  });
  await openEditor(page, made);
  const stored = (id: string) => storedData(context, made.doc, id);

  await test.step('goods of the mall, stored as its snapshot', async () => {
    await select(page, '商品');
    await page.getByRole('button', { name: '选择商品' }).click();
    const picker = dialog(page, '选择商品');
    await expect(picker.getByRole('searchbox')).toBeFocused();
    await expect(picker.getByRole('rowheader').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await picker.getByRole('button', { name: '确定（2）' }).click();
    await expect.poll(async () => recordOf((await stored('goods'))['list']).length).toBe(2);
    const [first] = recordOf((await stored('goods'))['list']);
    expect(Object.keys(first ?? {}).sort()).toEqual(['id', 'name', 'original_price', 'picUrl', 'price']);
    await expect(page.getByRole('button', { name: /^选择商品（2/ })).toBeFocused();
  });

  await test.step('a link with the goods that it opens', async () => {
    await select(page, '标题');
    await page.getByRole('button', { name: '选择链接' }).click();
    const picker = dialog(page, '选择链接');
    await picker.getByRole('button', { name: '商品详情', exact: true }).click();
    await expect(picker.getByRole('button', { name: '确定' })).toBeDisabled();
    await picker.getByRole('button', { name: '商品：选择' }).click();
    await dialog(page, '选择商品').getByRole('checkbox', { name: /^选择/ }).first().click();
    await expect(picker.getByText(/^打开：商品详情 · /)).toBeVisible();
    await picker.getByRole('button', { name: '确定' }).click();
    await expect
      .poll(async () => JSON.stringify((await stored('link'))['link']))
      .toMatch(/"new_link_url":"\/pages\/goods\/goods\?id=\d+"/);
  });

  const pictures = async () =>
    recordOf((await stored('banner'))['banners']).map(({ picUrl }) => String(picUrl));

  await test.step('a picture, uploaded and used in two rows', async () => {
    // The library is one for all journeys, and has one file of each content.
    const colour = `#${randomInt(0x10_00_00, 0x1_00_00_00).toString(16)}`;
    const name = titleOf('红');
    await select(page, '轮播广告');
    await page.getByRole('button', { name: '批量上传' }).click();
    const library = dialog(page, '选择图片');
    await library.getByLabel('选择文件').setInputFiles(drawing(name, colour));
    await expect(library.getByText('SVG 已转成图片，其中的脚本已去掉').first()).toBeVisible();
    await library.getByRole('button', { name: '使用这 1 张' }).click();
    await expect.poll(async () => (await pictures())[0]).toMatch(/^uploads\//);
    await page.getByRole('button', { name: '批量上传' }).click();
    await library.getByRole('button', { name: new RegExp(`^${name} \\d`) }).click();
    await library.getByRole('button', { name: '使用这 1 张' }).click();
    await expect.poll(async () => new Set(await pictures()).size).toBe(1);
  });

  await test.step('is cropped to its place and replaced in both', async () => {
    const [before] = await pictures();
    await page.locator('[data-row="/banners/0"]').getByRole('button').first().click();
    await page.getByRole('button', { name: '更换图片' }).click();
    const library = dialog(page, '选择图片');
    await expect(library.getByText('用在 2 处')).toBeVisible();
    await expectClean(library, 'library');
    await library.getByRole('button', { name: '裁剪…' }).click();
    const crop = dialog(page, '裁剪').getByRole('button', { name: '裁剪', exact: true });
    await expect(crop).toBeEnabled();
    await expectClean(dialog(page, '裁剪'), 'crop');
    await crop.click();
    await library.getByRole('button', { name: '使用', exact: true }).click();
    const replace = dialog(page, '替换').getByRole('button', { name: '换掉全部 2 处使用' });
    await expect(replace).toBeVisible();
    await expectClean(dialog(page, '替换'), 'replace');
    await replace.click();
    await expect.poll(async () => (await pictures()).filter((url) => url !== before).length).toBe(2);
    expect(new Set(await pictures()).size).toBe(1);
    await expect(page.getByText(/建议 750×400 · 现在 \d+×\d+$/)).toBeVisible();
  });

  await test.step('films of the library', async () => {
    await select(page, '视频');
    await page
      .getByRole('button', { name: /^从素材选择/ })
      .first()
      .click();
    await expect(dialog(page, '选择视频')).toBeVisible();
    await expectClean(dialog(page, '选择视频'), 'films');
  });
});
