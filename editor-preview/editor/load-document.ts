// Opens a document: its draft from the server, its store, and what saves it.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DocumentAnswer } from '~/domain/studio/api';
import { openDraft } from '~/domain/studio/document';
import { useMe } from '../app/session';
import { api } from '../services/api';
import { DraftSync } from '../store/draft-sync';
import { EditorStore } from '../store/editor-store';

/** The draft as it is when the editor opens: later the store holds it. */
export const useDraft = (doc: string) =>
  useQuery({
    queryKey: ['document', doc],
    queryFn: () => api<DocumentAnswer>(`documents/${doc}`),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });

export interface OpenDocument {
  store: EditorStore;
  sync: DraftSync;
}

function opened(
  { doc, content, version, changedAt, isTrashed }: DocumentAnswer,
  tab: string,
  canEdit: boolean,
) {
  const store = new EditorStore(openDraft(content), { isReadOnly: !canEdit || isTrashed, tab });
  const reread = async () => {
    const answer = await api<DocumentAnswer>(`documents/${doc}`);
    store.replace(openDraft(answer.content));
  };
  const sync = new DraftSync({
    doc,
    version,
    savedAt: Date.parse(changedAt),
    store,
    onPending: () => undefined,
    onClashes: () => undefined,
    onOutdated: () => void reread(),
  });
  return { store, sync };
}

/** The store of a draft and what saves it, for as long as the component is mounted; `tab` is where one begins. */
export function useOpenDocument(answer: DocumentAnswer, tab: string): OpenDocument {
  const { rights } = useMe();
  const [document] = useState(() => opened(answer, tab, rights.canEdit));
  useEffect(() => document.sync.start(), [document]);
  return document;
}
