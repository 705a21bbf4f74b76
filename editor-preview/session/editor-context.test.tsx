// A command of those who may only look is refused in words, and what changes nothing is not.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { copyText, pasteBlocks } from '~/domain/studio/commands/paste-blocks';
import { removeBlocks } from '~/domain/studio/commands/remove-blocks';
import { contextOf } from '~/domain/studio/commands/testing';
import { openDraft, tabOf, type Uid } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { type Editor, READ_ONLY_WORDS, useCommand } from './editor-context';

function Remove({ uids, onDone }: { uids: readonly Uid[]; onDone: (isDone: boolean) => void }) {
  const run = useCommand();
  return (
    <button type="button" onClick={() => onDone(run((context) => removeBlocks(context, uids)))}>
      删除
    </button>
  );
}

function removed(uids: readonly Uid[], isReadOnly: boolean) {
  const store = new EditorStore(openDraft(titles(['一', '二'])), { isReadOnly });
  const done: boolean[] = [];
  const { said } = renderInEditor(store, <Remove uids={uids} onDone={(isDone) => done.push(isDone)} />);
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  return { said, done, count: Object.keys(store.get().doc.blocks).length };
}

it('is refused for viewers, and not said to be done', () => {
  expect(removed(['b0'], true)).toEqual({ said: [READ_ONLY_WORDS], done: [false], count: 2 });
});

it('is done for editors', () => {
  const { said, done, count } = removed(['b0'], false);
  expect([done, count]).toEqual([[true], 1]);
  expect(said).toEqual([expect.stringContaining('已删除')]);
});

it('asks for no right where nothing changes', () => {
  expect(removed([], true).done).toEqual([true]);
});

function Paste({ text }: { text: string }) {
  const run = useCommand();
  return (
    <button type="button" onClick={() => run((context) => pasteBlocks(context, { text, after: null }))}>
      粘贴
    </button>
  );
}

/** Pastes into a page, and the press beside what was said. */
function pasted(ids: readonly string[], copied: string, isOwner: boolean) {
  const text = JSON.stringify(ids.map((id) => ({ id, data: {} })));
  let read = 0;
  const tab = tabOf(text, { key: 'a', name: '', templateId: 1, newUid: () => `b${read++}` });
  const store = new EditorStore(openDraft({ tabs: [tab], notes: {}, meta: {} }));
  const say = vi.fn<Editor['say']>();
  const block = contextOf([{ id: copied, data: {} }]);
  renderInEditor(store, <Paste text={copyText(block, ['b0'])} />, { isOwner, parts: { say } });
  fireEvent.click(screen.getByRole('button', { name: '粘贴' }));
  const [words, action] = say.mock.lastCall ?? [];
  return { store, words, action };
}

it('leads to the block that a page holds once', () => {
  const { store, action } = pasted(['link', 'search'], 'search', false);
  expect(action?.words).toBe('选中已有的');
  act(() => action?.run());
  expect(store.get().selection).toEqual(['b1']);
});

it('leads an owner to the limit in the settings, and nobody else', () => {
  const full = Array.from({ length: 100 }, () => 'link');
  const owner = pasted(full, 'link', true);
  expect([owner.words, owner.action?.words]).toEqual(['最多 100 个组件，还能加 0 个', '设置']);
  cleanup();
  expect(pasted(full, 'link', false).action).toBeUndefined();
});

function Refused() {
  const run = useCommand();
  const refusal = { refusal: '只能放在小程序的首页', way: { to: 'pages' } } as const;
  return (
    <button type="button" onClick={() => run(() => refusal)}>
      添加
    </button>
  );
}

it('leads to the list of pages, where homes are set', () => {
  const say = vi.fn<Editor['say']>();
  const store = new EditorStore(openDraft(titles(['一'])));
  renderInEditor(store, <Refused />, { isOwner: false, parts: { say } });
  fireEvent.click(screen.getByRole('button', { name: '添加' }));
  const [, action] = say.mock.lastCall ?? [];
  expect(action?.words).toBe('去设首页');
  action?.run();
  expect(window.location.hash).toBe('#/pages');
});
