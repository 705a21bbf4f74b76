// The buttons of undo and redo say what prevents them, as the keys do.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { UndoButtons } from './undo-buttons';

/** A step on a title that another operator has changed since. */
function changedSince() {
  const store = new EditorStore(openDraft(titles(['一'])));
  store.run([{ op: 'set', uid: 'b0', at: '/data/title', value: '二', was: '一' }], { name: '标题' });
  store.rebase(openDraft(titles(['三'])), [], '标题');
  const { said } = renderInEditor(store, <UndoButtons />);
  return { store, said };
}

const press = () => fireEvent.click(screen.getByRole('button', { name: '撤销：标题' }));

it('says why a step cannot be undone, and leaves what is there', () => {
  const { store, said } = changedSince();
  press();
  expect(said).toEqual(['后面的修改用到了这一步，先撤销它们']);
  expect([store.get().done, store.get().doc.blocks['b0']?.text]).toEqual([1, expect.stringContaining('三')]);
});

it('undoes nothing once the page may only be looked at', () => {
  const { store, said } = changedSince();
  store.setReadOnly(true);
  press();
  expect(said).toEqual(['只能查看，不能修改']);
});
