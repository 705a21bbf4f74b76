// Replacing a picture everywhere while a document is open: what is unsaved goes first, what the server changed comes in.
import { useCallback } from 'react';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { MediaRow } from '~/domain/studio/api-library';
import { type EditDoc, openDraft } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { useParts } from '../editor/editor-context';
import { api } from '../services/api';
import { useReplaceMedia } from './media-api';

/** Operations from the blocks and settings of one document to those of another that has the same blocks. */
export function changesTo(before: EditDoc, after: EditDoc): Op[] {
  const blocks = Object.entries(after.blocks).flatMap(([uid, { text, value }]): Op[] => {
    const was = before.blocks[uid];
    return was === undefined || was.text === text ? [] : [{ op: 'set', uid, at: '', value, was: was.value }];
  });
  const meta = Object.entries(after.meta).flatMap(([name, value]): Op[] => {
    const was = before.meta[name];
    return JSON.stringify(was) === JSON.stringify(value) ? [] : [{ op: 'meta', name, value, was }];
  });
  return [...blocks, ...meta];
}

/** @throws StudioError, or what prevents saving. */
export function useReplaceEverywhere(): (from: MediaRow, by: MediaRow) => Promise<void> {
  const { store, sync, answer, me } = useParts();
  const { mutateAsync } = useReplaceMedia();
  return useCallback(
    async (from, by) => {
      await sync.flush();
      await mutateAsync({ id: from.id, by: by.id });
      const { version, content } = await api<DocumentAnswer>(`documents/${answer.doc}`);
      sync.receive({
        version,
        ops: changesTo(store.get().doc, openDraft(content)),
        name: '替换图片',
        session: '',
        by: me.me,
        at: new Date().toISOString(),
      });
    },
    [store, sync, answer.doc, me, mutateAsync],
  );
}
