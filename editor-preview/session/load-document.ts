// Opens a document: its draft from the server, its store, its autosave and the events of others.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { randomId } from '~/domain/random-id';
import type { DocumentAnswer } from '~/domain/studio/api';
import { openDraft } from '~/domain/studio/document';
import { slots } from '~/widgets/slots.gen';
import { useMe, useSession } from '../shell/session';
import { api } from '../services/api';
import { DraftSync } from '../store/draft-sync';
import { EditorStore } from '../store/editor-store';
import { historyDb } from '../store/history-db';
import { HistoryRecorder } from '../store/history-recorder';
import { LiveEvents } from '../store/live-events';
import { pendingDb } from '../store/pending-db';
import { recover, type Recovered } from '../store/recover';
import { SessionLog } from '../store/session-log';
import { serverOf } from '../store/sync-server';
import { tabAt } from './address';
import { useStanding } from './use-standing';

export interface OpenedDraft {
  answer: DocumentAnswer;
  /** What earlier windows could not save. */
  recovered: Recovered;
  session: string;
}

async function openDocument(doc: string, operatorId: number): Promise<OpenedDraft> {
  const session = randomId();
  // Before the draft is read: it holds what is saved by it then.
  const recovered = await recover({ doc, operatorId, session, db: pendingDb, server: serverOf(doc) });
  return { answer: await api<DocumentAnswer>(`documents/${doc}`), recovered, session };
}

/** The draft as it is when the editor opens: later the store holds it. */
export function useDraft(doc: string) {
  const { operator } = useMe();
  return useQuery({
    queryKey: ['document', doc],
    queryFn: () => openDocument(doc, operator.id),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

export interface OpenDocument {
  store: EditorStore;
  sync: DraftSync;
  live: LiveEvents;
  history: HistoryRecorder;
  log: SessionLog;
}

interface Opening {
  /** Its place from 1, or its key. */
  tab: string;
  /** The block that is selected; '' for none. */
  block: string;
  canEdit: boolean;
  operatorId: number;
  say: (words: string) => void;
}

function opened({ answer, recovered, session }: OpenedDraft, opening: Opening) {
  const { tab, block, canEdit, operatorId, say } = opening;
  const { doc, content, version, changedAt, isTrashed } = answer;
  const draft = openDraft(content, slots);
  const store = new EditorStore(draft, { isReadOnly: !canEdit || isTrashed, tab: tabAt(draft, tab) });
  if (block !== '') store.select([block]);
  const log = new SessionLog();
  const sync = new DraftSync({
    doc,
    operatorId,
    version,
    savedAt: Date.parse(changedAt),
    store,
    server: serverOf(doc),
    db: pendingDb,
    session,
    pending: recovered.pending,
    say,
    onMerged: ({ by, name, session: from }) => {
      if (from !== session) log.add({ what: 'merged', by, name });
    },
  });
  const history = new HistoryRecorder({ doc, operatorId, session, store, db: historyDb });
  return { store, sync, live: new LiveEvents({ doc, sync, log }), history, log };
}

/** The store of a draft and what saves it, for as long as the component is mounted; one begins at `tab` and `block`. */
export function useOpenDocument(
  draft: OpenedDraft,
  { tab, block = '', say }: Pick<Opening, 'tab' | 'say'> & Partial<Pick<Opening, 'block'>>,
): OpenDocument {
  const { rights, operator } = useMe();
  const { isOver } = useSession();
  const [document] = useState(() =>
    opened(draft, { tab, block, say, canEdit: rights.canEdit, operatorId: operator.id }),
  );
  const { sync, live, store, history } = document;
  useEffect(() => sync.start(), [sync]);
  useEffect(() => history.start(), [history]);
  useEffect(() => (isOver ? undefined : live.start()), [live, isOver]);
  useStanding(draft.answer, live);
  useEffect(() => {
    if (!isOver) void sync.flush().catch(() => undefined);
  }, [sync, isOver]);
  useEffect(() => {
    const show = () => {
      const { selection, tab: open } = store.get();
      live.show(selection[0] ?? null, open);
    };
    let last = store.get().selection;
    return store.subscribe(() => {
      const { selection } = store.get();
      if (selection === last) return;
      last = selection;
      show();
    });
  }, [store, live]);
  return document;
}
