// The older list of the categories, whose next page may begin in another category (docs/decisions/085).
import { type ComponentType, useCallback, useMemo } from 'react';
import type { Endpoint } from '~/schemas/endpoint';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { usePages } from '../../services/query';
import type { ListLayout } from './list-layout';
import { ListRows, type RowProps } from './list-rows';
import { Empty, type EmptyWords, EndOfRows, Failed } from './rows';
import type { RowKey } from './rows-source';

export type { RowProps } from './list-rows';

interface ListSource<P, D, R> {
  endpoint: Endpoint<P, D>;
  /** See `usePages`. */
  paramsOf: (page: number, last?: D) => P;
  rowsOf: (data: D) => readonly R[];
  keyOf: (row: R) => RowKey;
  /** A shorter page is the last one. */
  pageSize: number;
}

interface ListProps<P, D, R> extends ListSource<P, D, R> {
  Row: ComponentType<RowProps<R>>;
  empty: EmptyWords;
  layout?: ListLayout;
  endText?: string;
}

function useRows<P, D, R>({ endpoint, paramsOf, rowsOf, keyOf, pageSize }: ListSource<P, D, R>) {
  const pages = usePages({
    endpoint,
    paramsOf,
    hasMore: (answers) => {
      const last = answers.at(-1);
      return last !== undefined && rowsOf(last).length >= pageSize;
    },
  });
  // A row that moved between two pages meanwhile must not appear twice.
  const rows = useMemo(() => {
    const byKey = new Map<RowKey, R>();
    for (const page of pages.data?.pages ?? [])
      for (const row of rowsOf(page)) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
    return [...byKey.values()];
  }, [pages.data, rowsOf, keyOf]);
  return { pages, rows };
}

/** The rows of a paged endpoint with all their states; pull to refresh is the screen's, which has more to refresh. */
export function EndlessList<P, D, R>(props: ListProps<P, D, R>) {
  const { Row, empty, layout = 'rows', keyOf, endText } = props;
  const { pages, rows } = useRows(props);
  const { refetch } = pages;
  const refresh = useCallback(() => void refetch(), [refetch]);
  if (pages.isPending) return <Skeleton shape={layout === 'grid' ? 'cards' : 'list'} />;
  if (pages.isError && rows.length === 0) return <Failed pages={pages} />;
  if (rows.length === 0) return <Empty empty={empty} query={undefined} first={undefined} />;
  return (
    <>
      <ListRows rows={rows} Row={Row} keyOf={keyOf} layout={layout} refresh={refresh} query={undefined} />
      <EndOfRows pages={pages} endText={endText} />
    </>
  );
}
