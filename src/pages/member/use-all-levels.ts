// All levels of the mall: the server answers twenty at a time.
import { useEffect } from 'react';
import {
  type Member,
  mallMemberAllMember,
  type MallMemberAllMemberData,
} from '~/schemas/api/mall-member.gen';
import { usePages } from '../../services/query';

/** The levels of the first page and of those after it; null until all are there, and without those that did not load. */
export function useAllLevels(first: MallMemberAllMemberData | undefined): readonly Member[] | null {
  const pageCount = first?.pagination.page_count ?? 0;
  const isPaged = pageCount > 1;
  const { data, isError, isPending, hasNextPage, isFetching, fetchNextPage } = usePages({
    endpoint: mallMemberAllMember,
    paramsOf: (page) => ({ page: page + 1 }),
    hasMore: (answers) => answers.length + 1 < pageCount,
    isEnabled: isPaged,
    staleMs: 0,
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const isLoading = isPaged && !isError && (isPending || hasNextPage);
  if (first === undefined || isLoading) return null;
  return [...first.list, ...(isPaged ? (data?.pages ?? []) : []).flatMap(({ list }) => list)];
}
