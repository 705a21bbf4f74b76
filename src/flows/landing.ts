// Owns what a link with a scene leads to: the shared screen, or a token that the server knows (SHOW).
import { formatAddress, parseAddress } from '~/domain/links';
import { isCleanedScene, launchSceneOf, SHARE_SCENE, withoutScene } from '~/domain/scene';
import { HOME_PATH, type Place, readShareQuery } from '~/domain/share-link';

export interface Landing {
  /** The address of home to go back to, from the path of the page on; as it came where the scene is not cleaned. */
  home: string;
  launchScene: number;
  /** What was shared; null for a token and for broken parameters. */
  target: Place | null;
  /** What the server is asked about; '' for what was shared. */
  token: string;
  /** 0 when the link names none. */
  storeId: number;
}

const idOf = (text = ''): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

/** An address within the page, with a query mark before the hash (LAUNCH-03). */
export const addressWithin = (page: string, { path, params }: Place): string =>
  `${page}#${formatAddress({ path, query: params })}`;

/** The page's own address without what was shared. */
export function cleanPage(href: string): string {
  const { pathname, search } = new URL(href);
  const page = formatAddress({ path: pathname, query: withoutScene(parseAddress(search).query) });
  return page.includes('?') ? page : `${page}?`;
}

/** What an address with a scene leads to; null where there is none, or another screen is meant. */
export function planLanding(href: string): Landing | null {
  const { origin, search, hash } = new URL(href);
  const { path, query: behind } = parseAddress(hash);
  if (!['', '/', HOME_PATH].includes(path)) return null;
  const query = { ...parseAddress(search).query, ...behind };
  const scene = query['scene'] ?? '';
  if (scene === '') return null;
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
