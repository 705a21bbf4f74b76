// Makes pages, and opens the editor on the one that was made.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewPage, PageRow } from '~/domain/studio/api';
import { useNavigate } from '../shell/navigation';
import { api, wordsOf } from '../services/api';

export const createPage = (body: NewPage) => api<PageRow>('pages', { method: 'POST', body });

export function useNewPage(): {
  isBusy: boolean;
  failure: string;
  create: (bodies: readonly NewPage[]) => Promise<void>;
} {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const create = async (bodies: readonly NewPage[]) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    const made: PageRow[] = [];
    try {
      for (const body of bodies) made.push(await createPage(body));
      await cache.invalidateQueries({ queryKey: ['pages'] });
      const [only] = made;
      await navigate(only !== undefined && made.length === 1 ? `/pages/${only.id}/edit` : '/pages');
    } catch (error) {
      const rest = made.length === 0 ? '' : `（前面 ${made.length} 个已建好）`;
      setFailure(`${wordsOf(error)}${rest}`);
      setIsBusy(false);
    }
  };
  return { isBusy, failure, create };
}
