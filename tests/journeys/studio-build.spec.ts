// The classic home page is built from a blank one, by pointer and again by keyboard alone, and is the sample's document.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { isRecord } from '~/domain/record';
import {
  DESK,
  draftOf,
  hasFocus,
  newPage,
  openEditor,
  pressUntil,
  savingOf,
  signIn,
  tabTo,
  test,
} from './studio';

test.use(DESK);

interface Element {
  id: string;
  permission_key: string;
  data: Record<string, unknown>;
}

const sample = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../data/layouts/01-home-classic.json'), 'utf8'),
) as { page: { navs: { template: { data: Element[] } }[] } };
const SAMPLE = sample.page.navs[0]?.template.data ?? [];

/** Blocks of the palette in the sample's order, with the words by which they are found. */
const BLOCKS = [
  ['search', '搜索'],
  ['banner', '轮播广告'],
  ['nav', '图文导航'],
  ['notice', '公告'],
  ['rubik', '图片广告'],
  ['coupon', '优惠券'],
  ['miaosha', '秒杀'],
  ['link', '标题'],
  ['goods', '商品'],
  ['topic', '专题'],
  ['store', '门店'],
  ['copyright', '版权'],
  ['quick-nav', '快捷导航'],
  ['modal', '弹窗广告'],
] as const;

/** Texts that are written in the form after the block was inserted. */
const FIELDS: Readonly<Record<string, readonly (readonly [title: string, name: string])[]>> = {
  search: [['提示文字', 'placeholder']],
  notice: [
    ['名称', 'name'],
    ['内容', 'content'],
  ],
  link: [['标题', 'title']],
  copyright: [['文字', 'text']],
};

const wanted = (id: string, name: string): string => String(SAMPLE.find((one) => one.id === id)?.data[name]);

/** What an operator's hands do: the one with the pointer, the other with keys only. */
interface Hands {
  insert: (id: string, words: string) => Promise<void>;
  write: (title: string, text: string) => Promise<void>;
  apply: (json: string) => Promise<void>;
}

const fieldOf = (page: Page, title: string) =>
  page.getByRole('region', { name: '属性' }).getByRole('textbox', { name: title, exact: true });
const jsonOf = (page: Page) => page.getByRole('textbox', { name: '组件的 JSON' });

const pointer = (page: Page): Hands => ({
  insert: async (id) => {
    await page.locator(`[data-widget-id="${id}"]`).first().click();
  },
  write: async (title, text) => {
    await fieldOf(page, title).click();
    await fieldOf(page, title).fill(text);
  },
  apply: async (json) => {
    await page.getByRole('navigation', { name: '面板' }).getByRole('button', { name: '页面' }).click();
    await page.getByRole('button', { name: /^在 JSON 中看/ }).click();
    await jsonOf(page).fill(json);
    await page.getByRole('button', { name: '应用' }).click();
  },
});

const keyboard = (page: Page): Hands => ({
  insert: async (_id, words) => {
    await pressUntil(page, 'F6', hasFocus(page, '[data-page-keys]'));
    await page.keyboard.press('Slash');
    await expect(page.getByRole('dialog', { name: '添加组件' }).getByRole('searchbox')).toBeFocused();
    await page.keyboard.insertText(words);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '添加组件' })).toBeHidden();
    await expect.poll(hasFocus(page, '[data-region="form"]')).toBe(true);
  },
  write: async (title, text) => {
    await pressUntil(page, 'F6', hasFocus(page, '[data-region="form"]'));
    await tabTo(page, fieldOf(page, title));
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  },
  apply: async (json) => {
    await pressUntil(page, 'F6', hasFocus(page, '[data-page-keys]'));
    await page.keyboard.press('j');
    await tabTo(page, jsonOf(page));
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(json);
    await tabTo(page, page.getByRole('button', { name: '应用' }));
    await page.keyboard.press('Enter');
  },
});

/** Stored blocks without the uid that a new block has: it names the block for merging and links, and older pages lack it. */
async function storedBlocks(page: Page, doc: string): Promise<Element[]> {
  const { content } = await draftOf(page.context(), doc);
  return content.tabs.flatMap(({ blocks }) =>
    blocks.map(({ text }) => {
      const value: unknown = JSON.parse(text);
      const { uid: _uid, ...element } = isRecord(value) ? value : {};
      return element as unknown as Element;
    }),
  );
}

for (const [words, handsOf] of [
  ['by pointer', pointer],
  ['by keyboard alone', keyboard],
] as const)
  test(`${words}, the classic home page is built from a blank one`, async ({ page, context }) => {
    await signIn(context, 'owner');
    const made = await newPage(context, { title: `经典首页 ${words.length}`, from: 'blank' });
    await openEditor(page, made);
    if (handsOf === pointer)
      await page.getByRole('navigation', { name: '面板' }).getByRole('button', { name: '组件' }).click();
    const hands = handsOf(page);
    for (const [id, name] of BLOCKS) {
      await hands.insert(id, name);
      await expect(page.getByRole('region', { name: '属性' }).getByRole('heading', { level: 2 })).toHaveText(
        name,
      );
      for (const [title, property] of FIELDS[id] ?? []) await hands.write(title, wanted(id, property));
    }
    await expect(savingOf(page)).toContainText('已保存到草稿');
    await expect
      .poll(async () => (await storedBlocks(page, made.doc)).map(({ id }) => id))
      .toEqual(BLOCKS.map(([id]) => id));
    const built = await storedBlocks(page, made.doc);
    for (const [id, fields] of Object.entries(FIELDS))
      for (const [, property] of fields)
        expect(built.find((one) => one.id === id)?.data[property]).toBe(wanted(id, property));

    // Rows, pictures and links of the sample, which an operator has as text.
    await hands.apply(JSON.stringify(SAMPLE));
    await expect.poll(() => storedBlocks(page, made.doc)).toEqual(SAMPLE);
  });
