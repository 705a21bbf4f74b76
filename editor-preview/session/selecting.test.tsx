// Keys choose blocks as the outline shows them: what is pinned first or last, and a range goes back to where it began.
import { expect, it } from 'vitest';
import { contextOf } from '~/domain/studio/commands/testing';
import { EditorStore } from '../store/editor-store';
import type { ActionContext } from '../actions/action';
import { actionNamed } from '../actions/actions';
import { EditorUi } from './editor-ui';
import { selectTo, toggled } from './selecting';

/** Stored in this order; the outline shows `b2` first and `b0` last. */
const ELEMENTS = ['modal', 'link', 'background', 'link', 'link'].map((id) => ({ id, data: {} }));

function open() {
  const store = new EditorStore(contextOf(ELEMENTS).doc);
  const editor = { store, ui: new EditorUi() };
  const run = (...ids: string[]) => {
    for (const id of ids) actionNamed(id).run({ editor } as unknown as ActionContext);
    return store.get().selection;
  };
  return { ...editor, run };
}

it('goes through the blocks as they are shown', () => {
  const { run } = open();
  expect(run('select-next')).toEqual(['b2']);
  expect(run('select-next')).toEqual(['b1']);
  expect(run('select-last')).toEqual(['b0']);
  expect(run('select-previous')).toEqual(['b4']);
  expect(run('select-first')).toEqual(['b2']);
  expect(run('select-all')).toHaveLength(5);
});

it('takes back with Shift and the other arrow what was selected last', () => {
  const { run, store } = open();
  store.select(['b3']);
  expect(run('extend-down', 'extend-down')).toEqual(['b0', 'b3', 'b4']);
  expect(run('extend-up')).toEqual(['b3', 'b4']);
  expect(run('extend-up', 'extend-up')).toEqual(['b1', 'b3']);
  expect(run('extend-up')).toEqual(['b1', 'b2', 'b3']);
  expect(run('extend-up')).toEqual(['b1', 'b2', 'b3']);
});

it('begins another range after another selection', () => {
  const { run, store } = open();
  store.select(['b3']);
  run('extend-down');
  store.select(['b1']);
  expect(run('extend-down')).toEqual(['b1', 'b3']);
});

it('selects up to a block from where the range began', () => {
  const { store, ui } = open();
  store.select(['b1']);
  selectTo({ store, ui }, 'b4');
  expect(store.get().selection).toEqual(['b1', 'b3', 'b4']);
  selectTo({ store, ui }, 'b2');
  expect(store.get().selection).toEqual(['b1', 'b2']);
});

it('takes a selected block out, and others in', () => {
  expect(toggled(['b1', 'b3'], 'b1')).toEqual(['b3']);
  expect(toggled(['b1'], 'b3')).toEqual(['b1', 'b3']);
});
