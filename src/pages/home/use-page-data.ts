// The data of operators' pages: from the page itself, the cache, or the backend. Home does without the query
// cache, which would weigh more than all of this.
import { useCallback, useEffect, useState } from 'react';
import { isRecord } from '~/domain/record';
import { loadFirstScreen } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import type { DiyPage, IndexTplIndexData } from '~/schemas/api/index.gen';
import { common } from '~/widgets/common.gen';
import { registerCache } from '../../services/caches';
import { syncServerTime } from '../../services/server-clock';
import { call } from '../../services/http';
import { bootData, pageKeyOf } from '../../base/site';
import { forget, readStored, store } from '../../base/storage';
import { isGuest, useSession } from '../../state/session';
import { partOf } from './parts';
import { nodesOf, registryFor } from './registries';

/** A page younger than this is rendered without a request; an older one is rendered and refetched. */
const FRESH_MS = { home: 10 * 60_000, other: 30_000 };

interface CachedPage {
  at: number;
  data: unknown;
  isForGuest: boolean;
}

/** Whether it has blocks or layouts; an older version may have cached another shape. */
const isPage = (data: unknown): boolean =>
  isRecord(data) &&
  (Array.isArray(data['home_pages']) ||
    (isRecord(data['home_pages']) && Array.isArray(data['home_pages']['navs'])));

const isCached = (value: unknown): value is CachedPage =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  typeof value['isForGuest'] === 'boolean' &&
  isPage(value['data']);

interface PageData {
  data: IndexTplIndexData;
  /** Time of the request, ms since the epoch. */
  at: number;
  /** Prices and coupons of a shopper differ from a guest's. */
  isForGuest: boolean;
}

const ROUTE = 'api/index/tpl-index';

const known = new Map<number, PageData>();

registerCache(() => {
  known.clear();
  forget('home');
});

/** A page before any call: the data within the document, else those of home that the last visit cached. */
function restoreFirst(pageId: number): PageData | null {
  const boot = bootData()[pageId === 0 ? ROUTE : pageKeyOf(ROUTE, { page_id: pageId })];
  const inPage: CachedPage | null =
    boot === undefined ? null : { at: Date.now(), data: boot, isForGuest: true };
  const cached = inPage ?? (pageId === 0 ? readStored('home', isCached) : null);
  // Both are valid: coerced by our own server, or by the call that loaded them.
  return cached === null ? null : { ...cached, data: cached.data as IndexTplIndexData };
}

function restore(pageId: number): PageData | null {
  const page = known.get(pageId) ?? restoreFirst(pageId);
  if (page !== null) known.set(pageId, page);
  return page;
}

/** Waits for the part that renders a page, if any; one rendered without its code reports it and refetches. */
async function partArrives(page: DiyPage): Promise<void> {
  await partOf(page)
    ?.arrives()
    .catch(() => undefined);
}

/** The same for the data of the page at an address, before any call. */
export async function pagePartLoaded(search: string): Promise<void> {
  const page = restore(Number(new URLSearchParams(search).get('page_id')))?.data.home_pages ?? [];
  if (!Array.isArray(page)) await partArrives(page);
}

/** Waits for the code of the first screen, so that the page renders at once; the older format has no layout yet. */
async function codeOf({ home_pages: page }: IndexTplIndexData): Promise<void> {
  if (Array.isArray(page)) return;
  await partArrives(page);
  const nodes = nodesOf(page);
  const registry = await registryFor(nodes).catch(() => common);
  await loadFirstScreen(readLayout(nodes, { registry }).layout.nodes, registry);
}

async function load(pageId: number): Promise<PageData> {
  const isForGuest = isGuest();
  const [{ indexTplIndex }, { lastPosition }] = await Promise.all([
    import('~/schemas/api/index.gen'),
    import('../../services/location'),
  ]);
  // Distances of stores are measured from the shopper where he granted his position before.
  const place = lastPosition() ?? {};
  const data = await call(indexTplIndex, { ...place, ...(pageId === 0 ? {} : { page_id: pageId }) });
  const { parseServerTime } = await import('~/domain/time');
  syncServerTime(parseServerTime(data.time));
  await codeOf(data);
  const page = { at: Date.now(), data, isForGuest };
  known.set(pageId, page);
  if (pageId === 0) store('home', page satisfies CachedPage);
  return page;
}

export interface PageAnswer {
  data: IndexTplIndexData | null;
  hasFailed: boolean;
  isAsking: boolean;
  refetch: () => Promise<void>;
}

/** The data of a page, 0 for home; requested when they are stale. */
export function usePageData(pageId: number): PageAnswer {
  const [page, setPage] = useState(() => restore(pageId));
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const isSignedOut = useSession().accessToken === '';
  const refetch = useCallback(async () => {
    setState('asking');
    try {
      setPage(await load(pageId));
      setState('idle');
    } catch {
      setState('failed');
    }
  }, [pageId]);
  useEffect(() => {
    const current = restore(pageId);
    const isFresh =
      current !== null &&
      Date.now() - current.at < FRESH_MS[pageId === 0 ? 'home' : 'other'] &&
      current.isForGuest === isSignedOut;
    if (isFresh) return undefined;
    // Imported after this render, as its chunk may hold the cached data.
    const timer = setTimeout(() => void refetch());
    return () => clearTimeout(timer);
  }, [pageId, refetch, isSignedOut]);
  return { data: page?.data ?? null, hasFailed: state === 'failed', isAsking: state === 'asking', refetch };
}
