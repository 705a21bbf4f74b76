// The rows of a paged endpoint, by the `x-list` of its schema.
import { useEffect, useMemo } from 'react';
import type { ListEndpoint, ListShape } from '~/schemas/endpoint';
import { usePages } from '../../services/query';
import { useShownAgain } from '../screen-context';

export type RowKey = string | number;

/** The parameters of a call that are the list's own. */
export type OwnParams<P> = Omit<P, 'page' | 'limit'>;

/** Rows of an answer; some are an object with one a key, and PHP makes one of a list with a gap. */
export function rowsIn(data: unknown, { rows }: ListShape): readonly unknown[] {
  const found = rows
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Readonly<Record<string, unknown>> | null | undefined)?.[name],
      data,
    );
  return typeof found === 'object' && found !== null ? Object.values(found) : [];
}

/** The key of a row; where rows have none, their content is it. */
export function keyIn(row: unknown, { key }: ListShape): RowKey {
  return key === undefined
    ? JSON.stringify(row)
    : ((row as Readonly<Record<string, unknown>>)[key] as RowKey);
}

/** Pages in all, by the answer; 0 where it does not say. */
const pageCountOf = (data: unknown): number =>
  Number(
    (data as { pagination?: { page_count?: unknown } | null } | undefined)?.pagination?.page_count ?? 0,
  ) || 0;

/**
 * Whether another page follows. A short page is no end: other malls answer fewer rows a page. A page without a new row is
 * one, whatever the answer says: some malls repeat the last page.
 */
export function hasNextPage(pages: readonly unknown[], shape: ListShape): boolean {
  if (shape.size === 0) return false;
  const last = pages.at(-1);
  const known = new Set(
    pages.slice(0, -1).flatMap((page) => rowsIn(page, shape).map((row) => keyIn(row, shape))),
  );
  const isNew = rowsIn(last, shape).some((row) => !known.has(keyIn(row, shape)));
  const count = pageCountOf(last);
  return isNew && (count === 0 || pages.length < count);
}

/** The parameters of a page from 1. */
export const pageParams = <P>(params: OwnParams<P>, page: number, { size }: ListShape): P =>
  (size === 0 ? params : { ...params, page }) as P;

export interface RowsSource<P, D, R0, R> {
  from: ListEndpoint<P, D, R0>;
  params: OwnParams<P>;
  /** Makes the shown rows of the answered ones, such as by day. Must be stable. */
  arrange?: ((rows: readonly R0[]) => readonly R[]) | undefined;
  isEnabled: boolean;
  /** Refetches whenever the screen shows again. */
  isFreshOnShow: boolean;
}

/** All rows so far, each once: one that moved between two pages meanwhile is in both. */
export function useRows<P, D, R0, R = R0>(source: RowsSource<P, D, R0, R>) {
  const { from, params, arrange, isEnabled, isFreshOnShow } = source;
  const { list } = from;
  const pages = usePages({
    endpoint: from,
    paramsOf: (page) => pageParams<P>(params, page, list),
    hasMore: (answers) => hasNextPage(answers, list),
    isEnabled,
    ...(isFreshOnShow ? { staleMs: 0 } : {}),
  });
  const rows = useMemo(() => {
    const byKey = new Map<RowKey, R0>();
    for (const page of pages.data?.pages ?? [])
      for (const row of rowsIn(page, list) as readonly R0[]) {
        const key = keyIn(row, list);
        if (!byKey.has(key)) byKey.set(key, row);
      }
    const all = [...byKey.values()];
    return arrange === undefined ? (all as readonly unknown[] as readonly R[]) : arrange(all);
  }, [pages.data, list, arrange]);
  useShownAgain(() => {
    if (isFreshOnShow && isEnabled) void pages.refetch();
  });
  return { pages, rows };
}

/**
 * All rows of a list at once, for a screen that has its first answer and shows no pages. Null until they are there, and
 * without those that did not load.
 */
export function useAllRows<P extends { page?: number }, D, R>(
  from: ListEndpoint<P, D, R>,
  first: D | undefined,
): readonly R[] | null {
  const pageCount = pageCountOf(first);
  const isPaged = pageCount > 1;
  const { data, isError, isPending, hasNextPage, isFetching, fetchNextPage } = usePages({
    endpoint: from,
    paramsOf: (page) => ({ page: page + 1 }) as P,
    hasMore: (answers) => answers.length + 1 < pageCount,
    isEnabled: isPaged,
    staleMs: 0,
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const isLoading = isPaged && !isError && (isPending || hasNextPage);
  if (first === undefined || isLoading) return null;
  return [first, ...(isPaged ? (data?.pages ?? []) : [])].flatMap(
    (page) => rowsIn(page, from.list) as readonly R[],
  );
}
