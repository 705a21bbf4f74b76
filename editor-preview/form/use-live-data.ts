// What is live of a block, to show what has changed since.
import { useQuery } from '@tanstack/react-query';
import type { VersionAnswer } from '~/domain/studio/api-publish';
import { blockOf, dataOf, type Uid } from '~/domain/studio/document';
import { useParts } from '../editor/editor-context';
import { api } from '../services/api';

/** Stored data of the block in the live version; null where it is not live, or not known. */
export function useLiveData(uid: Uid | undefined): Readonly<Record<string, unknown>> | null {
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
  return text === undefined ? null : dataOf(blockOf(text));
}
