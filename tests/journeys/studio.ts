// What journeys of the studio need: an operator's window, a page of his own, the phone's frame, raw calls.
import {
  type Browser,
  type BrowserContext,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import type { DocumentAnswer, PageRow } from '~/domain/studio/api';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium';
import { WITHOUT_MOTION } from './motion';
import { STUDIO_PASSWORD } from './studio-password';

/** Of a computer's window, unlike the shoppers' journeys. */
export const DESK = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  contextOptions: WITHOUT_MOTION,
} as const;

/** The windows of another operator. */
export const otherDesk = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ ...DESK, ...DESK.contextOptions });

/** As browsers with a window do by themselves: a sandboxed frame has a process of its own. */
export const ISOLATED = {
  launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, '--site-per-process'] },
};

/**
 * Without a header of the client's address, which the sandboxed frame would need leave for: all come from one address.
 * Fails on any error that a page throws.
 */
export const test = base.extend<{ failures: string[] }>({
  failures: [
    async ({ context }, give) => {
      const failures: string[] = [];
      context.on('weberror', (error) => failures.push(error.error().message));
      await give(failures);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
});

const origin = (): string => process.env['PAGODA_URL'] ?? '';
export const api = (path: string): string => `${origin()}/studio/api/${path}`;

/** Signs a browser in; all its windows are that operator's. `mall`: the origin of one of its own. */
export async function signIn(
  context: BrowserContext,
  login: 'owner' | 'editor' | 'viewer',
  mall = origin(),
): Promise<void> {
  const answer = await context.request.post(`${mall}/studio/api/session`, {
    data: { login, password: STUDIO_PASSWORD },
    headers: { ...writing(), Origin: mall },
  });
  expect(answer.status()).toBe(201);
}

export const writing = (): Record<string, string> => ({
  'X-Studio': '1',
  Origin: origin(),
  'Idempotency-Key': crypto.randomUUID(),
});

/** A page for one journey alone. */
export async function newPage(context: BrowserContext, data: Record<string, unknown>): Promise<PageRow> {
  const answer = await context.request.post(api('pages'), { data, headers: writing() });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as PageRow;
}

/** What makes a page of a layout. */
export const imported = (title: string, text: string) => ({
  title,
  from: 'import',
  tabs: [{ name: '首页', text }],
});

const NOTICE = [{ id: 'notice', permission_key: '', data: { name: '公告', content: '欢迎' } }];

export const noticePage = (title: string) => imported(title, JSON.stringify(NOTICE));

/** The field of its name, in the form. */
export const nameField = (window: Page): Locator => window.getByLabel('名称', { exact: true });

/** What a shopper gets at the page. */
export async function shopper(context: BrowserContext, id: number): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => window.localStorage.setItem('pagoda.isSign', '1'));
  await page.goto(`${origin()}/?#/pages/index/index?page_id=${id}`);
  return page;
}

export async function draftOf(context: BrowserContext, doc: string): Promise<DocumentAnswer> {
  return (await (await context.request.get(api(`documents/${doc}`))).json()) as DocumentAnswer;
}

/** Stored data of the first block of a kind. */
export async function storedData(
  context: BrowserContext,
  doc: string,
  id: string,
): Promise<Record<string, unknown>> {
  const { content } = await draftOf(context, doc);
  const elements = content.tabs
    .flatMap(({ blocks }) => blocks)
    .map(({ text }) => JSON.parse(text) as { id: string; data: Record<string, unknown> });
  return elements.find((element) => element.id === id)?.data ?? {};
}

/** Opens the editor and waits until the phone shows the page. */
export async function openEditor(window: Page, { id }: Pick<PageRow, 'id'>): Promise<FrameLocator> {
  await window.goto(`${origin()}/studio/#/pages/${id}/edit`);
  const phone = phoneOf(window);
  await expect(phone.locator('[data-flow]')).toBeAttached();
  return phone;
}

export const phoneOf = (window: Page): FrameLocator => window.frameLocator('iframe[title="手机预览"]');

/** The words of saving in the top bar. */
export const savingOf = (window: Page): Locator => window.locator('header output').first();

/** Presses a key until something has the focus. */
export async function pressUntil(window: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await isThere()) return;
    await window.keyboard.press(key);
  }
  throw new Error(`${key} leads nowhere`);
}

/** Whether the focus is within what the selector finds. */
export const hasFocus = (page: Page, selector: string) => (): Promise<boolean> =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

/** Tab by Tab to a control, as hands without a pointer go. */
export const tabTo = (window: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> =>
  pressUntil(window, key, () => control.evaluate((one) => one === document.activeElement));

/** A title of one journey alone. */
export const titleOf = (words: string): string => `${words}${Math.random().toString(36).slice(2, 7)}`;

/** Presses the first row of the outline that has the name. */
export const select = (page: Page, name: string, more: 'Shift' | null = null): Promise<void> =>
  page
    .getByRole('treeitem', { name: new RegExp(`^${name}`) })
    .first()
    .click(more === null ? {} : { modifiers: [more] });

/** Presses a key on a row of the outline. */
export const pressOn = (page: Page, name: string, key: string) => async (): Promise<void> => {
  await select(page, name);
  await page.keyboard.press(key);
};

/** Opens the dialog and publishes; the note is the suggested one. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '发布' });
  await dialog.getByRole('button', { name: '发布到线上' }).click();
  await expect(dialog.getByText(/已发布 · [\d.]+ 秒后顾客可见/)).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
}
