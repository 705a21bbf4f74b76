// Resolves links: every stored shape, and the only allow-list of addresses that may be opened.
import { isRecord } from './record';

/** Opens a page of the mall; `web` and `map` are pages too, the web view and the place on a map. */
export interface PageLink {
  readonly openType: 'navigate' | 'redirect' | 'reLaunch' | 'switchTab' | 'app_admin' | 'web' | 'map';
  /** Begins with one slash and holds no query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Leaves the mall for an http, https or relative address. */
export interface OutsideLink {
  readonly openType: 'h5';
  readonly url: string;
}

export interface PhoneLink {
  readonly openType: 'tel';
  readonly number: string;
}

/** Opens another app; the allowed ones are checked at the jump (CONST-10). */
export interface AppLink {
  readonly openType: 'app';
  readonly appId: string;
  readonly path: string;
}

/** An action without navigation; `video_number` has the parameters of the social channel. */
export interface ActionLink {
  readonly openType: 'back' | 'contact' | 'clear_cache' | 'share' | 'login' | 'cancel' | 'video_number';
  readonly params: Readonly<Record<string, string>>;
}

export type ResolvedLink = PageLink | OutsideLink | PhoneLink | AppLink | ActionLink;
export type OpenType = ResolvedLink['openType'];

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const LINK_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'tel']);
const PICTURE_SCHEMES: ReadonlySet<string> = new Set(['http', 'https']);
const PICTURE_DATA = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=]+$/i;
/** Characters up to the space: browsers drop them from addresses, so they must not hide a scheme from the check. */
const INVISIBLE = /[^!-\uffff]/g;

const schemeOf = (url: string): string | null =>
  SCHEME.exec(url.replace(INVISIBLE, ''))?.[1]?.toLowerCase() ?? null;

const hasAllowedScheme = (url: unknown, schemes: ReadonlySet<string>): boolean => {
  // A browser reads a backslash as a slash, so an address could leave for another host unnoticed.
  if (typeof url !== 'string' || url.trim() === '' || url.includes('\\')) return false;
  const scheme = schemeOf(url);
  return scheme === null || schemes.has(scheme);
};

/** Whether an address may become a link: http, https, tel, or one without a scheme. */
export const isSafeUrl = (url: unknown): url is string => hasAllowedScheme(url, LINK_SCHEMES);

const SCRIPT_SCHEMES: ReadonlySet<string | null> = new Set(['javascript', 'vbscript', 'data']);

/** Whether an address runs what it contains; other schemes that may not be opened (of mini programs) do nothing here. */
export const isScriptUrl = (url: unknown): boolean =>
  typeof url === 'string' && SCRIPT_SCHEMES.has(schemeOf(url));

/** Whether an address may be loaded as a picture: http, https, without a scheme, or raster image data. */
export const isSafePicture = (url: unknown): url is string =>
  hasAllowedScheme(url, PICTURE_SCHEMES) || (typeof url === 'string' && PICTURE_DATA.test(url));

/** A percent-encoded text; as it is where it is not encoded, such as `50%off`. */
export const decodedText = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const decoded = (text: string): string => decodedText(text.replaceAll('+', ' '));

/** Path and query of an address inside the mall, `/pages/goods/goods?id=1`; a leading `#` is dropped. */
export function parseAddress(address: string): { path: string; query: Record<string, string> } {
  const bare = address.trim().replace(/^#/, '');
  // Apps put parameters behind an address whether or not it has a query.
  const mark = bare.search(/[?&]/);
  if (mark < 0) return { path: bare, query: {} };
  const pairs = bare
    .slice(mark + 1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): [string, string] => {
      const equals = pair.indexOf('=');
      if (equals < 0) return [decoded(pair), ''];
      return [decoded(pair.slice(0, equals)), decoded(pair.slice(equals + 1))];
    });
  return { path: bare.slice(0, mark), query: Object.fromEntries(pairs) };
}

