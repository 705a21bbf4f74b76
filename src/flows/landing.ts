// The landing of a link with a scene, a sharer or a store: the shared screen, or a token to resolve (SHOW).
import { addressOf, parseAddress } from '~/domain/links';
import { isCleanedScene, launchSceneOf, SHARE_SCENE, withoutScene } from '~/domain/scene';
import { HOME_PATH, type Place, readShareQuery } from '~/domain/share-link';

export interface Landing {
  /** The address of home to go back to, from the path of the page on; unchanged where the scene is not cleaned. */
  home: string;
  launchScene: number;
  /** The shared screen; null for a token and for invalid parameters. */
  target: Place | null;
  /** The token that the server resolves; '' for a shared screen, and without a scene. */
  token: string;
  /** 0 when the link names none. */
  storeId: number;
}

/** Parameters that make a link one of these. */
const NAMES = ['scene', 'user_id', 'multiple_store_id'];

const idOf = (text = ''): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

/** An address within the page, with a query mark before the hash (LAUNCH-03). */
export const addressWithin = (page: string, { path, params }: Place): string =>
  `${page}#${addressOf(path, params)}`;

/** The page's own address without the share parameters. */
export function cleanPage(href: string): string {
  const { pathname, search } = new URL(href);
  const page = addressOf(pathname, withoutScene(parseAddress(search).query));
  return page.includes('?') ? page : `${page}?`;
}

/** The landing of an address; null for any other one, and where another screen than home is meant. */
export function planLanding(href: string): Landing | null {
  const { origin, search, hash } = new URL(href);
  const { path, query: behind } = parseAddress(hash);
  if (!['', '/', HOME_PATH].includes(path)) return null;
  const query = { ...parseAddress(search).query, ...behind };
  if (!NAMES.some((name) => (query[name] ?? '') !== '')) return null;
  const scene = query['scene'] ?? '';
  const launchScene = launchSceneOf(scene);
  const home = addressWithin(cleanPage(href), { path: HOME_PATH, params: withoutScene(behind) });
  return {
    home: isCleanedScene(launchScene) ? home : href.slice(origin.length),
    launchScene,
    target: readShareQuery(query),
    token: scene === SHARE_SCENE ? '' : scene,
    storeId: idOf(query['multiple_store_id']),
  };
}
