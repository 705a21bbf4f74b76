// Every screen that can be shared, and the page that the server sends for a link to it.
import type { Page } from '@playwright/test';
import { parseAddress } from '~/domain/links';
import { HOME_PATH } from '~/domain/share-link';
import { SHARED_PARAMS } from '~/domain/shared-params.gen';
import { type ScreenWalk, WALKS } from '~/src/testing/walks.gen';
import { sharedBy, type Shopper } from './helpers';
import { realAddress } from './screen-walk';

/** Behind a login, behind a ticket of its own, or asked for by what only the phone knows. */
export const UNDRAWN: ReadonlySet<string> = new Set([
  '/pages/card/give/give',
  '/pages/order-submit/gift',
  '/pages/quick-shop/quick-shop',
  '/pages/share/index/index',
  '/pages/store/store',
]);

/** But home, which is drawn in a way of its own. */
export const SHARED: readonly ScreenWalk[] = WALKS.filter(
  ({ path }) => path in SHARED_PARAMS && path !== HOME_PATH,
);

/** Of no shopper: nothing else has the number. */
export const SHARER = 987_654;

export interface SharedPage {
  link: string;
  /** The screen's own address behind the hash. */
  hash: string;
  status: number;
  html: string;
  /** Content of a meta element by its name or property; '' for none. */
  meta: (name: string) => string;
}

const decoded = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

/** What apps and crawlers get: nothing of it has run. */
export async function sharedPage(page: Page, shopper: Shopper, walk: ScreenWalk): Promise<SharedPage> {
  const { path, query } = parseAddress(await realAddress(page, shopper, walk));
  const names = SHARED_PARAMS[path] ?? [];
  const params = Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));
  const link = sharedBy(SHARER, { path, params });
  const answer = await page.request.get(link.replace(/#.*/, ''));
  const html = await answer.text();
  const search = new URLSearchParams(params).toString();
  const meta = (name: string): string =>
    decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
  return { link, hash: `#${path}${search === '' ? '' : `?${search}`}`, status: answer.status(), html, meta };
}