/** A path with its query, `/pages/goods/goods?id=3`, keys and values encoded: the inverse of `parseAddress`. */
export function addressOf(path: string, query: Readonly<Record<string, string | number>> = {}): string {
  const pairs = Object.entries(query).map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`,
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** A stored link, normalised from its many spellings. */
interface StoredLink {
  readonly url: string;
  readonly openType: string;
  readonly params: ReadonlyArray<readonly [key: string, value: string]>;
  readonly fields: Readonly<Record<string, unknown>>;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : '';

const parsedList = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || !value.startsWith('[')) return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
};

const readParams = (stored: unknown): Array<readonly [string, string]> =>
  parsedList(stored)
    .filter(isRecord)
    .map((param) => [textOf(param['key']), textOf(param['value'])] as const)
    .filter(([key, value]) => key !== '' && value !== '');

const URL_FIELDS = ['link_url', 'url', 'new_link_url', 'value', 'img_url', 'page_url'];

/**
 * The backend empties both addresses of a forbidden link and leaves the rest of the entry (diy README, 15).
 * Only the picker's entry for outside addresses has none from the start.
 */
const isEmptied = (entry: Record<string, unknown>): boolean =>
  entry['value'] === '' && entry['new_link_url'] === '' && entry['open_type'] !== 'h5';

function readStored(stored: unknown): StoredLink | null {
  if (typeof stored === 'string') return { url: stored.trim(), openType: '', params: [], fields: {} };
  if (!isRecord(stored)) return null;
  const entry = stored['link'];
  // A navigation item has the picker's entry beside its own address, and the entry wins (TAB-04).
  if (isRecord(entry) && textOf(entry['new_link_url']) !== '') return readStored(entry);
  const url = URL_FIELDS.map((field) => textOf(stored[field])).find((text) => text !== '') ?? '';
  if (url === '' && isEmptied(stored)) return null;
  const own: StoredLink = {
    url,
    openType: textOf(stored['open_type']) || textOf(stored['openType']),
    params: readParams(stored['params']),
    fields: stored,
  };
  const isEmpty = url === '' && own.params.length === 0;
  return isEmpty && isRecord(entry) ? readStored(entry) : own;
}

const INSIDE_PATH = /^\/(?![/\\])[^\s\\:]*$/;
const BARE_PATH = /^[\w-]+(?:\/[\w-]+)+$/;
const PHONE_NUMBER = /^\+?[\d*#][\d\s()*#,-]{1,29}$/;
/** Whether a phone link with it dials. */
export const isPhoneNumber = (text: string): boolean => PHONE_NUMBER.test(text);

const ADMIN_PATH = '/pages/app_admin/index/index';
const WEB_PATH = '/pages/web/web';
const MAP_PATH = '/open-location';

const outside = (url: string): OutsideLink | null =>
  isSafeUrl(url) && schemeOf(url) !== 'tel' ? { openType: 'h5', url } : null;

const isOutside = (url: string): boolean => url.startsWith('//') || schemeOf(url) !== null;

type PageType = 'navigate' | 'redirect' | 'reLaunch' | 'switchTab' | 'app_admin';

/** With parameters the query consists of them alone; without, the address is used unchanged. */
const page =
  (openType: PageType) =>
  (stored: StoredLink): ResolvedLink | null => {
    const url = stored.url === '' && openType === 'app_admin' ? ADMIN_PATH : stored.url;
    if (isOutside(url)) return outside(url);
    const address = parseAddress(url);
    const path = BARE_PATH.test(address.path) ? `/${address.path}` : address.path;
    if (!INSIDE_PATH.test(path)) return null;
    const query = stored.params.length > 0 ? Object.fromEntries(stored.params) : address.query;
    return { openType, path, query };
  };

/** Everything after `url=`: older shops store this value unencoded, so it may contain & and =. */
const urlParameter = (url: string): string => decoded(/[?&]url=(.*)$/.exec(url)?.[1] ?? '');

function targetOf(stored: StoredLink): string {
  const [first] = stored.params;
  if (first !== undefined) return first[1];
  return urlParameter(stored.url) || stored.url;
}

function web(stored: StoredLink): PageLink | null {
  const url = targetOf(stored);
  return outside(url) === null ? null : { openType: 'web', path: WEB_PATH, query: { url } };
}

function tel(stored: StoredLink): PhoneLink | null {
  const [only, ...others] = stored.params;
  const fromParams = only !== undefined && others.length === 0 ? only[1] : '';
  const fromUrl = decoded(stored.url.slice(stored.url.indexOf('=') + 1).replace(/^tel:/i, ''));
  const number = fromParams || textOf(stored.fields['number']) || fromUrl;
  return isPhoneNumber(number) ? { openType: 'tel', number } : null;
}

/** A named value from the parameters, else from the link's own fields, else from the query of its address. */
function valueFinder(stored: StoredLink): (name: string) => string {
  const params = Object.fromEntries(stored.params);
  const { query } = parseAddress(stored.url);
  return (name) => params[name] ?? (textOf(stored.fields[name]) || (query[name] ?? ''));
}

function app(stored: StoredLink): AppLink | null {
  const find = valueFinder(stored);
  const appId = find('app_id') || find('appId');
  return appId === '' ? null : { openType: 'app', appId, path: find('path') };
}

const isCoordinate = (text: string, limit: number): boolean => text !== '' && Math.abs(Number(text)) <= limit;

function map(stored: StoredLink): PageLink | null {
  const find = valueFinder(stored);
  const [latitude, longitude] = [find('latitude'), find('longitude')];
  if (!isCoordinate(latitude, 90) || !isCoordinate(longitude, 180)) return null;
  const words = [
    ['name', find('name')],
    ['address', find('address')],
  ].filter(([, word]) => word !== '');
  return { openType: 'map', path: MAP_PATH, query: { latitude, longitude, ...Object.fromEntries(words) } };
}

const action =
  (openType: ActionLink['openType']) =>
  (stored: StoredLink): ActionLink => ({ openType, params: Object.fromEntries(stored.params) });

const RESOLVERS: Readonly<Record<OpenType, (stored: StoredLink) => ResolvedLink | null>> = {
  navigate: page('navigate'),
  redirect: page('redirect'),
  reLaunch: page('reLaunch'),
  switchTab: page('switchTab'),
  app_admin: page('app_admin'),
  h5: (stored) => outside(targetOf(stored)),
  web,
  tel,
  app,
  map,
  back: action('back'),
  contact: action('contact'),
  clear_cache: action('clear_cache'),
  share: action('share'),
  login: action('login'),
  cancel: action('cancel'),
  video_number: action('video_number'),
};

const isOpenType = (text: string): text is OpenType => Object.hasOwn(RESOLVERS, text);

/** Words that the picker stores as the address of an action; they count when no other type is stored. */
const ADDRESS_WORDS: ReadonlySet<string> = new Set(['tel', 'app', 'contact', 'clear_cache', 'map']);

function openTypeOf(stored: StoredLink): OpenType {
  const word = stored.url.split('?')[0] ?? '';
  const isPlain = stored.openType === '' || stored.openType === 'navigate';
  if (isPlain && ADDRESS_WORDS.has(word) && isOpenType(word)) return word;
  if (isPlain && schemeOf(stored.url) === 'tel') return 'tel';
  return isOpenType(stored.openType) ? stored.openType : 'navigate';
}

/**
 * What a stored link of any shape does: an address as text, an entry of the picker, an item or a hotspot that holds
 * one. Null when there is no target or when it is not allowed.
 */
export function resolveLink(stored: unknown): ResolvedLink | null {
  const link = readStored(stored);
  return link === null ? null : RESOLVERS[openTypeOf(link)](link);
}

/** Whether a tap has any effect. */
export const hasTarget = (stored: unknown): boolean => resolveLink(stored) !== null;

export const isPageLink = (link: ResolvedLink): link is PageLink => 'query' in link;

/** The `href` of a link that can have one, pages behind the hash (ROUTE-01); null for actions. */
export function hrefOf(link: ResolvedLink): string | null {
  if (isPageLink(link)) return `#${addressOf(link.path, link.query)}`;
  if (link.openType === 'h5') return link.url;
  return link.openType === 'tel' ? `tel:${link.number.replace(/[^+\d*#,]/g, '')}` : null;
}

/** Screens that the mobile web does not have. */
const NOT_ON_MOBILE_WEB: ReadonlySet<string> = new Set(['/pages/live/index', '/pages/binding/binding']);

/** Whether an item with this link is delivered to the mobile web; one without a resolvable link is delivered. */
export function isShownOnMobileWeb(stored: unknown): boolean {
  const link = resolveLink(stored);
  if (link === null) return readStored(stored)?.url.startsWith('plugin-private:') !== true;
  return link.openType !== 'app' && !(isPageLink(link) && NOT_ON_MOBILE_WEB.has(link.path));
}
