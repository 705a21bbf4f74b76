// The form of blocks in an editor of its own, for tests.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { DocumentAnswer, Me } from '~/domain/studio/api';
import { storedDataOf, type DraftContent, openDraft, tabOf } from '~/domain/studio/document';
import { slots } from '~/widgets/slots.gen';
import { type Session, SessionContext } from '../shell/session';
import { type Editor, EditorParts } from '../session/editor-context';
import { EditorUi } from '../session/editor-ui';
import { EditorStore } from '../store/editor-store';
import type { SessionRecord } from '../store/history-db';
import { SessionLog } from '../store/session-log';
import { EditorContext } from '../store/use-editor';
import { FormPanel } from '../properties/form-panel';

/** Of a theme that is not the default one. */
const GREEN = '#63be72';

const meOf = (isOwner: boolean): Me =>
  ({
    operator: { id: 1, name: '林知夏' },
    now: new Date().toISOString(),
    permissions: [],
    permissionNames: {},
    mainColour: GREEN,
    owners: ['林知夏'],
    rights: { canEdit: true, canPublish: true, isOwner },
    settings: { maxBlocks: 100, previewHours: 2, scheduleTime: '20:00', endTime: '00:00' },
    levels: [],
  }) as unknown as Me;

/** How a form of a test is. */
interface RenderOptions {
  /** The elements as a mall stores them; else as JSON.stringify writes them. */
  text?: string;
  /** Uids of the selected blocks. */
  selected?: readonly string[];
  /** Nothing can be changed. */
  isReadOnly?: boolean;
  /** The operator owns the mall; true when absent. */
  isOwner?: boolean;
  /** Notes of the document. */
  notes?: DraftContent['notes'];
  /** What of the document's answer matters. */
  answer?: Partial<DocumentAnswer>;
  /** What stands around the form. */
  around?: (form: ReactNode) => ReactNode;
}

interface InEditor {
  isOwner?: boolean;
  /** Sessions that this computer remembers. */
  earlier?: SessionRecord[];
  /** What of the document's answer matters. */
  answer?: Partial<DocumentAnswer>;
  /** Other parts that matter. */
  parts?: Partial<Editor>;
}

/** What stands in an open editor; `said` is what the operator was told. */
export function renderInEditor(
  store: EditorStore,
  children: ReactNode,
  { isOwner = true, earlier = [], answer = {}, parts = {} }: InEditor = {},
) {
  const said: string[] = [];
  const none: readonly never[] = [];
  const sync = { subscribe: () => () => undefined, entries: () => none };
  const editor: Editor = {
    answer: { live: null, homeOf: [], ...answer } as unknown as DocumentAnswer,
    store,
    sync: sync as unknown as Editor['sync'],
    live: null as unknown as Editor['live'],
    history: { earlier: async () => earlier },
    log: new SessionLog(),
    recovered: [],
    me: meOf(isOwner),
    ui: new EditorUi(),
    say: (words) => void said.push(words),
    ...parts,
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      <SessionContext value={{ me: editor.me } as Session}>
        <EditorContext value={store}>
          <EditorParts value={editor}>{children}</EditorParts>
        </EditorContext>
      </SessionContext>
    </QueryClientProvider>,
  );
  return { ...view, said, ui: editor.ui };
}

/** All groups of a form, and what else is folded in it. */
export function openGroups(container: HTMLElement): void {
  for (const group of container.querySelectorAll('details')) {
    group.open = true;
    fireEvent(group, new Event('toggle'));
  }
}

/** Blocks get the uids `b0`, `b1` …; all are selected unless `selected` says otherwise. */
export async function renderForm(
  elements: readonly unknown[],
  {
    text = JSON.stringify(elements),
    selected,
    isReadOnly = false,
    isOwner = true,
    notes = {},
    answer = {},
    around = (form) => form,
  }: RenderOptions = {},
) {
  let read = 0;
  const tab = tabOf(text, { key: 'a', name: '首页', templateId: 1, newUid: () => `b${read++}` });
  const store = new EditorStore(openDraft({ tabs: [tab], notes, meta: {} }, slots), { isReadOnly });
  store.select(selected ?? elements.map((_element, index) => `b${index}`));
  const view = renderInEditor(store, around(<FormPanel />), { isOwner, answer });
  await waitFor(() => {
    if (screen.queryByText('正在加载…') !== null) throw new Error('The form is loading');
  });
  const data = (uid = 'b0') => {
    const block = store.get().doc.blocks[uid];
    return block === undefined ? {} : storedDataOf(block);
  };
  const stored = (uid = 'b0') => store.get().doc.blocks[uid]?.text ?? '';
  return { ...view, store, data, stored };
}
