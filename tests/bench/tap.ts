// The sixth part: response time of a tap on a card or a tab, on a slow phone and network.
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '~/scripts/chromium';
import { startMall } from './mall';
import { spread, table } from './statistics';

/** 400 kbit/s; bytes a second, ms a request. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 20_000 };
const SLOWDOWN = 4;
const HOME = '/pages/index/index';
const TIMEOUT_MS = 120_000;

interface Tap {
  /** From the tap to the first paint after the screen has changed; ms. */
  change: number;
  /** Until a picture of the goods; null for screens without. */
  picture: number | null;
  /** Until the screen with its data. */
  whole: number;
}

interface Target {
  name: string;
  /** The tapped element on home. */
  tapped: string;
  /** Selectors: the first sign that it was tapped, a picture of the next screen, and content of its data. */
  view: string;
  picture: string | null;
  whole: string;
}

const TARGETS: readonly Target[] = [
  {
    name: 'a card of goods',
    tapped: '[data-widget="goods"] article a',
    view: '[data-frame="/pages/goods/goods"], [data-screen="/pages/goods/goods"]',
    picture: '[data-frame="/pages/goods/goods"] main img, [data-screen="/pages/goods/goods"] main img',
    whole: '[data-screen="/pages/goods/goods"] [data-testid="gallery"]',
  },
  {
    name: 'the tab 分类',
    tapped: 'nav a[href*="/pages/cats/cats"]',
    // The tapped entry is marked first.
    view: 'nav a[href*="/pages/cats/cats"][aria-current], [data-frame="/pages/cats/cats"]',
    picture: null,
    whole: '[data-screen="/pages/cats/cats"] main img',
  },
];

/** Taps in the page, and resolves when the selectors have been painted; ms since the tap, by selector. */
async function timesOf(page: Page, { tapped, view, picture, whole }: Target): Promise<Tap> {
  const selectors = { change: view, picture, whole };
  return page.evaluate(
    ({ tapped: first, selectors: wanted }) =>
      new Promise<Tap>((resolve) => {
        const times: Record<string, number> = {};
        const start = performance.now();
        const isThere = (selector: string) => {
          const element = document.querySelector(selector);
          if (element instanceof HTMLImageElement) return element.complete && element.naturalWidth > 0;
          return element !== null;
        };
        const look = () => {
          for (const [name, selector] of Object.entries(wanted))
            if (selector !== null && times[name] === undefined && isThere(selector))
              times[name] = performance.now() - start;
          const { change = 0, picture: shown = null, whole: end } = times;
          if (end !== undefined && (wanted.picture === null || shown !== null))
            resolve({ change, picture: shown, whole: end });
          // After a frame, so that the found elements have been painted.
          else requestAnimationFrame(() => setTimeout(look));
        };
        document.querySelector<HTMLElement>(first)?.click();
        requestAnimationFrame(() => setTimeout(look));
      }),
    { tapped, selectors },
  );
}

async function measure(browser: Browser, origin: string, target: Target): Promise<Tap> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  try {
    await page.addInitScript(() => window.localStorage.setItem('pagoda.isSign', '1'));
    await page.goto(`${origin}/?#${HOME}`, { timeout: TIMEOUT_MS });
    await page.waitForSelector('[data-widget="goods"][data-hydrated] article img', { timeout: TIMEOUT_MS });
    await page.locator('[data-widget="goods"] article img').first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await timesOf(page, target);
  } finally {
    await page.context().close();
  }
}

const shown = (times: readonly (number | null)[]): string => {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? '–' : spread(known);
};

/** Prints the times from a tap on home; the next screen's chunk is never loaded yet. */
export async function benchTap(rounds: number): Promise<void> {
  const mall = await startMall();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  const rows: string[][] = [];
  try {
    for (const target of TARGETS) {
      const taps: Tap[] = [];
      // The first round warms the server up.
      for (let round = 0; round <= rounds; round += 1) {
        const tap = await measure(browser, mall.origin, target);
        if (round > 0) taps.push(tap);
      }
      const column = (key: keyof Tap) => shown(taps.map((tap) => tap[key]));
      rows.push([target.name, column('change'), column('picture'), column('whole')]);
    }
  } finally {
    await browser.close();
    await mall.stop();
  }
  console.log(`\nCPU ${SLOWDOWN}× slower, 400 kbit/s, ${rounds} rounds, ms from the tap\n`);
  console.log(
    table([['tap on home', 'first change', 'picture of the goods', 'screen with its data'], ...rows]),
  );
}
