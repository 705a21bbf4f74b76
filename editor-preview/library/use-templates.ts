// Templates from the server.
import { useQuery } from '@tanstack/react-query';
import type { TemplateRow } from '~/domain/studio/api-library';
import { api } from '../services/api';

export const useTemplates = () =>
  useQuery({
    queryKey: ['templates'],
    queryFn: async () => (await api<{ items: TemplateRow[] }>('templates')).items,
  });
