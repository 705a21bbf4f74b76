// Where a new block comes, and where the work on it begins.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { contextOf } from '~/domain/studio/commands/testing';
import { draftOf, openDraft } from '~/domain/studio/document';
import { slots } from '~/widgets/slots.gen';
import { FormPanel } from '../properties/form-panel';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { dropPlaceOf, placeOfInsertion, useInsert } from './use-insert';

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
});

const open = () => new EditorStore(openDraft(titles(['一', '二', '三'])));

it('comes behind the selection, else behind what is in view, else last', () => {
  const store = open();
  const place = (inView: string | null, isBefore = false) =>
    placeOfInsertion(store.get(), { isBefore, inView });
  expect([place('b1'), place(null), place('gone')]).toEqual(['b1', 'b2', 'b2']);
  store.select(['b0']);
  expect([place('b1'), place('b1', true)]).toEqual(['b0', null]);
});

it('comes into the slot that the selection stands in, or behind its block where the slot does not take it', () => {
  const inner = { id: 'link', data: { title: '' }, uid: 'a' };
  const row = { id: 'columns', uid: 'row', data: { columns: [{ blocks: [inner] }, { blocks: [] }] } };
  const first = contextOf([row]);
  const context = { ...first, doc: openDraft(draftOf(first.doc), slots), selection: ['a'] };
  const place = (id: string) => dropPlaceOf(context, id, { isBefore: false, inView: null });
  expect(place('link')).toEqual({ after: 'a', slot: { owner: 'row', at: '/data/columns/0/blocks' } });
  expect(place('goods')).toEqual({ after: 'row' });
});

function Insert({ id = 'link' }: { id?: string }) {
  const insert = useInsert();
  return (
    <button type="button" onClick={() => void insert({ id })}>
      添加
    </button>
  );
}

it('puts the focus on the first field of the new block', async () => {
  const store = open();
  const page = (
    <>
      <Insert />
      <FormPanel />
    </>
  );
  const { ui } = renderInEditor(store, page, { answer: { kind: 'user-center' } });
  ui.setLastInView('b1');
  fireEvent.click(screen.getByRole('button', { name: '添加' }));
  await waitFor(() => expect(store.get().selection).toHaveLength(1));
  expect(store.get().doc.tabs[0]?.order).toEqual(['b0', 'b1', store.get().selection[0], 'b2']);
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-at]')?.getAttribute('data-at')).toBe('/title'),
  );
});

it.each(['banner', 'nav', 'rubik'])(
  'puts the focus of a new %s on a control, never on what restores or deletes',
  async (id) => {
    const store = open();
    const page = (
      <>
        <Insert id={id} />
        <FormPanel />
      </>
    );
    renderInEditor(store, page, { answer: { kind: 'user-center' } });
    fireEvent.click(screen.getByRole('button', { name: '添加' }));
    await waitFor(() => expect(document.activeElement?.closest('[data-at]')).not.toBeNull());
    expect(document.activeElement?.closest('[data-control]')).not.toBeNull();
    expect(document.activeElement?.getAttribute('aria-label') ?? '').not.toMatch(/恢复默认|还原|删除/);
  },
);
