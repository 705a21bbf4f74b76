// Actions on the block of a module: opening it, and taking over what pages show of it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CommandContext, CommandResult } from '~/domain/studio/commands/command';
import { openDraft, tabOf, type DraftContent } from '~/domain/studio/document';
import { EditorStore } from '../store/editor-store';
import { fakeApi } from '../testing/fake-api';
import type { ActionContext } from './action';
import { actionNamed, perform } from './actions';
import type { Editor } from '../session/editor-context';

beforeEach(() => {
  fakeApi.reset();
  window.location.hash = '';
});
afterEach(() => vi.unstubAllGlobals());

function contentOf(blocks: readonly unknown[], notes: DraftContent['notes'] = {}): DraftContent {
  let read = 0;
  const newUid = () => `b${read++}`;
  const tab = tabOf(JSON.stringify(blocks), { key: 't', name: '一', templateId: 1, newUid });
  return { tabs: [tab], notes, meta: {} };
}

const MODULES = {
  id: 'module',
  data: {
    list: [
      { id: 5, name: '甲' },
      { id: 6, name: '乙' },
    ],
  },
};

/** What the detaching inserts, by widget. */
function open() {
  const store = new EditorStore(openDraft(contentOf([MODULES])));
  const me = { permissions: [], rights: { canEdit: true }, settings: { maxBlocks: 20 } };
  const editor = { store, me, answer: { isTrashed: false }, say: () => undefined } as unknown as Editor;
  const results: CommandResult[] = [];
  const command = (run: (context: CommandContext) => CommandResult) => {
    const { doc, tab, selection } = store.get();
    const rest = { palette: {}, permissions: new Set<string>(), maxBlocks: 20, newUid: () => 'new' };
    results.push(run({ doc, tab, selection, ...rest } as unknown as CommandContext));
    return true;
  };
  store.select(['b0']);
  return { context: { editor, command } as unknown as ActionContext, store, results };
}

it('opens the module whose row is open, else the first', () => {
  const { context, store } = open();
  perform(actionNamed('open-module'), context);
  expect(window.location.hash).toBe('#/modules/5/edit');
  store.select(['b0'], '/list/1');
  perform(actionNamed('open-module'), context);
  expect(window.location.hash).toBe('#/modules/6/edit');
});

it('detaches all modules of a block, with the alternative texts of their pictures', async () => {
  const note = { alt: { '/icon': '喇叭' } };
  fakeApi.answer('GET modules/5/blocks', { blocks: [{ text: '{"id":"notice","data":{}}', note }] });
  fakeApi.answer('GET modules/6/blocks', { blocks: [{ text: '{"id":"link","data":{}}' }] });
  const { context, results } = open();
  perform(actionNamed('detach-module'), context);
  await vi.waitFor(() => expect(results).toHaveLength(1));
  const ops = 'ops' in (results[0] ?? {}) ? (results[0] as { ops: { op: string }[] }).ops : [];
  const inserted = ops.find(({ op }) => op === 'insert') as { blocks: { text: string }[] } | undefined;
  expect(inserted?.blocks.map(({ text }) => (JSON.parse(text) as { id: string }).id)).toEqual([
    'notice',
    'link',
  ]);
  const notes = ops.filter(({ op }) => op === 'note');
  expect(notes).toMatchObject([{ name: 'alt', value: { '/icon': '喇叭' } }]);
});
