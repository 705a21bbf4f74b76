// The studio loses nothing: two windows in conflict, no network, a window closed in the middle, a frame that dies.
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
  phoneOf,
  savingOf,
  signIn,
  storedData,
  test,
} from './studio';

test.use({ ...DESK, ...ISOLATED });

async function selectNotice(window: Page): Promise<void> {
  await window.getByRole('treeitem', { name: '公告' }).click();
  await expect(nameField(window)).toBeVisible();
}

test('Two operators who write one field see both values, and choose', async ({ context, page, browser }) => {
  await signIn(context, 'owner');
  const made = await newPage(context, noticePage('两人'));
  const other = await browser.newContext(DESK);
  await signIn(other, 'editor');
  const theirs = await other.newPage();
  await openEditor(page, made);
  await openEditor(theirs, made);
  await expect(page.getByRole('list', { name: '正在看这页的人' })).toContainText('编辑');
  await selectNotice(page);
  await selectNotice(theirs);

  await other.setOffline(true);
  await nameField(theirs).fill('编辑写的');
  await expect(savingOf(theirs)).toContainText('离线 · 1 处修改存在这台电脑上，联网后自动保存');
  await nameField(page).fill('店主写的');
  await expect.poll(async () => (await storedData(context, made.doc, 'notice'))['name']).toBe('店主写的');
  await other.setOffline(false);

  const choice = theirs.getByRole('alert').filter({ hasText: '店主写的' });
  await expect(choice).toContainText('你：编辑写的 / 店主');
  expect(await studioProblems(theirs)).toEqual([]);
  expect((await storedData(context, made.doc, 'notice'))['name']).toBe('店主写的');
  await choice.getByRole('button', { name: '用我的' }).click();
  await expect(choice).toHaveCount(0);
  await expect.poll(async () => (await storedData(context, made.doc, 'notice'))['name']).toBe('编辑写的');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(phoneOf(page).getByText('编辑写的')).toBeVisible();
  await other.close();
});

test('Edits of a minute without a network are saved when it is back', async ({ context, page }) => {
  test.setTimeout(180_000);
  await signIn(context, 'owner');
  const made = await newPage(context, noticePage('离线'));
  const phone = await openEditor(page, made);
  await selectNotice(page);
  await context.setOffline(true);
  const since = Date.now();
  await nameField(page).fill('离线写的');
  await expect(phone.getByText('离线写的')).toBeVisible();
  await expect(savingOf(page)).toContainText('离线 · 1 处修改存在这台电脑上，联网后自动保存');
  expect(await studioProblems(page)).toEqual([]);
  const rows = page.getByRole('treeitem', { name: '公告' });
  await rows.first().focus();
  await page.keyboard.press('Control+d');
  await expect(rows).toHaveCount(2);
  await nameField(page).fill('后来写的');
  // Every try to save fails meanwhile, and the waits between them grow.
  await expect
    .poll(() => Date.now() - since, { timeout: 90_000, intervals: [1_000] })
    .toBeGreaterThan(60_000);
  await page.getByRole('treeitem').last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(phone.getByText('后来写的')).toBeVisible();
  await expect(savingOf(page)).toContainText('联网后自动保存');
  await context.setOffline(false);
  await expect(savingOf(page)).toContainText('已保存到草稿');
  const { content } = await draftOf(context, made.doc);
  const names = (content.tabs[0]?.blocks ?? []).map(
    ({ text }) => (JSON.parse(text) as { data: { name: string } }).data.name,
  );
  expect(names).toEqual(['后来写的', '离线写的']);
});

test('What a closed window could not save is saved by the next one, and can be taken back', async ({
  context,
  page,
}) => {
  await signIn(context, 'owner');
  const made = await newPage(context, noticePage('关窗'));
  await openEditor(page, made);
  await selectNotice(page);
  await context.setOffline(true);
  await nameField(page).fill('没来得及');
  await expect(savingOf(page)).toContainText('离线 · 1 处');
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const phone = await openEditor(next, made);
  await expect(next.getByText('恢复了上次没来得及保存的 1 处修改')).toBeVisible();
  expect(await studioProblems(next)).toEqual([]);
  await expect(phone.getByText('没来得及')).toBeVisible();
  await expect.poll(async () => (await storedData(context, made.doc, 'notice'))['name']).toBe('没来得及');
  await next.getByRole('button', { name: '放弃' }).click();
  await expect.poll(async () => (await storedData(context, made.doc, 'notice'))['name']).toBe('公告');
});

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

/** Longer than a frame may be silent. */
const QUIET_MS = 8_000;

/** In the studio's own window, as Playwright takes the end of a frame for the end of its page: waits, reloads, waits. */
function reloadWhenSilent(quietMs: number): void {
  let quietSince = Number.POSITIVE_INFINITY;
  setInterval(() => {
    const alert = [...document.querySelectorAll('[role="alert"]')].find((one) =>
      one.textContent.includes('预览没有响应'),
    );
    const button = alert?.querySelector('button');
    if (button !== null && button !== undefined) {
      const count = Number(localStorage.getItem('journey.silent') ?? 0);
      localStorage.setItem('journey.silent', String(count + 1));
      quietSince = performance.now();
      button.click();
    }
    if (performance.now() - quietSince > quietMs) localStorage.setItem('journey.back', 'yes');
  }, 250);
}

test('A frame whose process is killed is noticed, and comes back by its button', async ({
  context,
  page,
}) => {
  await signIn(context, 'owner');
  const made = await newPage(context, noticePage('崩溃'));
  await openEditor(page, made);
  const other = await context.newPage();
  await other.goto(page.url().replace(/#.*/, '#/pages'));
  await page.evaluate(reloadWhenSilent, QUIET_MS);
  const frame = page.frames().find((one) => one.url().endsWith('/preview.html'));
  if (frame === undefined) throw new Error('No preview frame');
  const session = await context.newCDPSession(frame);
  void session.send('Page.crash').catch(() => undefined);
  const stored = (name: string) => other.evaluate((key) => localStorage.getItem(key), name);
  await expect.poll(() => stored('journey.back')).toBe('yes');
  expect(await stored('journey.silent')).toBe('1');
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
