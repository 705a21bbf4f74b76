// Templates from the server.
import { useQuery } from '@tanstack/react-query';
import type { TemplateRow } from '~/domain/studio/api-library';
import { paletteById } from '~/widgets/palette-by-id';
import { api } from '../services/api';

export const useTemplates = () =>
  useQuery({
    queryKey: ['templates'],
    queryFn: async () => (await api<{ items: TemplateRow[] }>('templates')).items,
  });

/** 「搜索、轮播广告、商品」 */
export const kindWords = (kinds: readonly string[]): string =>
  kinds.map((id) => paletteById[id]?.title ?? id).join('、');
