// Checks every screen: on three phones, on a desktop, with larger text, in every theme.
import type { Locator, Page } from '@playwright/test';
import { type ScreenWalk, WALKS } from '~/src/testing/walks.gen';
import { misnested } from '../misnested';
import { coveredAtEnd } from './covered';
import { cutRings } from './focus-rings';
import { addressOf, capture, demoShopper, expect, screen, type Shopper, test, visit } from './helpers';
import { WITH_MOTION } from './motion';
import { realAddress, visitorOf } from './screen-walk';
import { smallTargets } from './small-targets';
import { problemsInThemes } from './theme-contrast';
import { paintedAt, watchMoves } from './watchers';

// As most shoppers see the screens: what moves has other focus rings than what stands still.
test.use(WITH_MOTION);

const GUEST: Shopper = { mobile: '', token: '' };
/** The last one is the phone's that the other checks have. */
const WIDTHS = [360, 430, 1280, 390];
const TEXT_SCALE = 1.3;

/** States that tell nothing of a screen: it misses its parameters, or the row that they name. */
const HOLLOW = /链接不完整|不存在|没有权限|没有图片|位置不正确|没有需要填写的表单|数据异常|没有可申请/;

/** The screen is rendered, and nothing on it is loading. */
async function settle(page: Page, { path, isEmpty = false }: ScreenWalk): Promise<void> {
  await expect(screen(page, path)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(screen(page, path).locator('[aria-busy="true"], [aria-label="加载中"]')).toHaveCount(0);
  if (!isEmpty) await expect(screen(page, path)).not.toHaveText(HOLLOW);
}

/** Visitor of a screen: a guest where it is public. */
const signIn = (page: Page, visitor: string | undefined): Promise<Shopper> =>
  visitor === 'guest' ? Promise.resolve(GUEST) : demoShopper(page, visitor);

async function openAs(page: Page, shopper: Shopper, walk: ScreenWalk): Promise<void> {
  await visit(page, await realAddress(page, shopper, walk));
  await settle(page, walk);
}

/** Smaller shifts are invisible. */
const MAX_SHIFT = 0.01;
/** Delays data and pictures one after another, as on a phone. */
const DELAYS_MS = [
  ['index.php*', 150],
  ['pictures/*', 400],
  ['uploads/*', 400],
] as const;

/** By the browser itself: to hold each request here costs as much as the checks of a small screen. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const asFastAsCan = { downloadThroughput: -1, uploadThroughput: -1 };
  const matchedNetworkConditions = DELAYS_MS.map(([path, latency]) => ({
    urlPattern: `*://*:*/**/${path}`,
    latency,
    ...asFastAsCan,
  }));
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditionsByRule', { matchedNetworkConditions });
}

/**
 * Overflowing or clipped elements: those wider than the page outside of any scroller,
 * and control texts that are cut without an ellipsis.
 */
const layoutProblems = (page: Page, path: string): Promise<string[]> =>
  screen(page, path).evaluate((root) => {
    const frame = root.getBoundingClientRect();
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').slice(0, 24)}”`;
    const isHeld = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null && at !== root; at = at.parentElement) {
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const problems: string[] = [];
    for (const element of root.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      const isOut =
        box.width > 0 && box.height > 0 && (box.right > frame.right + 1 || box.left < frame.left - 1);
      if (isOut && !isHeld(element)) problems.push(`sticks out: ${name(element)}`);
    }
    const texts = ':is(button, a, label, h1, h2, h3):not(.visually-hidden)';
    for (const control of root.querySelectorAll(texts)) {
      const { overflowX, textOverflow, display } = getComputedStyle(control);
      const isCut = control.scrollWidth > control.clientWidth + 1 && display !== 'inline';
      if (isCut && overflowX === 'hidden' && textOverflow !== 'ellipsis')
        problems.push(`is cut off: ${name(control)}`);
    }
    const main = root.querySelector('main');
    if (main !== null && main.scrollWidth > main.clientWidth + 1) problems.push('the page scrolls sideways');
    return [...new Set(problems)];
  });

const enlargeText = (page: Page, scale: number): Promise<void> =>
  page.evaluate((value) => document.documentElement.style.setProperty('--text-scale', String(value)), scale);

