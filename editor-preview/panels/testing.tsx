// The outline in an editor of its own, for tests.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { DocumentAnswer, Me, Presence } from '~/domain/studio/api';
import { type DraftContent, openDraft, tabOf } from '~/domain/studio/document';
import { slots } from '~/widgets/slots.gen';
import { CheckProvider } from '../check/check-context';
import { type Editor, EditorParts } from '../session/editor-context';
import { EditorUi } from '../session/editor-ui';
import { EditorStore } from '../store/editor-store';
import { EditorContext } from '../store/use-editor';
import { Outline } from './outline';

interface RenderOptions {
  isReadOnly?: boolean;
  notes?: DraftContent['notes'];
  /** Further tabs, without blocks. */
  tabs?: readonly string[];
  /** As many as there are when absent. */
  maxBlocks?: number;
}

function storeOf(elements: readonly unknown[], { isReadOnly = false, notes = {}, tabs = [] }: RenderOptions) {
  let read = 0;
  const newUid = () => `b${read++}`;
  const all = ['首页', ...tabs].map((name, index) =>
    tabOf(index === 0 ? JSON.stringify(elements) : '[]', {
      key: `t${index}`,
      name,
      templateId: index,
      newUid,
    }),
  );
  return new EditorStore(openDraft({ tabs: all, notes, meta: {} }, slots), { isReadOnly });
}

/** Who has the document open, as the server would say it. */
function fakeLive() {
  const listeners = new Set<() => void>();
  let state = { present: [] as readonly Presence[] };
  const live = {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const arrive = (present: readonly Presence[]) => {
    state = { present };
    for (const listener of listeners) listener();
  };
  return { live, arrive };
}

/**
 * Blocks get the uids `b0`, `b1` …; `said` is what was said to the operator, `arrive` shows who has the document open. To
 * be called after `fakeApi.reset()`.
 */
export function renderOutline(elements: readonly unknown[], options: RenderOptions = {}) {
  const { isReadOnly = false, maxBlocks = elements.length } = options;
  const store = storeOf(elements, options);
  const me = {
    operator: { id: 1, name: '林知夏' },
    permissions: [],
    owners: [],
    rights: { canEdit: !isReadOnly },
    settings: { maxBlocks },
  } as unknown as Me;
  const ui = new EditorUi();
  const said: string[] = [];
  const { live, arrive } = fakeLive();
  const editor = {
    answer: { kind: 'page', review: null, homeOf: [] } as unknown as DocumentAnswer,
    store,
    live,
    me,
    ui,
    recovered: [],
    say: (words: string) => void said.push(words),
  } as unknown as Editor;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorContext value={store}>
        <EditorParts value={editor}>
          <CheckProvider>
            <Outline />
          </CheckProvider>
        </EditorParts>
      </EditorContext>
    </QueryClientProvider>,
  );
  return { store, ui, said, arrive };
}
