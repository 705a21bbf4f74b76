// Archetype of detail screens: skeleton, content, error and not-found states.
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { ShareCard } from '~/domain/share-card';
import type { Endpoint } from '~/schemas/endpoint';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ErrorState } from '~/ui/error-state/error-state';
import type { SkeletonShape } from '~/ui/skeleton/skeleton';
import { isFinal, wordsOf } from '../../base/call-error';
import { useCall } from '../../services/query';
import type { AnyEndpoint, Body, PageKind } from '../define-page';
import { firstCall } from '../first-calls';
import { back } from '../navigation';
import { ScreenPlaceholder } from '../screen-placeholder';
import { useScreen, useShownAgain } from '../screen-context';
import { usePullToRefresh } from '../scroller';

/** What a view of an answer is given. */
export interface LoadedProps<D, Q> {
  /** The answer, made to fit its schema. */
  data: D;
  /** Parameters of the screen. */
  query: Q;
  /** Loads it anew; resolves when that is done. */
  reload: () => Promise<unknown>;
}

/** What `Loading` loads, and what it draws of it. */
export interface LoadingProps<P, D> {
  /** It is called once; other parts that ask share the answer. */
  endpoint: Endpoint<P, D>;
  /** A change loads anew. */
  params: P;
  /** Calls nothing while false. */
  isEnabled?: boolean;
  /** Refetches whenever the screen shows again. */
  isFreshOnShow?: boolean;
  /** Drawn while it loads for long; `detail` when absent. */
  skeleton?: SkeletonShape;
  /** Draws the answer. */
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

/** What a detail screen states. */
export interface DetailBody<Q, P, D> {
  /** The endpoint that it shows. */
  from: Endpoint<P, D>;
  /** Parameters of the call by those of the screen. */
  params: (query: Q) => P;
  /** Draws the answer. */
  View: ComponentType<LoadedProps<D, Q>>;
  /** Drawn while it loads for long; by its kind when absent. */
  skeleton?: SkeletonShape;
  /** Reloads whenever the screen shows again. */
  isFreshOnShow?: boolean;
  /** Reloads when it is pulled. */
  isPullable?: boolean;
  /** `detail` when absent. */
  kind?: PageKind;
  /** What a link to the screen shows (`withCard`). */
  cardOf?: (data: NoInfer<D>) => ShareCard | null;
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
    cardOf,
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
  return {
    kind,
    endpoints: [from, ...endpoints],
    Component: DetailScreen,
    // No phone asks by which calls a screen is drawn.
    ...(import.meta.env.SSR ? { firstCalls: (query) => [firstCall(from, params(query))], cardOf } : {}),
  };
}
