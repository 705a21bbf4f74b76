// A block that fails on the phone is named, and selected by a press.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { CheckProvider } from '../check/check-context';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { ProblemNote } from './problem-note';

beforeEach(() => fakeApi.reset());
afterEach(() => vi.unstubAllGlobals());

function open() {
  const content = titles(['一', '二']);
  const store = new EditorStore(openDraft(content));
  const uid = store.get().doc.tabs[0]?.order[1] ?? '';
  const { ui } = renderInEditor(
    store,
    <CheckProvider>
      <ProblemNote uid={uid} onClose={() => undefined} />
    </CheckProvider>,
    { answer: { kind: 'page', review: null } },
  );
  const { text = '' } = store.get().doc.blocks[uid] ?? {};
  act(() => ui.setBroken(uid, { text, words: 'x is not a function' }));
  return { store, uid };
}

it('says which block, and selects it', () => {
  const { store, uid } = open();
  expect(screen.getByRole('alert').textContent).toContain('「标题」画不出来：x is not a function');
  fireEvent.click(screen.getByRole('button', { name: '选中它' }));
  expect(store.get().selection).toEqual([uid]);
});

it('goes with the next change of the block', () => {
  const { store, uid } = open();
  const { doc } = store.get();
  const [first = ''] = doc.tabs[0]?.order ?? [];
  const retitle = (block: string, was: string) =>
    act(
      () =>
        void store.run([{ op: 'set', uid: block, at: '/data/title', value: '三', was }], { name: '标题' }),
    );
  retitle(first, '一');
  expect(screen.queryByRole('alert')).not.toBeNull();
  retitle(uid, '二');
  expect(screen.queryByRole('alert')).toBeNull();
});
