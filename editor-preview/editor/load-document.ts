// Opens a document: its draft from the server, its store, and what saves it.
import type { DocumentAnswer } from '~/domain/studio/api';
import { openDraft } from '~/domain/studio/document';
import { api } from '../services/api';
import { DraftSync } from '../store/draft-sync';
import { EditorStore } from '../store/editor-store';

export interface OpenDocument {
  answer: DocumentAnswer;
  store: EditorStore;
  sync: DraftSync;
}

export interface OpenOptions {
  doc: string;
  tab: string;
  canEdit: boolean;
  onClashes: ConstructorParameters<typeof DraftSync>[0]['onClashes'];
}

/** @throws StudioError */
export async function openDocument({ doc, tab, canEdit, onClashes }: OpenOptions): Promise<OpenDocument> {
  const answer = await api<DocumentAnswer>(`documents/${doc}`);
  const store = new EditorStore(openDraft(answer.content), { isReadOnly: !canEdit || answer.isTrashed, tab });
  const sync = new DraftSync({
    doc,
    version: answer.version,
    savedAt: Date.parse(answer.changedAt),
    store,
    onPending: () => undefined,
    onClashes,
    onOutdated: () => void reread(),
  });
  const reread = async () =>
    store.replace(openDraft((await api<DocumentAnswer>(`documents/${doc}`)).content));
  return { answer, store, sync };
}
