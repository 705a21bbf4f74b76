// The list of pages from the server, a part at a time.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { PageRow, PagesQuery } from '~/domain/studio/api';
import type { Part } from '~/domain/studio/api-parts';
import { api } from '../services/api';

export type PagesFilter = Pick<PagesQuery, 'q' | 'state' | 'sort'>;
type Answer = Part<PageRow> & { total: number };

const PART = 100;

export const usePages = (filter: PagesFilter) =>
  useInfiniteQuery({
    queryKey: ['pages', filter],
    queryFn: ({ pageParam, signal }) =>
      api<Answer>('pages', { query: { ...filter, limit: PART, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
