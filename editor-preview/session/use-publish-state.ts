// What of the open document is live, scheduled or under review: from the server, again after each change of it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { VersionAnswer } from '~/domain/studio/api-publish';
import type { Uid } from '~/domain/studio/document';
import { useParts } from './editor-context';
import { api } from '../services/api';
import { momentWords } from '~/domain/studio/moments';

export type PublishState = Pick<
  DocumentAnswer,
  'version' | 'live' | 'schedule' | 'review' | 'hasChanges' | 'authors' | 'isDisabled'
>;

export interface Publishing extends PublishState {
  /** Reads it anew. */
  renew: () => Promise<void>;
  /** The open draft holds what the live version does not. */
  isChanged: boolean;
}

/** It changes by itself. */
const isScheduled = (state: PublishState | undefined): boolean =>
  state?.schedule?.state === 'waiting' || state?.schedule?.state === 'running';

/** As the server had it last. */
function useKnownState(): PublishState {
  const { answer } = useParts();
  const { data } = useQuery<PublishState>({
    queryKey: ['publish', answer.doc],
    queryFn: () => api<DocumentAnswer>(`documents/${answer.doc}`),
    initialData: answer,
    // The document was read when it opened; what changes it renews this.
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: (query) => (isScheduled(query.state.data) ? 5_000 : false),
  });
  return data;
}

const NO_NOTES: Readonly<Record<Uid, string>> = {};

/** Words of a reviewer on blocks, for the author to work through. */
export function useReviewNotes(): Readonly<Record<Uid, string>> {
  const { review } = useKnownState();
  return (review?.state === 'returned' ? review.answer?.notes : null) ?? NO_NOTES;
}

export function usePublishState(): Publishing {
  const { answer, sync } = useParts();
  const cache = useQueryClient();
  const data = useKnownState();
  const state = useSyncExternalStore(sync.subscribe, sync.get);
  const renew = useCallback(async () => {
    // The menu of the title offers what the page's state allows.
    void cache.invalidateQueries({ queryKey: ['pages'] });
    await cache.invalidateQueries({ queryKey: ['publish', answer.doc] });
  }, [cache, answer.doc]);
  const isChanged = data.hasChanges || state.kind !== 'saved' || sync.currentVersion() > data.version;
  return { ...data, renew, isChanged };
}

/** Content of a version; it never changes. */
export const useVersion = (id: number | null) =>
  useQuery({
    queryKey: ['version', id],
    queryFn: () => api<VersionAnswer>(`versions/${id}`),
    enabled: id !== null,
    staleTime: Infinity,
  });

export type Dot = 'hollow' | 'full' | 'half' | 'clock' | 'review' | 'off';

/** State of the document as the top bar names it. */
export function stateWords(publishing: Publishing): { words: string; dot: Dot } {
  const { isDisabled, live, schedule, review, isChanged } = publishing;
  // Shoppers see nothing of it, whatever is live; the list of pages says it first as well.
  if (isDisabled) return { words: '已停用', dot: 'off' };
  if (review?.state === 'waiting') return { words: '待审核', dot: 'review' };
  if (schedule?.state === 'waiting') return { words: `定时 ${momentWords(schedule.at)}`, dot: 'clock' };
  // What is older than the studio is live without a version.
  if (live === null && isChanged) return { words: '草稿', dot: 'hollow' };
  return isChanged ? { words: '线上，有未发布的修改', dot: 'half' } : { words: '线上', dot: 'full' };
}
