// What the top bar offers beside the words of saving.
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import type { SaveState } from '../store/save-state';
import { titles } from '../store/testing';
import type { Editor } from './editor-context';
import { SaveWords } from './save-words';

const FAILING: SaveState = { kind: 'failing', count: 1, since: 0, attempt: 1, retryAt: 2_000, words: null };

function open(first: SaveState, entries: readonly unknown[] = []) {
  let state = first;
  const listeners = new Set<() => void>();
  const sync = {
    get: () => state,
    entries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const parts = { sync: sync as unknown as Editor['sync'] };
  renderInEditor(new EditorStore(openDraft(titles(['一']))), <SaveWords />, { parts });
  return (next: SaveState) =>
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
}

const retry = () => screen.queryByRole('button', { name: '立即重试' });

it('offers to try again from a failure until it is saved, also while a try is under way', () => {
  const become = open({ kind: 'saved', at: 0 });
  become({ kind: 'saving', count: 1, since: 0 });
  expect(retry()).toBeNull();
  become(FAILING);
  const button = retry();
  expect(button).not.toBeNull();
  become({ kind: 'saving', count: 1, since: 0 });
  expect(retry()).toBe(button);
  become({ kind: 'saved', at: 0 });
  expect(retry()).toBeNull();
});

it('does not say saved while a choice is open', () => {
  const become = open({ kind: 'saved', at: 0 }, [{ held: {} }, {}]);
  expect(screen.getByRole('status').textContent).toBe('还有 1 处要先选用谁的');
  become({ kind: 'signed-out', count: 1 });
  expect(screen.getByRole('status').textContent).toBe('登录已过期，修改没有丢');
});
