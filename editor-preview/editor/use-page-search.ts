// Pages for the command list, as the server finds them by title, texts and components: asked when typing rests.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PageRow } from '~/domain/studio/api';
import type { Part } from '~/domain/studio/api-parts';
import { api } from '../services/api';

const REST_MS = 250;
const MOST = 20;
const NONE: readonly PageRow[] = [];

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

interface PageSearch {
  /** The words that were asked for. */
  asked: string;
  pages: readonly PageRow[];
  /** Whether the answer to what is typed is on its way. */
  isWaiting: boolean;
  /** Null while none is known. */
  failure: Error | null;
  again: () => void;
}

export function usePageSearch(typed: string): PageSearch {
  const q = typed.trim();
  const asked = useRested(q);
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['pages', 'search', asked],
    queryFn: ({ signal }) => api<Part<PageRow>>('pages', { query: { q: asked, limit: MOST }, signal }),
    enabled: asked !== '',
  });
  return {
    asked,
    pages: data?.items ?? NONE,
    isWaiting: q !== asked || isFetching,
    failure: isFetching ? null : error,
    again: () => void refetch(),
  };
}
