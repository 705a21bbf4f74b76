// Tests goods lists of 5,000: few elements at any position, no gap on the screen, the same position after back.
import type { Locator, Page } from '@playwright/test';
import { type DefaultGoodsListData, defaultGoodsList } from '~/schemas/api/default.gen';
import { waitForScreen, ask, expect, goBack, isRoute, test, visit } from './helpers';

const LIST = '/pages/goods/list';
const GOODS = '/pages/goods/goods';
const TOTAL = 5000;
const MOST_ELEMENTS = 400;

const nameOf = (place: number) => `第${place}号${'好茶'.repeat((place * 7) % 12)}`;

/**
 * Responds with a list of 5,000 goods shaped as the real ones: short pages first, as malls send them, then long ones.
 * The held page is sent when it is released.
 */
async function answerLong(page: Page, { held = 0 } = {}): Promise<{ release: () => void }> {
  const { list, pagination } = await ask(page, { endpoint: defaultGoodsList, params: { page: 1 } });
  const [first] = list;
  if (first === undefined) throw new Error('The mall sells nothing.');
  const rows = Array.from({ length: TOTAL }, (_, place): DefaultGoodsListData['list'][number] => ({
    ...first,
    id: 1e6 + place,
    name: nameOf(place),
    // Another line on some, so that no height is known beforehand.
    is_level: place % 5 === 0 ? 1 : 0,
    level_price: '9.90',
  }));
  const starts = [0, 10, 20, 30, 40, 50, 1000, 2000, 3000, 4000, TOTAL];
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(isRoute(defaultGoodsList.route), async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    if (number === held) await released;
    const part = rows.slice(starts[number - 1] ?? TOTAL, starts[number] ?? TOTAL);
    const data: DefaultGoodsListData = { list: part, pagination };
    await route.fulfill({ json: { code: 0, msg: '', data } });
  });
  return { release: () => release() };
}

/** The rendered rows of a list, measured at the visible part. */
interface Look {
  elements: number;
  holes: number;
  place: number;
  height: number;
}

const look = (list: Locator): Promise<Look> =>
  list.getByRole('main').evaluate((main) => {
    const rows = main.querySelector('[data-testid="list"]');
    const seen = main.getBoundingClientRect();
    const { top, bottom } = rows?.getBoundingClientRect() ?? seen;
    let holes = 0;
    const isHole = (y: number) => {
      const found = document.elementFromPoint(seen.left + 40, y);
      // Bars may cover the list; a gap between two rows is the list itself.
      return rows?.contains(found) === true && !found?.closest('[data-testid="list"] > *:not([data-spacer])');
    };
    for (let y = Math.max(top, seen.top) + 24; y < Math.min(bottom, seen.bottom) - 24; y += 24)
      if (isHole(y) && isHole(y - 16) && isHole(y + 16)) holes += 1;
    return {
      elements: rows?.querySelectorAll('*').length ?? 0,
      holes,
      place: main.scrollTop,
      height: main.scrollHeight,
    };
  });

const scrollTo = (list: Locator, top: number) =>
  list.getByRole('main').evaluate(
    (main, to) =>
      new Promise((done) => {
        main.scrollTo(0, to);
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
    top,
  );

async function expectFull(list: Locator): Promise<void> {
  const { elements, holes } = await look(list);
  expect(holes).toBe(0);
  expect(elements).toBeGreaterThan(20);
  expect(elements).toBeLessThanOrEqual(MOST_ELEMENTS);
}

/** Scrolls to the end repeatedly until all 5,000 are loaded. */
async function walkDown(list: Locator): Promise<void> {
  const walk = async () => {
    await scrollTo(list, (await look(list)).height);
    return list.getByText('暂无更多商品').isVisible();
  };
  await expect.poll(walk, { intervals: [100], timeout: 30_000 }).toBe(true);
  await expectFull(list);
}

interface Seen {
  name: string;
  y: number;
}

/** The first row that starts well below the bars, or the one with a name, and its position. */
const rowSeen = (list: Locator, name: string | null = null): Promise<Seen> =>
  list.getByRole('main').evaluate((main, wanted) => {
    const { top } = main.getBoundingClientRect();
    const rows = [...main.querySelectorAll('[data-testid="list"] > *:not([data-spacer])')].map((row) => ({
      name: row.querySelector('a')?.textContent ?? '',
      y: row.getBoundingClientRect().top,
    }));
    const found = rows.find((row) => (wanted === null ? row.y > top + 150 : row.name === wanted));
    return found ?? { name: '', y: 0 };
  }, name);

/** Scrolls by so many px; everything visible must move by as many, even where heights were estimated. */
async function expectSteady(list: Locator, px: number): Promise<void> {
  const before = await rowSeen(list);
  await list.getByRole('main').evaluate(
    (main, by) =>
      new Promise((done) => {
        main.scrollBy(0, by);
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
    px,
  );
  const after = await rowSeen(list, before.name);
  expect(Math.abs(after.y - before.y + px)).toBeLessThanOrEqual(2);
}

for (const layout of ['grid', 'rows'] as const)
  test(`a list of 5,000 goods renders the rows in view, in the layout ${layout}`, async ({ page }) => {
    await answerLong(page);
    const list = await visit(page, LIST);
    await expect(list.getByRole('article')).toHaveCount(10);
    if (layout === 'rows') await list.getByRole('button', { name: '切换为列表' }).click();
    await walkDown(list);
    const { height } = await look(list);
    for (const share of [0.9, 0.501, 0.2, 0.7, 0.5]) {
      await scrollTo(list, height * share);
      await expectFull(list);
    }
    // Up through rows that were never rendered, and down again past them.
    for (const px of [-190, -190, -190, -190, -190, -190, -190, -190, 170, 170, 170, 170, 170, 170]) {
      await expectSteady(list, px);
      await expectFull(list);
    }
    const before = await rowSeen(list);
    expect(before.name).toMatch(/^第\d+号/);
    await list.getByRole('link', { name: before.name, exact: true }).click();
    await waitForScreen(page, GOODS);
    await goBack(page, GOODS);
    await waitForScreen(page, LIST);
    await expectFull(list);
    const after = await rowSeen(list);
    expect(after.name).toBe(before.name);
    expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(2);
    await scrollTo(list, 0);
    await expect(list.getByRole('link', { name: nameOf(0), exact: true })).toBeVisible();
    await expectFull(list);
  });

test('nothing visible moves when a list becomes too long to be rendered completely', async ({ page }) => {
  const { release } = await answerLong(page, { held: 5 });
  const list = await visit(page, LIST);
  const articles = list.getByRole('article');
  const room = list.locator('[data-spacer]');
  await expect
    .poll(async () => {
      await scrollTo(list, (await look(list)).height);
      return articles.count();
    })
    .toBe(40);
  await scrollTo(list, (await look(list)).height);
  const before = await rowSeen(list);
  await expect(room).toHaveCount(0);
  release();
  await expect(room.first()).toBeAttached();
  const after = await rowSeen(list);
  expect(after.name).toBe(before.name);
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(2);
  await expectFull(list);
});
