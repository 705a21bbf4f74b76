// Owns share links: always the home page, with the shared screen inside (SHARE).
import { formatAddress, isPageLink, resolveLink } from './links';
import { SHARE_SCENE } from './scene';
import { isRecord } from './record';

const HOME_PATH = '/pages/index/index';

/** A screen and who shares it. */
export interface SharedScreen {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** 0 for a visitor. */
  readonly userId: number;
  /** Absent or 0 when no store is chosen. */
  readonly storeId?: number;
}

/** The address behind the hash: home with `scene`, `user_id`, `params` and `multiple_store_id` (SHARE-01 to SHARE-04). */
export function shareAddress({ path, params, userId, storeId = 0 }: SharedScreen): string {
  const query: Record<string, string> = { scene: SHARE_SCENE };
  if (userId > 0) query['user_id'] = String(userId);
  query['params'] = JSON.stringify({ path, params });
  if (storeId > 0) query['multiple_store_id'] = String(storeId);
  return formatAddress({ path: HOME_PATH, query });
}

/** The whole link; `base` is the address of the mall without its hash. */
export const buildShareLink = ({ base, ...screen }: SharedScreen & { readonly base: string }): string =>
  `${base}#${shareAddress(screen)}`;

const idOf = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);

function parseParams(text: string | undefined): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/**
 * The shared screen of a home page's decoded query (SHARE-05). Null when the scene is another one, when the parameters
 * are broken (SHOW-02), and when they do not name a page of the mall.
 */
export function readShareQuery(query: Readonly<Record<string, string>>): Required<SharedScreen> | null {
  if (query['scene'] !== SHARE_SCENE) return null;
  const shared = parseParams(query['params']);
  const link = typeof shared?.['path'] === 'string' ? resolveLink(shared['path']) : null;
  if (shared === null || link === null || !isPageLink(link) || link.openType !== 'navigate') return null;
  const params = isRecord(shared['params']) ? shared['params'] : {};
  const plain = Object.entries(params).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return {
    path: link.path,
    params: { ...link.query, ...Object.fromEntries(plain.map(([key, value]) => [key, String(value)])) },
    userId: idOf(query['user_id']),
    storeId: idOf(query['multiple_store_id']),
  };
}
