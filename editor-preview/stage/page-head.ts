// The head of a previewed page: the mall's configuration as the page shows it.
import { useMemo } from 'react';
import type { DocKind } from '~/domain/studio/api';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import type { PageHead } from '../frame/messages';
import { wordsOf } from '../services/api';
import { useMallConfig } from '../services/mall';

const PATHS: Readonly<Record<string, string>> = { 'user-center': '/pages/user-center/user-center' };
const HOME = '/pages/index/index';

/** Null until it is there. */
export function usePageHead(kind: DocKind): {
  head: PageHead | null;
  failure: string | null;
  retry: () => void;
} {
  const { data: config, error, refetch } = useMallConfig(DEFAULT_AUDIENCE.platform);
  const head = useMemo(() => {
    const path = PATHS[kind] ?? HOME;
    return config === undefined ? null : { title: '', tabs: [], tab: 0, config, shopper: null, path };
  }, [config, kind]);
  return { head, failure: error === null ? null : wordsOf(error), retry: () => void refetch() };
}
