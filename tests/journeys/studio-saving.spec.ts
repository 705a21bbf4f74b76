// The studio keeps the steps of earlier windows, and runs no script of a page.
import { expect, type Page } from '@playwright/test';
import { studioProblems } from './axe';
import {
  DESK,
  draftOf,
  ISOLATED,
  nameField,
  newPage,
  noticePage,
  openEditor,
  signIn,
  storedData,
  test,
} from './studio';

test.use({ ...DESK, ...ISOLATED });

async function selectNotice(window: Page): Promise<void> {
  await window.getByRole('treeitem', { name: '公告' }).click();
  await expect(nameField(window)).toBeVisible();
}

/** The remembered sessions of this computer; with days, as if they were older by so many. */
const rememberedSessions = (page: Page, olderByDays = 0): Promise<number> =>
  page.evaluate(async (days) => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.addEventListener('success', () => done(request.result));
        request.addEventListener('error', () => fail(new Error('IndexedDB')));
      });
    const database = await answered(indexedDB.open('pagoda-studio-history'));
    const table = database.transaction('sessions', 'readwrite').objectStore('sessions');
    const keys = await answered(table.getAllKeys());
    const records = (await answered(table.getAll())) as { at: number }[];
    if (days > 0)
      for (const [index, record] of records.entries())
        await answered(table.put({ ...record, at: record.at - days * 86_400_000 }, keys[index]));
    database.close();
    return records.length;
  }, olderByDays);

test('A later window lists the steps of earlier ones and takes one back; after 30 days they are gone', async ({
  context,
  page,
}) => {
  await signIn(context, 'owner');
  const made = await newPage(context, noticePage('以前'));
  await openEditor(page, made);
  await selectNotice(page);
  await nameField(page).fill('昨天写的');
  await expect.poll(async () => (await storedData(context, made.doc, 'notice'))['name']).toBe('昨天写的');
  await page.close({ runBeforeUnload: true });

  const openHistory = async (window: Page) => {
    const phone = await openEditor(window, made);
    await window.getByRole('navigation', { name: '面板' }).getByRole('button', { name: '历史' }).click();
    return { phone, earlier: window.getByRole('region', { name: '以前的修改' }) };
  };
  const next = await context.newPage();
  const { phone, earlier } = await openHistory(next);
  const step = earlier.getByRole('button', { name: /^公告/ });
  await step.click();
  expect(await studioProblems(earlier)).toEqual([]);
  await earlier.getByRole('button', { name: '只撤销这一步' }).click();
  await expect(phone.getByText('昨天写的')).toHaveCount(0);
  await expect.poll(async () => (await storedData(context, made.doc, 'notice'))['name']).toBe('公告');

  await next.close({ runBeforeUnload: true });
  const last = await context.newPage();
  await last.goto(`${process.env['PAGODA_URL'] ?? ''}/studio/#/pages`);
  expect(await rememberedSessions(last, 31)).toBeGreaterThan(0);
  const opened = await openHistory(last);
  await expect(opened.phone.getByText('公告').first()).toBeVisible();
  await expect.poll(() => rememberedSessions(last)).toBe(0);
  await expect(opened.earlier).toHaveCount(0);
});

/** Runs wherever a text is taken for code. */
const EVIL = '"><script>fetch("/pwned")</script><img src=x onerror="window.pwned=1;fetch(\'/pwned\')">';
const EVIL_LINK = 'javascript:fetch("/pwned")';

const hostile = (value: unknown): unknown => {
  if (typeof value === 'string')
    return /^(\/|https?:|pages|pictures|plugins)/.test(value) ? EVIL_LINK : `${value}${EVIL}`;
  if (Array.isArray(value)) return value.map(hostile);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hostile(one)]));
};

test('Scripts in every text and link of a page do nothing, and nothing leaves the sandbox', async ({
  context,
  page,
}) => {
  await signIn(context, 'owner');
  const { content } = await draftOf(context, 'page-1');
  const elements = content.tabs
    .flatMap(({ blocks }) => blocks)
    .map(({ text }) => {
      const element = JSON.parse(text) as { data: unknown };
      return { ...element, data: hostile(element.data) };
    });
  const text = JSON.stringify(elements);
  expect(text.match(/pwned/g)?.length).toBeGreaterThan(100);
  const made = await newPage(context, { title: '敌意', from: 'import', tabs: [{ name: '首页', text }] });
  const left: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/pwned') left.push(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => left.push(dialog.message())));
  const phone = await openEditor(page, made);
  await expect.poll(() => phone.locator('[data-hydrated]').count()).toBeGreaterThan(3);
  await page.keyboard.press('t');
  for (const link of await phone.locator('[data-uid] a, [data-uid] button').all())
    await link.click({ timeout: 500, force: true }).catch(() => undefined);
  const frame = page.frames().find((one) => one.url().endsWith('/preview.html'));
  const inside = await frame?.evaluate(() => {
    const reached = (look: () => unknown): string => {
      try {
        look();
        return 'reached';
      } catch {
        return 'refused';
      }
    };
    return {
      ran: 'pwned' in window,
      parent: reached(() => window.parent.document.body),
      cookie: reached(() => document.cookie),
      storage: reached(() => window.localStorage),
    };
  });
  expect(inside).toEqual({ ran: false, parent: 'refused', cookie: 'refused', storage: 'refused' });
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(left).toEqual([]);
});
