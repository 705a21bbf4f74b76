// Archetype of endless lists: pages, pull to refresh, reach bottom, empty, error and end states.
import { type ComponentType, type ReactNode, useCallback, useMemo } from 'react';
import type { Endpoint } from '~/schemas/endpoint';
import { EmptyState } from '~/ui/empty-state/empty-state';
import type { EmptyDrawingName } from '~/ui/empty-state/empty-drawing';
import { ErrorState } from '~/ui/error-state/error-state';
import { ListEnd } from '~/ui/list-end/list-end';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { isNotOffered, isRefusal, wordsOf } from '../../services/call-error';
import { usePages } from '../../services/query';
import type { Body } from '../define-page';
import { back, HOME_PATH, redirect } from '../navigation';
import { useShownAgain } from '../screen-context';
import { ReachBottom, usePullToRefresh } from '../scroller';
import { ListRows, type RowProps } from './list-rows';

export type { RowProps } from './list-rows';

export interface EmptyWords {
  text: string;
  drawing?: EmptyDrawingName;
  /** Action of the empty state; 去逛逛 to home when absent, null for none. */
  action?: { text: string; onTap: () => void } | null;
}

export interface ListSource<P, D, R> {
  endpoint: Endpoint<P, D>;
  /** See `usePages`. */
  paramsOf: (page: number, last?: D) => P;
  rowsOf: (data: D) => readonly R[];
  keyOf: (row: R) => string | number;
  /** Page size; a shorter page is the last one. With `null` the list has one page. */
  pageSize: number | null;
  isEnabled?: boolean;
  /** Refetches whenever the screen shows again. */
  isFreshOnShow?: boolean;
  /** Arranges the rows of all pages, such as by day. Must be stable. */
  arrange?: (rows: readonly R[]) => readonly R[];
}

export interface ListProps<P, D, R> extends ListSource<P, D, R> {
  Row: ComponentType<RowProps<R>>;
  empty: EmptyWords;
  layout?: 'rows' | 'grid';
  endText?: string;
  /** Leaves pull to refresh to the screen, which has more to refresh than this list. */
  isPullable?: boolean;
  /** What the first page says beside its rows, such as one's own place in a bottom bar. */
  beside?: (first: D) => ReactNode;
}

const goHome = { text: '去逛逛', onTap: () => redirect(HOME_PATH) };

function useRows<P, D, R>({
  endpoint,
  paramsOf,
  rowsOf,
  keyOf,
  pageSize,
  isEnabled = true,
  isFreshOnShow = false,
  arrange,
}: ListSource<P, D, R>) {
  const pages = usePages({
    endpoint,
    paramsOf,
    hasMore: (answers) => {
      const last = answers.at(-1);
      return last !== undefined && pageSize !== null && rowsOf(last).length >= pageSize;
    },
    isEnabled,
    ...(isFreshOnShow ? { staleMs: 0 } : {}),
  });
  // A row that moved between two pages meanwhile must not appear twice.
  const rows = useMemo(() => {
    const byKey = new Map<string | number, R>();
    for (const page of pages.data?.pages ?? [])
      for (const row of rowsOf(page)) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
    const all = [...byKey.values()];
    return arrange === undefined ? all : arrange(all);
  }, [pages.data, rowsOf, keyOf, arrange]);
  useShownAgain(() => {
    if (isFreshOnShow && isEnabled) void pages.refetch();
  });
  return { pages, rows };
}

function Pulling({ refresh }: { refresh: () => Promise<unknown> }): null {
  usePullToRefresh(refresh);
  return null;
}

/** The rows of a paged endpoint with all their states; for screens with more than a list. */
export function EndlessList<P, D, R>(props: ListProps<P, D, R>) {
  const { Row, empty, layout = 'rows', keyOf, endText, isPullable = true, beside } = props;
  const { pages, rows } = useRows(props);
  const { refetch } = pages;
  const refresh = useCallback(() => void refetch(), [refetch]);
  const loadMore = () => {
    if (pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError)
      void pages.fetchNextPage();
  };
  if (pages.isPending && props.isEnabled !== false)
    return <Skeleton shape={layout === 'grid' ? 'cards' : 'list'} />;
  if (pages.isError && rows.length === 0) {
    if (isNotOffered(pages.error))
      return <EmptyState text={wordsOf(pages.error)} action={{ text: '返回', onTap: back }} />;
    const text = isRefusal(pages.error) ? wordsOf(pages.error) : undefined;
    return <ErrorState text={text} isRetrying={pages.isFetching} onRetry={refresh} />;
  }
  const action = empty.action === undefined ? goHome : empty.action;
  const first = pages.data?.pages[0];
  const state = pages.isFetchingNextPage
    ? 'loading'
    : pages.isFetchNextPageError
      ? 'failed'
      : pages.hasNextPage
        ? 'idle'
        : 'end';
  return (
    <>
      {isPullable ? <Pulling refresh={() => refetch()} /> : null}
      {rows.length === 0 ? (
        <EmptyState text={empty.text} drawing={empty.drawing} action={action ?? undefined} />
      ) : (
        <>
          <ListRows rows={rows} Row={Row} keyOf={keyOf} layout={layout} refresh={refresh} query={undefined} />
          <ListEnd state={state} endText={endText} onRetry={() => void pages.fetchNextPage()} />
          <ReachBottom onReach={loadMore} />
        </>
      )}
      {first === undefined ? null : beside?.(first)}
    </>
  );
}

export interface ListBody<Q, P, D, R> {
  from: Endpoint<P, D>;
  params: (query: Q, page: number) => P;
  rows: (data: D) => readonly R[];
  keyOf: (row: R) => string | number;
  pageSize: number | null;
  item: ComponentType<RowProps<R>>;
  empty: EmptyWords;
  layout?: 'rows' | 'grid';
  endText?: string;
  isFreshOnShow?: boolean;
  /** Above the rows: tabs, search, sorting. */
  Head?: ComponentType<{ query: Q }>;
  /** Below the scroller: a fixed bar. */
  BottomBar?: ComponentType<{ query: Q }>;
}

/** A screen that is an endless list. */
export function list<Q, P, D, R>(definition: ListBody<Q, P, D, R>): Body<Q> {
  const { from, params, rows, keyOf, item, Head, BottomBar, ...rest } = definition;
  function ListScreen({ query }: { query: Q }) {
    return (
      <>
        {Head === undefined ? null : <Head query={query} />}
        <EndlessList
          key={JSON.stringify(query)}
          endpoint={from}
          paramsOf={(page) => params(query, page)}
          rowsOf={rows}
          keyOf={keyOf}
          Row={item}
          {...rest}
        />
        {BottomBar === undefined ? null : <BottomBar query={query} />}
      </>
    );
  }
  return { kind: 'list', endpoints: [from], Component: ListScreen };
}
