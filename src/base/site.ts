// The address of the mall's backend, read from the page, so that the same build serves any mall.
import { isRecord } from '~/domain/record';

export interface SiteConfig {
  /** Address of the backend's entry, relative to the page or absolute. */
  api: string;
  mallId: string;
  /** Account id of an addon installation; with it calls go to the addon's web entry (CALL-08). */
  accountId: string;
  /**
   * Sends secret parameters of calls that the contract declares GET in the query as well, for malls that read nothing
   * else (decision 4). They are then in the logs of every server on the way.
   */
  secretsInQuery: boolean;
}

/** JSON of a script element of the page, or null. */
export function pageJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent ?? '';
  try {
    return text.trim() === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

const textOf = (value: unknown, fallback: string) =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** The `site` block of index.html; an `_acid` or `_mall_id` in the address wins, as the existing entry pages do. */
export function readSite(search = window.location.search): SiteConfig {
  const block = pageJson('site');
  const given = isRecord(block) ? block : {};
  const query = new URLSearchParams(search);
  return {
    api: textOf(given['api'], 'web/index.php'),
    mallId: query.get('_mall_id') ?? textOf(given['mallId'], '1'),
    accountId: query.get('_acid') ?? textOf(given['accountId'], ''),
    secretsInQuery: given['secretsInQuery'] === true,
  };
}

/** The address of a route: `<base>?_mall_id=…&r=…` (CALL-07). */
export function addressOf(site: SiteConfig, route: string): string {
  const who = site.accountId === '' ? ['_mall_id', site.mallId] : ['_acid', site.accountId];
  const query = new URLSearchParams([who, ['r', route]]);
  return `${site.api}?${query.toString()}`;
}

type Boot = Readonly<Record<string, unknown>>;

/** Parsed once: each page and each countdown asks. */
const boots = new WeakMap<object, Boot>();

/** Data of the first screen that the server put into the page, by route. */
export function bootData(): Boot {
  const block = document.getElementById('boot');
  if (block === null) return {};
  const known = boots.get(block);
  if (known !== undefined) return known;
  const parsed = pageJson('boot');
  const boot = isRecord(parsed) ? parsed : {};
  boots.set(block, boot);
  return boot;
}

/** By what the page has the response to a call. */
export const pageKeyOf = (route: string, params: unknown): string =>
  `${route} ${JSON.stringify(params ?? {})}`;

/** When the server drew the page, by its clock in ms; undefined where the phone does. */
export const drawnAtMs = () => bootData()['drawnAtMs'] as number | undefined;
