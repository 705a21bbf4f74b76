// Parts of what is searched for, one at a time: forth by the server's cursor, back by those before.
import { useDeferredValue, useState } from 'react';
import type { PickSource } from './pick-kinds';
import type { Filters } from './pick-filters';
import { usePickPart } from './use-pick';

export function usePaging(source: PickSource, filters: Filters) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const q = useDeferredValue(filters.q).trim();
  const { data, error, isFetching, refetch } = usePickPart(source, { ...filters, q, cursor: cursors.at(-1) });
  const next = data?.next ?? null;
  return {
    data,
    error,
    isFetching,
    refetch,
    page: cursors.length + 1,
    first: () => setCursors([]),
    before: cursors.length === 0 ? null : () => setCursors(cursors.slice(0, -1)),
    after: next === null ? null : () => setCursors([...cursors, next]),
  };
}
