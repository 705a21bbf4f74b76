// The third part: home and a shared goods page on a slow phone and network, rendered by the server and by the phone.
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { buildShareLink } from '~/domain/share-link';
import { CHROMIUM_ARGS, chromiumPath } from '~/scripts/chromium';
import { CONTROL_THERE_MS, startControl } from './control';
import { startMall } from './mall';
import { shuffled, spread, table } from './statistics';

/** Slow 4G as the browser's developer tools define it; bytes a second, ms a request. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWDOWN = 4;
/** Home counts as loaded after this long without a request or rendering. */
const QUIET_MS = 1_500;

interface Load {
  firstPaint: number;
  largestPaint: number;
  /** Sum of the layout shifts. */
  shift: number;
  /** Time until a tap on any block in view is handled; ms. */
  interactive: number;
  /** End of the last task above 50 ms; ms. */
  lastLongTask: number;
  /** Transferred bytes; kB. */
  bytes: number;
  scriptBytes: number;
  requests: number;
}

interface Watched extends Window {
  watched: { largest: number; shift: number; longTask: number; interactiveMs: number };
}

/** Runs in the page from its first byte. */
function watchPage(): void {
  window.localStorage.setItem('pagoda.isSign', '1');
  const watched = { largest: 0, shift: 0, longTask: 0, interactiveMs: 0 };
  (window as unknown as Watched).watched = watched;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largest = startTime;
  });
  observe('layout-shift', (entry) => {
    watched.shift += (entry as unknown as { value: number }).value;
  });
  observe('longtask', ({ startTime, duration }) => {
    watched.longTask = startTime + duration;
  });
  const isOnScreen = (block: Element) => {
    const { top, bottom, height } = block.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  };
  const look = () => {
    const blocks = [...document.querySelectorAll('[data-widget]')].filter(isOnScreen);
    const isHomeHydrated = blocks.length > 2 && blocks.every((block) => block.hasAttribute('data-hydrated'));
    // The bar of a goods page is rendered on the phone only.
    const isInteractive = isHomeHydrated || document.querySelector('[aria-pressed]') !== null;
    if (isInteractive && watched.interactiveMs === 0) watched.interactiveMs = performance.now();
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-hydrated'],
  });
}

interface Traffic {
  bytes: number;
  scriptBytes: number;
  requests: number;
}

/** Counts transferred bytes. */
function countTraffic(session: CDPSession): Traffic {
  const traffic = { bytes: 0, scriptBytes: 0, requests: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  return traffic;
}

async function slowPage(browser: Browser): Promise<{ page: Page; traffic: Traffic }> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchPage);
  return { page, traffic: countTraffic(session) };
}

const homeOf = (origin: string): string => `${origin}/?#/pages/index/index`;

/** Goods 1 of the seed, with the link of its share button. */
const sharedGoodsOf = (origin: string): string =>
  buildShareLink({ base: `${origin}/`, path: '/pages/goods/goods', params: { id: '1' }, userId: 1 });

async function load(browser: Browser, address: string): Promise<Load> {
  const { page, traffic } = await slowPage(browser);
  try {
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForFunction(() => (window as unknown as Watched).watched.interactiveMs > 0, null, {
      timeout: 120_000,
    });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    const seen = await page.evaluate(() => ({
      ...(window as unknown as Watched).watched,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    return {
      firstPaint: seen.paint,
      largestPaint: seen.largest,
      shift: seen.shift,
      interactive: seen.interactiveMs,
      lastLongTask: seen.longTask,
      bytes: traffic.bytes / 1000,
      scriptBytes: traffic.scriptBytes / 1000,
      requests: traffic.requests,
    };
  } finally {
    await page.context().close();
  }
}

/** The largest paint of the control; ms. */
async function loadControl(browser: Browser, origin: string): Promise<number> {
  const { page } = await slowPage(browser);
  try {
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate(() => (window as unknown as Watched).watched.largest);
  } finally {
    await page.context().close();
  }
}

const COLUMNS: readonly (readonly [string, keyof Load])[] = [
  ['first paint, ms', 'firstPaint'],
  ['largest paint, ms', 'largestPaint'],
  ['layout shift', 'shift'],
  ['interactive, ms', 'interactive'],
  ['end of the last long task, ms', 'lastLongTask'],
  ['all bytes, kB', 'bytes'],
  ['JavaScript, kB', 'scriptBytes'],
  ['requests', 'requests'],
];

interface Loads {
  server: Load[];
  client: Load[];
  control: number[];
}

async function measureAll(
  browser: Browser,
  rounds: number,
  addressOf: (origin: string) => string,
): Promise<Loads> {
  const malls = { server: await startMall('server'), client: await startMall('client') };
  const control = await startControl();
  const loads: Loads = { server: [], client: [], control: [] };
  try {
    // The first round is a warm-up and is not recorded.
    for (let round = 0; round <= rounds; round += 1)
      for (const name of shuffled(['server', 'client', 'control'] as const)) {
        if (name === 'control') {
          const paint = await loadControl(browser, control.origin);
          if (round > 0) loads.control.push(paint);
        } else {
          const one = await load(browser, addressOf(malls[name].origin));
          if (round > 0) loads[name].push(one);
        }
      }
  } finally {
    control.stop();
    await malls.server.stop();
    await malls.client.stop();
  }
  return loads;
}

/** Prints how a screen loads, rendered by the server and by the phone, and the control's largest paint. */
async function benchScreen(
  name: string,
  rounds: number,
  addressOf: (origin: string) => string,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  const loads = await measureAll(browser, rounds, addressOf).finally(() => browser.close());
  console.log(`\nCPU ${SLOWDOWN}× slower, slow 4G, empty cache, ${rounds} rounds\n`);
  const rows = COLUMNS.map(([column, key]) => [
    column,
    spread(loads.server.map((one) => one[key])),
    spread(loads.client.map((one) => one[key])),
  ]);
  console.log(table([[name, 'rendered by the server', 'rendered by the phone'], ...rows]));
  const ratios = loads.server.map(({ largestPaint }, round) => largestPaint / (loads.control[round] ?? 0));
  console.log(
    `\nThe control's largest paint, of 160 cards without pictures and code: ${spread(loads.control)} ms here, ` +
      `${CONTROL_THERE_MS} where the goals were measured. Rendered by the server it takes ${spread(ratios)} times as long.`,
  );
}

export const benchHome = (rounds: number): Promise<void> => benchScreen('home', rounds, homeOf);

export const benchShared = (rounds: number): Promise<void> =>
  benchScreen('shared goods', rounds, sharedGoodsOf);
