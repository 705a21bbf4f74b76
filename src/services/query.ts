// The query cache: server data by endpoint and parameters, and the hooks that read it.
import { QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '~/schemas/endpoint';
import { isGuest } from '../state/session';
import { registerCache } from './caches';
import { call } from './http';
import { bootData, pageKeyOf } from '../base/site';

const STALE_MS = 30_000;

const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE_MS, gcTime: 5 * 60_000, retry: false, refetchOnWindowFocus: false },
  },
});

const keyOf = (endpoint: Endpoint<never, unknown>, params: unknown) =>
  [endpoint.route, params ?? {}] as const;

/** The page's response for this very call, validated by the server. */
function answerInPage<D>(endpoint: Endpoint<never, D>, params: unknown): D | undefined {
  return bootData()[pageKeyOf(endpoint.route, params)] as D | undefined;
}

/** A guest's response is stale for a shopper, and in a page that has been open for a while. */
const pageAnsweredAt = (): number =>
  isGuest() && performance.now() < STALE_MS ? Date.now() : Date.now() - STALE_MS;

export interface UseCallOptions {
  isEnabled?: boolean;
  /** How long the answer counts as fresh; 0 refetches on every showing. */
  staleMs?: number;
  /** Set where the failure is shown in place, so that no modal opens. */
  isQuiet?: boolean;
}

/** The response of an endpoint, from the cache or the backend: `{data, error, isPending, refetch}`. */
export function useCall<P, D>(endpoint: Endpoint<P, D>, params: P, options: UseCallOptions = {}) {
  // The client is passed rather than provided: home then does not load the library.
  const query = {
    queryKey: keyOf(endpoint, params),
    queryFn: () => call(endpoint, params, { isQuiet: options.isQuiet ?? false }),
    enabled: options.isEnabled ?? true,
    initialData: () => answerInPage(endpoint, params),
    initialDataUpdatedAt: pageAnsweredAt,
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
  };
  return useQuery<D>(query, queryClient);
}

export interface UsePagesOptions<P, D> {
  endpoint: Endpoint<P, D>;
  /** Parameters of a page from 1; `last` is the page before it, for cursors. */
  paramsOf: (page: number, last?: D) => P;
  /** Whether another page follows those so far. */
  hasMore: (pages: readonly D[]) => boolean;
  isEnabled?: boolean;
  staleMs?: number;
}

/** The responses of a paged endpoint, growing with `fetchNextPage`. */
export function usePages<P, D>({
  endpoint,
  paramsOf,
  hasMore,
  isEnabled = true,
  staleMs,
}: UsePagesOptions<P, D>) {
  const first: { page: number; last?: D } = { page: 1 };
  return useInfiniteQuery(
    {
      queryKey: [...keyOf(endpoint, paramsOf(0)), 'pages'],
      queryFn: ({ pageParam: { page, last } }) => call(endpoint, paramsOf(page, last)),
      initialPageParam: first,
      initialData: () => {
        const answer = answerInPage(endpoint, paramsOf(1));
        return answer && { pages: [answer], pageParams: [first] };
      },
      initialDataUpdatedAt: pageAnsweredAt,
      getNextPageParam: (last: D, pages: D[]) =>
        hasMore(pages) ? { page: pages.length + 1, last } : undefined,
      enabled: isEnabled,
      ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    },
    queryClient,
  );
}

/** Invalidates the cached responses of routes: their mounted readers refetch. */
export async function refresh(...endpoints: Endpoint<never, unknown>[]): Promise<void> {
  await Promise.all(
    endpoints.map(async ({ route }) => {
      const queryKey = [route];
      // A first answer under way is older than the change, and would otherwise be taken for the refetched one.
      await queryClient.cancelQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey });
    }),
  );
}

registerCache(() => queryClient.clear());
