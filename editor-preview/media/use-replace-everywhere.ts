// Replacing a picture everywhere while a document is open: what is unsaved goes to the server first.
import { useCallback } from 'react';
import type { MediaRow } from '~/domain/studio/api-library';
import { useParts } from '../session/editor-context';
import { useReplaceMedia } from './media-api';

/** What the server changes comes back by the document's events. @throws StudioError, or what prevents saving. */
export function useReplaceEverywhere(): (from: MediaRow, by: MediaRow) => Promise<void> {
  const { sync } = useParts();
  const { mutateAsync } = useReplaceMedia();
  return useCallback(
    async (from, by) => {
      await sync.flush();
      await mutateAsync({ id: from.id, by: by.id });
    },
    [sync, mutateAsync],
  );
}
