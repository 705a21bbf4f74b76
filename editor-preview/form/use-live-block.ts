// What is live of a block, to show what has changed since.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { VersionAnswer } from '~/domain/studio/api-publish';
import { type Block, blockOf, type Uid } from '~/domain/studio/document';
import { useParts } from '../session/editor-context';
import { api } from '../services/api';

/** The block as it is live; null where it is not, or not known. */
export function useLiveBlock(uid: Uid | undefined): Block | null {
  const { live } = useParts().answer;
  const { data } = useQuery({
    queryKey: ['version', live?.id],
    queryFn: () => api<VersionAnswer>(`versions/${live?.id}`),
    enabled: live !== null && uid !== undefined,
    staleTime: Infinity,
    // Marks of what is live are an extra: without them the form works.
    retry: false,
    select: ({ content }) =>
      new Map(content.tabs.flatMap(({ blocks }) => blocks.map((one) => [one.uid, one]))),
  });
  const text = uid === undefined ? undefined : data?.get(uid)?.text;
  return useMemo(() => (text === undefined ? null : blockOf(text)), [text]);
}
