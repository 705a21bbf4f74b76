// The mall's own content for what is inserted.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isRecord } from '~/domain/record';
import type { Pick } from '~/domain/studio/presets';
import { useParts } from './editor-context';
import { mallPick } from '../services/pick';

/** Makes a picker of the mall's goods, coupons and pictures, until `ended` is aborted. */
export function useMallPick(): (ended: AbortController) => Pick {
  const queries = useQueryClient();
  const { me } = useParts();
  return useCallback(
    ({ signal }) => {
      const [, config] = queries.getQueriesData({ queryKey: ['mall-config'] })[0] ?? [];
      const mall = isRecord(config) && isRecord(config['mall']) ? config['mall'] : {};
      return mallPick({
        permissions: new Set(me.permissions),
        mallName: typeof mall['name'] === 'string' ? mall['name'] : '',
        now: () => Date.now(),
        signal,
      });
    },
    [queries, me],
  );
}
