// Operators of the mall, for owners only.
import { useQuery } from '@tanstack/react-query';
import type { PersonRow } from '~/domain/studio/api-library';
import { api } from '../services/api';

export const usePeople = (isOwner: boolean) =>
  useQuery({
    queryKey: ['people'],
    queryFn: async () => (await api<{ items: PersonRow[] }>('people')).items,
    enabled: isOwner,
  });
