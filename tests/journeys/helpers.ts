// Helpers of all journeys: a page that fails on any problem, screens by path, separate shoppers, raw calls.
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Request, test as base } from '@playwright/test';
import { buildShareLink, type Place } from '~/domain/share-link';
import { mobileRegister, mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { passportLogin } from '~/schemas/api/passport.gen';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import type { Endpoint } from '~/schemas/endpoint';
import { BUSY, Problems, watch } from './problems';
import { LIN, PASSWORD, PREPARED_MOBILES } from './shopper-fixtures';

export { expect };

const site = (): string => process.env['PAGODA_URL'] ?? '';
const dataFolder = (): string => process.env['PAGODA_DATA'] ?? '';
const outbox = (): string => join(dataFolder(), 'outbox');

/** A separate client address, so that no journey uses up the rate limits of another. */
const clientAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const test = base.extend<{ problems: Problems }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, give) => {
    await give({ ...extraHTTPHeaders, 'X-Forwarded-For': clientAddress() });
  },
  problems: [
    async ({ context }, give) => {
      const problems = new Problems();
      await watch(context, { problems, site: site() });
      await give(problems);
      expect(problems.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Address of a screen, as it is after the launch (LAUNCH-03). */
export const addressOf = (path: string): string => `${site()}/?#${path}`;

/** The link by which a shopper shares a screen. */
export const sharedBy = (userId: number, screen: Place): string =>
  buildShareLink({ base: `${site()}/`, ...screen, userId });

export const goodsLink = (id: number, sharerId: number): string =>
  sharedBy(sharerId, { path: '/pages/goods/goods', params: { id: String(id) } });

/** Reads the document behind a link: to be polled, as a busy machine draws it longer than a visitor waits. */
export const documentAt = (page: Page, link: string) => async (): Promise<string> =>
  (await page.request.get(link.replace(/#.*/, ''))).text();

/** Loads the mall at a screen, like a browser on a repeated visit. */
export async function visit(page: Page, path: string): Promise<Locator> {
  await page.addInitScript(() => window.localStorage.setItem('pagoda.isSign', '1'));
  if (page.url() === addressOf(path)) await page.reload();
  else await page.goto(addressOf(path));
  return screen(page, path);
}

/** The phone saves data from the page's first byte. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );

/** The current screen, by its path; screens hidden behind it are not meant. */
export const screen = (page: Page, path: string): Locator =>
  page.locator(`[data-screen="${path.split('?')[0] ?? path}"]:visible`);

/** The tab bar of the current screen. */
export const tabBar = (page: Page): Locator =>
  page.getByRole('navigation', { name: '主导航' }).filter({ visible: true });

/** The query of the current screen's address. */
export const queryOf = (page: Page): URLSearchParams =>
  new URLSearchParams(new URL(page.url()).hash.split('?')[1] ?? '');

/** The path of the current screen's address. */
export const pathOf = (page: Page): string => new URL(page.url()).hash.slice(1).split('?')[0] ?? '';

/** Waits until the address shows a screen. */
export async function waitForScreen(page: Page, path: string): Promise<Locator> {
  await expect.poll(() => pathOf(page)).toBe(path);
  await expect(screen(page, path)).toBeVisible();
  return screen(page, path);
}

/** A dialog over the screen, by its title. */
export const dialogOf = (page: Page, name = '提示'): Locator => page.getByRole('alertdialog', { name });

/** Goes back by the screen's own button. */
export const goBack = (page: Page, path: string): Promise<void> =>
  screen(page, path).getByRole('button', { name: '返回' }).click();

/** Routes that the page requests from here on, in order. */
export function listen(page: Page): string[] {
  const routes: string[] = [];
  page.on('request', (request) => {
    const route = routeOf(request.url());
    if (route !== null) routes.push(route);
  });
  return routes;
}

/** The route of a call's address; null for anything else. */
export const routeOf = (url: string): string | null =>
  url.includes('web/index.php') ? new URL(url).searchParams.get('r') : null;

/** A filter of requests by route, for `page.route`. */
export const isRoute =
  (route: string) =>
  (url: URL): boolean =>
    routeOf(url.href) === route;

/** The next call of a route from here on. */
export const callTo = (page: Page, route: string): Promise<Request> =>
  page.waitForRequest((request) => routeOf(request.url()) === route);

const fieldOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const fieldsOf = (params: unknown): [string, string][] =>
  Object.entries(params ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, fieldOf(value)]],
  );

interface Question<P, D> {
  endpoint: Endpoint<P, D>;
  params: P;
  /** Access token; none for a guest. */
  token?: string;
}

/**
 * Calls the mall's protocol directly, with the browser's cookies: for a journey's set-up, not for what it proves.
 * Throws on any code but 0.
 */
export async function ask<P, D>(page: Page, { endpoint, params, token = '' }: Question<P, D>): Promise<D> {
  const { route, sentBy } = endpoint;
  const isPost = sentBy === 'POST';
  const fields = fieldsOf(params);
  const query = new URLSearchParams([['_mall_id', '1'], ['r', route], ...(isPost ? [] : fields)]);
  const send = () =>
    page.request.fetch(`${site()}/web/index.php?${query.toString()}`, {
      method: sentBy,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'X-App-Platform': 'mobile',
        'X-App-Version': '4.5.0',
        'X-Access-Token': token,
      },
      ...(isPost ? { form: Object.fromEntries(fields) } : {}),
      // The server may close a keep-alive connection while it is being reused.
      maxRetries: 2,
    });
  let response = await send();
  for (let repeats = 0; response.status() === BUSY && repeats < 3; repeats += 1) {
    await page.waitForTimeout(1000);
    response = await send();
  }
  const envelope = (await response.json()) as { code: number; msg: string; data: D };
  if (envelope.code !== 0) throw new Error(`${route}: ${envelope.code} ${envelope.msg}`);
  return envelope.data;
}

/** Id of the picture captcha that the browser holds, which the picture itself sets. */
export async function captchaId(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'pagoda_captcha')?.value ?? '';
}

/** The letters of the latest captcha of the browser. */
export async function captchaLetters(page: Page): Promise<string> {
  const file = async () => join(outbox(), `captcha-${await captchaId(page)}.txt`);
  await expect.poll(async () => existsSync(await file())).toBe(true);
  return readFileSync(await file(), 'utf8').trim();
}

/** Text messages to a mobile, oldest first. */
const messagesTo = (mobile: string): string[] =>
  readdirSync(outbox())
    .filter((name) => name.endsWith(`-${mobile}.txt`))
    .sort()
    .map((name) => readFileSync(join(outbox(), name), 'utf8'));

/** The first group of the newest message that matches a pattern; waits until there is one. */
export async function fromMessage(mobile: string, pattern: RegExp): Promise<string> {
  const find = () => messagesTo(mobile).flatMap((text) => pattern.exec(text)?.[1] ?? []);
  await expect.poll(() => find().length).toBeGreaterThan(0);
  return find().at(-1) ?? '';
}

export const smsCode = (mobile: string): Promise<string> => fromMessage(mobile, /验证码为 (\d{6})/);

/** An unused mobile. */
export const newMobile = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;

export interface Shopper {
  mobile: string;
  token: string;
}

/** Stores a token in the browser, like a sign-in of an earlier visit. */
async function seedToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    // Once only: a later reload must find the token that the app stored.
    if (window.sessionStorage.getItem('seeded') === value) return;
    window.sessionStorage.setItem('seeded', value);
    window.localStorage.setItem('pagoda.accessToken', JSON.stringify(value));
  }, token);
}

