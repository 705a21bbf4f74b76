// Archetype of detail screens: skeleton, content, error and not-found states.
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Endpoint } from '~/schemas/endpoint';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ErrorState } from '~/ui/error-state/error-state';
import type { SkeletonShape } from '~/ui/skeleton/skeleton';
import { isFinal, wordsOf } from '../../base/call-error';
import { useCall } from '../../services/query';
import type { AnyEndpoint, Body, PageKind } from '../define-page';
import { back } from '../navigation';
import { ScreenPlaceholder } from '../screen-placeholder';
import { useScreen, useShownAgain } from '../screen-context';
import { usePullToRefresh } from '../scroller';

export interface LoadedProps<D, Q> {
  data: D;
  query: Q;
  reload: () => Promise<unknown>;
}

export interface LoadingProps<P, D> {
  endpoint: Endpoint<P, D>;
  params: P;
  isEnabled?: boolean;
  /** Refetches whenever the screen shows again. */
  isFreshOnShow?: boolean;
  skeleton?: SkeletonShape;
  children: (data: D, reload: () => Promise<unknown>) => ReactNode;
}

/** The response of an endpoint with its states; for screens made of several parts. */
export function Loading<P, D>({
  endpoint,
  params,
  isEnabled,
  isFreshOnShow = false,
  skeleton = 'detail',
  children,
}: LoadingProps<P, D>) {
  const answer = useCall(endpoint, params, {
    isEnabled: isEnabled ?? true,
    ...(isFreshOnShow ? { staleMs: 0 } : {}),
  });
  const { path, search } = useScreen();
  const reload = () => answer.refetch();
  useShownAgain(() => {
    if (isFreshOnShow) void reload();
  });
  if (answer.data !== undefined) return children(answer.data, reload);
  if (answer.isPending) return <ScreenPlaceholder path={path} search={search} skeleton={skeleton} />;
  if (isFinal(answer.error))
    return <EmptyState text={wordsOf(answer.error)} action={{ text: '返回', onTap: back }} />;
  return <ErrorState isRetrying={answer.isFetching} onRetry={() => void reload()} />;
}

export interface DetailBody<Q, P, D> {
  from: Endpoint<P, D>;
  params: (query: Q) => P;
  View: ComponentType<LoadedProps<D, Q>>;
  skeleton?: SkeletonShape;
  isFreshOnShow?: boolean;
  isPullable?: boolean;
  kind?: PageKind;
  /** Further endpoints that the view calls. */
  endpoints?: readonly AnyEndpoint[];
}

export function Pulling({ reload }: { reload: () => Promise<unknown> }): null {
  usePullToRefresh(reload);
  return null;
}

/** A screen that shows one response. A refusal of the backend is shown in its place, with a way back. */
export function detail<Q, P, D>(definition: DetailBody<Q, P, D>): Body<Q> {
  const {
    from,
    params,
    View,
    isFreshOnShow,
    isPullable = false,
    kind = 'detail',
    skeleton = kind === 'content' ? 'text' : 'detail',
    endpoints = [],
  } = definition;
  function DetailScreen({ query }: { query: Q }) {
    const { path, search } = useScreen();
    return (
      <Loading
        endpoint={from}
        params={params(query)}
        isFreshOnShow={isFreshOnShow ?? false}
        skeleton={skeleton}
      >
        {(data, reload) => (
          <Suspense fallback={<ScreenPlaceholder path={path} search={search} skeleton={skeleton} />}>
            {isPullable ? <Pulling reload={reload} /> : null}
            <View data={data} query={query} reload={reload} />
          </Suspense>
        )}
      </Loading>
    );
  }
  return { kind, endpoints: [from, ...endpoints], Component: DetailScreen };
}
