// Share links: always the home page, with the shared screen inside (SHARE).
import { addressOf, isPageLink, parseAddress, resolveLink } from './links';
import { SHARE_SCENE, withoutScene } from './scene';
import { isRecord } from './record';
import { SHARED_PARAMS } from './shared-params.gen';

export const HOME_PATH = '/pages/index/index';

/** A screen and its sharer. */
export interface SharedScreen {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** 0 for a visitor. */
  readonly userId: number;
  /** Absent or 0 when no store is chosen. */
  readonly storeId?: number;
}

/** A screen of the mall and its query. */
export type Place = Pick<SharedScreen, 'path' | 'params'>;

/** What a link may hold of a screen: the parameters that its definition states, and home for a screen that states none. */
export function sharedPlace({ path, params }: Place): Place {
  const names = SHARED_PARAMS[path];
  if (names === undefined) return { path: HOME_PATH, params: {} };
  return {
    path,
    params: Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name))),
  };
}

const paramsOf = (place: Place): string => {
  const { path, params } = sharedPlace(place);
  return JSON.stringify({ path, params });
};

/** The hash address: home with `scene`, `user_id`, `params` and `multiple_store_id` (SHARE-01 to SHARE-04). */
export function shareAddress({ userId, storeId = 0, ...screen }: SharedScreen): string {
  const query: Record<string, string> = { scene: SHARE_SCENE };
  if (userId > 0) query['user_id'] = String(userId);
  query['params'] = paramsOf(screen);
  if (storeId > 0) query['multiple_store_id'] = String(storeId);
  return addressOf(HOME_PATH, query);
}

/**
 * The whole link; `base` is the address of the mall without its hash. The screen is in the query as well, so that a
 * server can render it; the sharer is behind the hash only, where no log and no cache sees it.
 */
export function buildShareLink({ base, ...screen }: SharedScreen & { readonly base: string }): string {
  const { path, query } = parseAddress(base);
  const seen = { ...withoutScene(query), scene: SHARE_SCENE, params: paramsOf(screen) };
  return `${addressOf(path, seen)}#${shareAddress(screen)}`;
}

const idOf = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);

function parseParams(text: string | undefined): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** The screen of an external path, with plain values as its query; null where it is no page of the mall. */
export function placeOf(path: unknown, given: unknown): Place | null {
  const link = typeof path === 'string' ? resolveLink(path) : null;
  if (link === null || !isPageLink(link) || link.openType !== 'navigate') return null;
  const plain = Object.entries(isRecord(given) ? given : {}).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  const params = Object.fromEntries(plain.map(([key, value]) => [key, String(value)]));
  return { path: link.path, params: { ...link.query, ...params } };
}

/**
 * The shared screen of a home page's decoded query (SHARE-05). Null when the scene is another one, the parameters are
 * invalid (SHOW-02), or they name no page of the mall.
 */
export function readShareQuery(query: Readonly<Record<string, string>>): Required<SharedScreen> | null {
  if (query['scene'] !== SHARE_SCENE) return null;
  const shared = parseParams(query['params']);
  const place = placeOf(shared?.['path'], shared?.['params']);
  if (place === null) return null;
  return { ...place, userId: idOf(query['user_id']), storeId: idOf(query['multiple_store_id']) };
}

/** The screen that a whole share link opens; null for any other address. */
export function readShareLink(link: string): Required<SharedScreen> | null {
  const at = link.indexOf('#');
  return at < 0 ? null : readShareQuery(parseAddress(link.slice(at + 1)).query);
}
