// The last part: interaction to next paint over a purchase on a slow phone, from the search to the paid order.
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '~/scripts/chromium';
import { startMall } from './mall';
import { signIn } from './server';
import { figure, quantile, spread, table } from './statistics';

const SLOWDOWN = 4;
const TIMEOUT_MS = 60_000;
/** Event Timing reports none that is shorter. */
const LEAST_MS = 16;
/** Until the last entry of an interaction has been reported. */
const REPORT_MS = 500;

interface Interaction {
  /** What was done, as the page noted it when it happened. */
  step: string;
  ms: number;
}

interface Watched extends Window {
  step: string;
  interactions: Map<number, Interaction>;
}

/** Runs in the page from its first byte: the longest entry of each interaction, as Interaction to Next Paint counts. */
function watchInteractions([token, leastMs]: [string, number]): void {
  window.localStorage.setItem('pagoda.isSign', '1');
  window.localStorage.setItem('pagoda.accessToken', JSON.stringify(token));
  const watched = window as unknown as Watched;
  watched.step = '';
  watched.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId === 0) continue;
      const known = watched.interactions.get(interactionId);
      const { step } = known ?? watched;
      watched.interactions.set(interactionId, { step, ms: Math.max(duration, known?.ms ?? 0) });
    }
  }).observe({ type: 'event', durationThreshold: leastMs, buffered: true } as PerformanceObserverInit);
}

/** A shopper at work: each act is noted under its step, and its entries are awaited. */
class Hand {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async #in(step: string, act: () => Promise<void>): Promise<void> {
    await this.page.evaluate((name) => {
      (window as unknown as Watched).step = name;
    }, step);
    await act();
    await this.page.waitForTimeout(REPORT_MS);
  }

  tap(step: string, target: Locator): Promise<void> {
    return this.#in(step, () => target.filter({ visible: true }).first().tap({ timeout: TIMEOUT_MS }));
  }

  type(step: string, text: string): Promise<void> {
    return this.#in(step, () => this.page.keyboard.type(text, { delay: 120 }));
  }
}

async function buy(page: Page): Promise<void> {
  const hand = new Hand(page);
  const screen = (path: string) => page.locator(`[data-screen="${path}"]`);
  const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
  const sku = page.getByRole('dialog', { name: '选择规格' });
  const [goods, cart] = [screen('/pages/goods/goods'), screen('/pages/cart/cart')];
  await hand.tap('the search', page.getByRole('searchbox'));
  await hand.type('typing', 'cha');
  await page.getByRole('searchbox').first().fill('茉莉银毫');
  await hand.tap('searching', button(screen('/pages/search/search'), '搜索'));
  await hand.tap('a goods of the list', page.getByRole('link', { name: '茉莉银毫' }));
  await hand.tap('buying it', button(goods, '加入购物车'));
  await hand.tap('one more', button(sku, '增加'));
  await hand.tap('into the cart', button(sku, '加入购物车'));
  await hand.tap('the cart', goods.getByRole('button', { name: /^购物车/ }));
  await hand.tap('choosing a line', cart.getByRole('checkbox'));
  await hand.tap('to the checkout', cart.getByRole('button', { name: /^去结算/ }));
  await hand.tap('the order', button(screen('/pages/order-submit/order-submit'), '提交订单'));
  await hand.tap('a way to pay', page.getByRole('radio', { name: '货到付款' }));
  await hand.tap('paying', page.getByRole('button', { name: '确认支付' }));
  await screen('/pages/order-submit/pay-result').waitFor({ timeout: TIMEOUT_MS });
}

async function measure(browser: Browser, origin: string, token: string): Promise<Interaction[]> {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true, locale: 'zh-CN' });
  try {
    await page.addInitScript(watchInteractions, [token, LEAST_MS] as [string, number]);
    await page.goto(`${origin}/?#/pages/search/search`, { timeout: TIMEOUT_MS });
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await buy(page);
    return await page.evaluate(() => [...(window as unknown as Watched).interactions.values()]);
  } finally {
    await page.context().close();
  }
}

/** Prints the interactions of a purchase, and their 95th percentile (goal: at most 100 ms). */
export async function benchJourney(rounds: number): Promise<void> {
  const mall = await startMall();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  const all: Interaction[] = [];
  try {
    const token = await signIn(mall.origin);
    // The first round warms the server up.
    for (let round = 0; round <= rounds; round += 1) {
      const interactions = await measure(browser, mall.origin, token);
      if (round > 0) all.push(...interactions);
    }
  } finally {
    await browser.close();
    await mall.stop();
  }
  const steps = [...new Set(all.map(({ step }) => step))];
  const timesOf = (step: string) => all.filter((one) => one.step === step).map(({ ms }) => ms);
  console.log(
    `\nCPU ${SLOWDOWN}× slower, ${rounds} rounds, ms to the next paint; below ${LEAST_MS} none is reported\n`,
  );
  console.log(table([['interaction', 'ms'], ...steps.map((step) => [step, spread(timesOf(step))])]));
  const p95 = quantile(
    all.map(({ ms }) => ms).sort((a, b) => a - b),
    0.95,
  );
  console.log(`\n95 of 100 take at most ${figure(p95)} ms`);
}
