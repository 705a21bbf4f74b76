// The rows of a list with all their states: loading, empty, failed, not offered, more, end.
import { type ComponentType, type ReactNode, useCallback } from 'react';
import type { ListEndpoint } from '~/schemas/endpoint';
import type { EmptyDrawingName } from '~/ui/empty-state/empty-drawing';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ErrorState } from '~/ui/error-state/error-state';
import { ListEnd } from '~/ui/list-end/list-end';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { isNotOffered, isRefusal, wordsOf } from '../../base/call-error';
import type { AnyEndpoint, Body } from '../define-page';
import { firstCall } from '../first-calls';
import { back, HOME_PATH, redirect } from '../navigation';
import { ReachBottom, usePullToRefresh } from '../scroller';
import type { ListLayout } from './list-layout';
import { ListRows, type RowProps } from './list-rows';
import { SelectBar, type SelectDefinition, selectable } from './list-selection';
import { useList } from './list-state';
import { keyIn, type OwnParams, pageParams, type RowKey, useRows } from './rows-source';

/** What is shown where there are no rows. */
export interface EmptyWords {
  /** Words below the drawing. */
  text: string;
  /** `goods` when absent. */
  drawing?: EmptyDrawingName;
  /** Action of the empty state; 去逛逛 to home when absent, null for none. */
  action?: { text: string; onTap: () => void } | null;
}

type Item<R, Q> = ComponentType<RowProps<R, Q>>;

export interface RowsDefinition<Q, P, D, R0, R> {
  /** Its schema says by `x-list` where the rows are. */
  from: ListEndpoint<P, D, R0>;
  /** Parameters of the call beside the page. */
  params?: (query: Q) => OwnParams<NoInfer<P>>;
  /** The same where they come from hooks; null while they are not known. */
  useParams?: (query: Q) => OwnParams<NoInfer<P>> | null;
  /** Makes the shown rows of the answered ones; `keyOf` tells them apart. Must be stable. */
  arrange?: (rows: readonly R0[]) => readonly R[];
  /** Tells rows apart; by `x-list` when absent. */
  keyOf?: (row: NoInfer<R>) => RowKey;
  /** A row; one a layout where the shopper chooses it. */
  item: Item<NoInfer<R>, Q> | Readonly<Record<ListLayout, Item<NoInfer<R>, Q>>>;
  /** At first; `rows` when absent. */
  layout?: ListLayout;
  /** By a hook where the mall has its own words. `first` is what the mall answered, which may say why there is nothing. */
  empty: EmptyWords | ((query: Q, first: NoInfer<D>) => EmptyWords);
  /** Below the last row; 暂无更多 when absent. */
  endText?: string;
  /** Reloads whenever the screen shows again. */
  isFreshOnShow?: boolean;
  /** Leaves pull to refresh to the screen, which has more to refresh than this list. */
  isPullable?: boolean;
  /** The heading over the rows of a group, such as their day. */
  groupOf?: (row: NoInfer<R>) => string;
  /** Rows can be chosen, with a bar of acts below. */
  select?: SelectDefinition<NoInfer<R>>;
  /** What the first page says beside its rows, such as one's own place in a bottom bar. */
  beside?: (first: NoInfer<D>, query: Q) => ReactNode;
}

/** A list that a screen can show: its component, and the endpoint for the table of screens. */
export interface RowsPart<Q> {
  readonly endpoints: readonly AnyEndpoint[];
  readonly Component: (props: { query: Q }) => ReactNode;
  /** Absent where hooks say what is asked for. */
  readonly firstCalls?: Body<Q>['firstCalls'];
}

const goHome = { text: '去逛逛', onTap: () => redirect(HOME_PATH) };

function Pulling({ refresh }: { refresh: () => Promise<unknown> }): null {
  usePullToRefresh(refresh);
  return null;
}

type Pages = ReturnType<typeof useRows>['pages'];

export function EndOfRows({ pages, endText }: { pages: Pages; endText: string | undefined }) {
  const loadMore = () => {
    if (pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError)
      void pages.fetchNextPage();
  };
  const state = pages.isFetchingNextPage
    ? 'loading'
    : pages.isFetchNextPageError
      ? 'failed'
      : pages.hasNextPage
        ? 'idle'
        : 'end';
  return (
    <>
      <ListEnd state={state} endText={endText} onRetry={() => void pages.fetchNextPage()} />
      <ReachBottom onReach={loadMore} />
    </>
  );
}