/** Registers a shopper by the protocol; without balance, points or orders. */
export async function register(page: Page): Promise<Shopper> {
  const mobile = newMobile();
  await ask(page, { endpoint: sitePicCaptcha, params: { refresh: '1' } });
  const pic_captcha = await captchaLetters(page);
  const { validate_code_id } = await ask(page, {
    endpoint: mobileSmsCaptcha,
    params: { mobile, pic_captcha },
  });
  const { access_token } = await ask(page, {
    endpoint: mobileRegister,
    params: { mobile, sms_captcha: await smsCode(mobile), validate_code_id },
  });
  return { mobile, token: access_token };
}

/** A new shopper of this journey, signed in on an earlier visit, at which his welcome gifts were shown. */
export async function freshShopper(page: Page): Promise<Shopper> {
  const shopper = await register(page);
  await ask(page, { endpoint: userUserInfo, params: {}, token: shopper.token });
  await seedToken(page, shopper.token);
  return shopper;
}

async function signIn(page: Page, mobile: string): Promise<string> {
  const params = { type: 'username', mobile, password: PASSWORD } as const;
  return (await ask(page, { endpoint: passportLogin, params })).access_token;
}

/** A shopper with the password of the demo, signed in on an earlier visit. */
async function returning(page: Page, mobile: string): Promise<Shopper> {
  const token = await signIn(page, mobile);
  await seedToken(page, token);
  return { mobile, token };
}

const DEMO_TOKENS = new Map<string, string>();

/** A token of an account of the demo. Hashing a password is slow on purpose: once for all journeys of a worker. */
export async function demoToken(page: Page, mobile = LIN): Promise<string> {
  const token = DEMO_TOKENS.get(mobile) ?? (await signIn(page, mobile));
  DEMO_TOKENS.set(mobile, token);
  return token;
}

/** The demo shopper with data of every kind, or another account of the demo. All journeys share it: read only. */
export async function demoShopper(page: Page, mobile = LIN): Promise<Shopper> {
  const token = await demoToken(page, mobile);
  await seedToken(page, token);
  return { mobile, token };
}

/** True for the first request of a name, over all workers. */
function isFirstFor(name: string): boolean {
  const folder = join(dataFolder(), 'taken');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, name), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** One of prepare.ts's shoppers, for this journey alone: with address, balance, points and a parcel in transit. */
export function preparedMobile(): string {
  const mobile = PREPARED_MOBILES.find(isFirstFor);
  if (mobile === undefined)
    throw new Error('All prepared shoppers are taken: raise their number in people.ts.');
  return mobile;
}

/** As `preparedMobile`, signed in on an earlier visit. */
export const preparedShopper = (page: Page): Promise<Shopper> => returning(page, preparedMobile());

/** Saves a screenshot of the step where PAGODA_PICTURES names a folder, for reviewing the design. */
export async function capture(page: Page, name: string): Promise<void> {
  const folder = process.env['PAGODA_PICTURES'];
  if (folder === undefined) return;
  // Waits for pictures that are still loading.
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}
