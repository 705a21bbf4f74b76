// Every sample of an existing mall becomes drafts, by pointer and by keyboard alone in turn.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { DESK, draftOf, signIn, tabTo, test } from './studio';

test.use(DESK);

const LAYOUTS = resolve(import.meta.dirname, '../data/layouts');
const fileOf = (name: string) => resolve(LAYOUTS, name);

interface Sample {
  /** What it is read as. */
  words: string;
  /** What of it an operator has on the clipboard, where it is not the whole file. */
  member?: string;
  /** Said once it is imported. */
  made: string;
}

const SAMPLES: Readonly<Record<string, Sample>> = {
  '01-home-classic.json': { words: '认出是页面：1 个页面', member: 'page', made: '1 个页面' },
  '03-multi-tab-modules.json': {
    words: '认出是导出的文件：1 个页面、3 个模块',
    made: '1 个页面、3 个模块',
  },
  '04-content-and-service.json': { words: '认出是页面：1 个页面', member: 'page', made: '1 个页面' },
  '06-user-center.json': { words: '认出是导出的文件：1 个个人中心', made: '1 个个人中心' },
  '07-old-home-blocks.json': {
    words: '认出是旧版首页：1 个页面',
    member: 'home_page_option',
    made: '1 个页面',
  },
  '08-raw-rows.json': { words: '认出是数据表：1 个页面、3 个模块', made: '1 个页面、3 个模块' },
  '09-auth-page.json': { words: '认出是商城配置：登录页', made: '登录页' },
};

const [BY_KEYS, BY_POINTER] = [0, 1].map((hand) =>
  Object.entries(SAMPLES).filter((_, index) => index % 2 === hand),
) as [[string, Sample][], [string, Sample][]];

const open = (page: Page) => page.goto(`${process.env['PAGODA_URL'] ?? ''}/studio/#/pages/new?from=import`);
const importButton = (page: Page) => page.getByRole('button', { name: '导入为草稿' });

/** Settings are imported over those of the mall, so each is ticked first. */
const setting = (page: Page) => page.getByRole('checkbox', { name: '导入到登录页' });

const expectMade = (page: Page, made: string) =>
  expect(page.getByText(`已导入：${made}`, { exact: true })).toBeVisible();

test('by pointer, every second sample becomes drafts', async ({ page, context }) => {
  await signIn(context, 'editor');
  expect(Object.keys(SAMPLES)).toEqual(readdirSync(LAYOUTS).filter((name) => name.endsWith('.json')));
  for (const [name, { words, made }] of BY_POINTER) {
    await open(page);
    await page.getByLabel(/选择文件/).setInputFiles(fileOf(name));
    await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
    await importButton(page).click();
    await expectMade(page, made);
  }
});

test('by keyboard alone, the others do', async ({ page, context }) => {
  await signIn(context, 'owner');
  for (const [name, { words, member, made }] of BY_KEYS) {
    const file = readFileSync(fileOf(name), 'utf8');
    const sample = JSON.parse(file) as Record<string, unknown>;
    await page.goto('about:blank');
    await open(page);
    const text = page.getByRole('textbox', { name: '或者粘贴内容' });
    await expect(text).toBeVisible();
    await tabTo(page, text);
    await page.keyboard.insertText(member === undefined ? file : JSON.stringify(sample[member]));
    await tabTo(page, page.getByRole('button', { name: '检查内容' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
    await expect(importButton(page)).toBeVisible();
    if (made === '登录页') {
      await tabTo(page, setting(page));
      await page.keyboard.press('Space');
    }
    await tabTo(page, importButton(page));
    await page.keyboard.press('Enter');
    await expectMade(page, made);
    if (made !== '1 个页面') continue;
    await expect(page).toHaveURL(/#\/pages\/\d+\/edit/);
    const { content } = await draftOf(context, `page-${/pages\/(\d+)/.exec(page.url())?.[1]}`);
    expect(content.tabs.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(5);
  }
});
