// Operators of the mall and open invitations, for owners only.
import { useQuery } from '@tanstack/react-query';
import type { InvitationRow, PersonRow } from '~/domain/studio/api-library';
import { api } from '../services/api';

export const usePeople = (isOwner: boolean) =>
  useQuery({
    queryKey: ['people'],
    queryFn: async () => (await api<{ items: PersonRow[] }>('people')).items,
    enabled: isOwner,
  });

/** Made stale by all that changes people: an owner's invitations end with him. */
export const useInvitations = () =>
  useQuery({
    queryKey: ['people', 'invitations'],
    queryFn: async () => (await api<{ items: InvitationRow[] }>('invitations')).items,
  });
