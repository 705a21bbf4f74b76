// Ground and title bar of a page: added where they are absent, selected where they are.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import { storedDataOf, openDraft, tabOf } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { BlockCards } from './block-cards';

const ground = { id: 'background', data: { backgroundColor: '#ffffff' } };
const search = { id: 'search', data: {} };

function open(kind: DocumentAnswer['kind'], layouts: readonly (readonly unknown[])[]) {
  let read = 0;
  const newUid = () => `b${read++}`;
  const tabs = layouts.map((layout, index) =>
    tabOf(JSON.stringify(layout), { key: `t${index}`, name: `分页${index}`, templateId: index + 1, newUid }),
  );
  const store = new EditorStore(openDraft({ tabs, notes: {}, meta: {} }));
  renderInEditor(store, <BlockCards />, { answer: { kind } });
  return store;
}

const card = (name: RegExp) => screen.getByRole('button', { name });

it('adds the ground of the open tab as one step, first, and selects it', async () => {
  const store = open('page', [[search], [ground]]);
  fireEvent.click(card(/页面背景/));
  await waitFor(() => expect(store.get().steps).toHaveLength(1));
  const { doc, selection } = store.get();
  const [first = '', second = ''] = doc.tabs[0]?.order ?? [];
  const block = doc.blocks[first];
  expect([block?.id, second, selection]).toEqual(['background', 'b0', [first]]);
  expect(block === undefined ? {} : storedDataOf(block)).toMatchObject({ backgroundColor: '#f5f7f9' });
});

it('adds a title bar, and selects the one that is there', async () => {
  const store = open('page', [[]]);
  fireEvent.click(card(/标题栏/));
  await waitFor(() => expect(store.get().selection).toHaveLength(1));
  const [uid = ''] = store.get().selection;
  expect(store.get().doc.blocks[uid]?.id).toBe('app-nav-bar');
  store.select([]);
  fireEvent.click(card(/标题栏/));
  expect([store.get().selection, store.get().steps.length]).toEqual([[uid], 1]);
});

it('offers a user centre its ground alone', () => {
  open('user-center', [[]]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '页面背景这一页没有单独设置',
  ]);
});

it('offers a module neither', () => {
  open('module', [[]]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