/** All problems of a screen, in every variant. */
async function look(page: Page, walk: ScreenWalk): Promise<void> {
  const { path } = walk;
  const name = path.slice(1).replaceAll('/', '-');
  expect.soft(await problemsInThemes(page), `${path}: axe, and contrast in each theme`).toEqual([]);
  expect.soft(await page.evaluate(misnested), `${path}: valid HTML`).toEqual([]);
  const names = screen(page, path).getByRole('heading', { level: 1 });
  await expect.soft(names, `${path}: one heading names it`).toHaveCount(1);
  await capture(page, name);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await layoutProblems(page, path), `${path}: ${width} px wide`).toEqual([]);
    if (width === 1280) await capture(page, `${name}-desktop`);
  }
  await enlargeText(page, TEXT_SCALE);
  expect.soft(await layoutProblems(page, path), `${path}: text at 130 %`).toEqual([]);
  await capture(page, `${name}-large`);
  await enlargeText(page, 1);
  expect.soft(await cutRings(page), `${path}: focus`).toEqual([]);
  expect.soft(await coveredAtEnd(page), `${path}: under floating buttons`).toEqual([]);
  // Last: it scrolls to each of them.
  expect.soft(await smallTargets(page), `${path}: a finger`).toEqual([]);
}

/** Loading the mall takes as long as checking several screens: a visit checks many. */
const SCREENS_OF_A_VISIT = 24;

interface Visit {
  visitor: ReturnType<typeof visitorOf>;
  screens: ScreenWalk[];
}

const visits: Visit[] = [];
for (const walk of WALKS) {
  const visitor = visitorOf(walk);
  const open = visits.find((visit) => visit.visitor === visitor && visit.screens.length < SCREENS_OF_A_VISIT);
  if (open === undefined) visits.push({ visitor, screens: [walk] });
  else open.screens.push(walk);
}

for (const { visitor, screens } of visits) {
  const [first = '', last = ''] = [screens[0]?.path, screens.at(-1)?.path];
  test(`screens ${first} to ${last}, as ${visitor ?? 'shopper'}, cause no layout shift, and are complete on every width, with larger text, and for axe`, async ({
    page,
  }) => {
    test.setTimeout(screens.length * 180_000);
    const shopper = await signIn(page, visitor);
    const shifts = await watchMoves(page);
    await slowDown(page);
    for (const [index, walk] of screens.entries())
      await test.step(walk.path, async () => {
        const { path } = walk;
        // Each is above the first one alone: ten hidden ones would be most of what is looked at.
        if (index > 1) await page.goBack();
        const from = index === 0 ? 0 : await paintedAt(page);
        await openAs(page, shopper, walk);
        // The screen before may still move, as its elements were focused one after the other.
        const isHere = (moved: readonly string[]) => moved.some((one) => one === path || one === '');
        const moves = (await shifts()).filter(
          ({ startTime, screens: moved }) => startTime >= from && isHere(moved),
        );
        const sum = moves.reduce((total, { value }) => total + value, 0);
        const words = `${path}: what has been painted moves: ${JSON.stringify(moves)}`;
        expect.soft(sum, words).toBeLessThan(MAX_SHIFT);
        await look(page, walk);
      });
  });
}

test('an unknown address shows an empty state like the others', async ({ page }) => {
  /** Edges of the picture and of the text. */
  const placesOf = (state: Locator) =>
    Promise.all([state.locator('svg'), state.locator('p')].map(async (part) => part.boundingBox()));
  await visit(page, '/pages/goods/goods?id=x');
  const other = page.locator('[data-missing-parameter]');
  await expect(other.getByText('链接不完整')).toBeVisible();
  const [picture, words] = await placesOf(other);
  await page.goto(addressOf('/pages/nowhere/nowhere'));
  const missing = page.locator('[data-missing]');
  await expect(missing.getByText('您访问的页面不存在')).toBeVisible();
  const [missingPicture, missingWords] = await placesOf(missing);
  expect(missingPicture).toEqual(picture);
  expect(missingWords?.y).toBe(words?.y);
  await missing.getByRole('button', { name: '返回首页' }).click();
  await expect(screen(page, '/pages/index/index')).toBeVisible();
});
