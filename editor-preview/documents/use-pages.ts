// The list of pages from the server, a part at a time, and one page of it.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PageRow, PagesQuery } from '~/domain/studio/api';
import type { Part } from '~/domain/studio/api-parts';
import { api } from '../services/api';

export type PagesFilter = Pick<PagesQuery, 'q' | 'state' | 'sort'>;
type Answer = Part<PageRow> & { total: number };

const PART = 100;

export const fetchPages = (query: PagesQuery, signal: AbortSignal): Promise<Answer> =>
  api<Answer>('pages', { query: { ...query }, signal });

export const usePages = (filter: PagesFilter) =>
  useInfiniteQuery({
    queryKey: ['pages', filter],
    queryFn: ({ pageParam, signal }) =>
      fetchPages(
        { ...filter, limit: PART, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** A page as the list has it, by its document. */
export function usePageRow(doc: string) {
  const id = doc.replace('page-', '');
  return useQuery({ queryKey: ['pages', 'row', id], queryFn: () => api<PageRow>(`pages/${id}`) });
}