export function Failed({ pages }: { pages: Pages }) {
  if (isNotOffered(pages.error))
    return <EmptyState text={wordsOf(pages.error)} action={{ text: '返回', onTap: back }} />;
  const text = isRefusal(pages.error) ? wordsOf(pages.error) : undefined;
  return <ErrorState text={text} isRetrying={pages.isFetching} onRetry={() => void pages.refetch()} />;
}

interface EmptyProps<Q, D> {
  empty: EmptyWords | ((query: Q, first: D) => EmptyWords);
  query: Q;
  first: D;
}

export function Empty<Q, D>({ empty, query, first }: EmptyProps<Q, D>) {
  const { text, drawing, action = goHome } = typeof empty === 'function' ? empty(query, first) : empty;
  return <EmptyState text={text} drawing={drawing} action={action ?? undefined} />;
}

const isByLayout = <R, Q>(
  item: Item<R, Q> | Readonly<Record<ListLayout, Item<R, Q>>>,
): item is Readonly<Record<ListLayout, Item<R, Q>>> => typeof item === 'object' && 'grid' in item;

/** The component of each layout, wrapped once for the definition: a row keeps its state. */
function itemsOf<Q, R>(
  item: Item<R, Q> | Readonly<Record<ListLayout, Item<R, Q>>>,
  choice: { select: SelectDefinition<R>; keyOf: (row: R) => RowKey } | null,
): Readonly<Record<ListLayout, Item<R, Q>>> {
  const wrap = (Shown: Item<R, Q>) => (choice === null ? Shown : selectable(Shown, choice));
  if (isByLayout(item)) return { rows: wrap(item.rows), grid: wrap(item.grid) };
  const one = wrap(item);
  return { rows: one, grid: one };
}

/** The call of the first page, where no hook decides its parameters; no phone asks for it. */
function firstPage<Q, P, D, R0, R>({
  from,
  params = () => ({}) as OwnParams<P>,
  useParams,
}: RowsDefinition<Q, P, D, R0, R>): Pick<RowsPart<Q>, 'firstCalls'> {
  if (!import.meta.env.SSR || useParams !== undefined) return {};
  return { firstCalls: (query) => [firstCall(from, pageParams<P>(params(query), 1, from.list))] };
}

/** A list as a part of a screen, for screens with several. */
export function rows<Q, P, D, R0, R = R0>(definition: RowsDefinition<Q, P, D, R0, R>): RowsPart<Q> {
  const { from, params, arrange, isFreshOnShow = false } = definition;
  const { useParams = params ?? (() => ({}) as OwnParams<P>) } = definition;
  const { keyOf = (row: R) => keyIn(row, from.list), groupOf, select, beside, empty } = definition;
  const items = itemsOf<Q, R>(definition.item, select === undefined ? null : { select, keyOf });
  function Rows({ query }: { query: Q }) {
    const own = useParams(query);
    const state = useList();
    const layout = definition.layout ?? (isByLayout(definition.item) ? state.layout : 'rows');
    const { pages, rows: all } = useRows<P, D, R0, R>({
      from,
      params: own ?? ({} as OwnParams<P>),
      arrange,
      isEnabled: own !== null,
      isFreshOnShow,
    });
    const { refetch } = pages;
    const refresh = useCallback(() => void refetch(), [refetch]);
    if (pages.isPending) return <Skeleton shape={layout === 'grid' ? 'cards' : 'list'} />;
    if (pages.isError && all.length === 0) return <Failed pages={pages} />;
    const first = pages.data?.pages[0];
    if (first === undefined) return null;
    return (
      <>
        {definition.isPullable === false ? null : <Pulling refresh={() => refetch()} />}
        {all.length === 0 ? (
          <Empty {...{ empty, query, first }} />
        ) : (
          <>
            <ListRows {...{ rows: all, keyOf, layout, refresh, query, groupOf }} Row={items[layout]} />
            <EndOfRows pages={pages} endText={definition.endText} />
          </>
        )}
        {beside?.(first, query)}
        {select === undefined ? null : <SelectBar rows={all} {...{ keyOf, select, refresh }} />}
      </>
    );
  }
  return { endpoints: [from], Component: Rows, ...firstPage(definition) };
}
