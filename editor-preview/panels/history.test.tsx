// A step that a later one needs leads to that one.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import type { Editor } from '../editor/editor-context';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { History } from './history';

it('says which later step changed the same place, and goes there', () => {
  const store = new EditorStore(openDraft(titles(['甲'])));
  const title = (value: string, was: string) =>
    store.run([{ op: 'set', uid: 'b0', at: '/data/title', value, was }], { name: `${was} → ${value}` });
  title('乙', '甲');
  title('丙', '乙');
  const say = vi.fn<Editor['say']>();
  renderInEditor(store, <History />, { parts: { say } });
  const steps = within(screen.getByRole('list', { name: '修改的步骤，新的在前' }));
  fireEvent.focus(steps.getByRole('button', { name: /甲 → 乙/ }));
  fireEvent.click(steps.getByRole('button', { name: '只撤销这一步' }));
  const [words, action] = say.mock.lastCall ?? [];
  expect([words, action?.words]).toEqual(['第 2 步改了同一处，先撤销它', '去第 2 步']);
  act(() => action?.run());
  expect(document.activeElement).toBe(steps.getByRole('button', { name: /乙 → 丙/ }));
});
