// Strips above the stage: those who may only look read why.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Me, Presence } from '~/domain/studio/api';
import { openDraft } from '~/domain/studio/document';
import type { Editor } from '../session/editor-context';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { Notices } from './notices';

const quiet = { present: [], published: null, standing: null, closed: null };
const still = () => () => undefined;
const none: readonly never[] = [];

const present = (id: number, session: string): Presence => ({
  id,
  name: '林',
  session,
  uid: null,
  tab: null,
});
const settings = { maxBlocks: 100 };

function open(role: Me['operator']['role'], people: readonly Presence[] = []) {
  const now = { ...quiet, present: people };
  const live = { subscribe: still, get: () => now };
  const sync = { subscribe: still, session: 'here', entries: () => none };
  const me = { operator: { id: 1, role }, rights: { canEdit: role !== 'viewer' }, settings };
  const store = new EditorStore(openDraft(titles(['一'])), { isReadOnly: role === 'viewer' });
  const answer = { shared: {}, uses: [] };
  return renderInEditor(store, <Notices />, {
    answer,
    parts: { live, me, sync } as unknown as Partial<Editor>,
  });
}

it('says to a viewer that the role is why nothing can be changed', () => {
  open('viewer');
  expect(screen.getByText('只能查看：你的角色是“查看”')).toBeDefined();
});

it('says nothing of it to those who may edit', () => {
  open('editor');
  expect(screen.queryByText(/只能查看/)).toBeNull();
});

it('says once that the page is open in another window of the same operator', () => {
  open('editor', [present(1, 'here'), present(2, 'elsewhere')]);
  const words = '你在另一个窗口也打开了这页，两边会合并';
  expect(screen.queryByText(words)).toBeNull();
  cleanup();
  open('editor', [present(1, 'here'), present(1, 'elsewhere')]);
  expect(screen.getByText(words)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByText(words)).toBeNull();
});
