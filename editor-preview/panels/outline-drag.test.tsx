// Blocks are dragged to another tab: its row is marked, opens when they are held over it, and takes them where it may.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Uid } from '~/domain/studio/document';
import { fakeApi } from '../testing/fake-api';
import { columns, heading } from '../testing/columns-block';
import { renderOutline } from './testing';

beforeEach(() => {
  fakeApi.reset();
  vi.useFakeTimers();
  if (!('setPointerCapture' in HTMLElement.prototype))
    Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const TITLE = { id: 'link', data: { title: '' } };
const tree = () => screen.getByRole('tree');
const tabRow = (key: string) => document.querySelector<HTMLElement>(`[data-tab="${key}"]`);
const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-drop]')].map(({ dataset }) => dataset['tab']);

function render({ maxBlocks = 5 }: { maxBlocks?: number } = {}) {
  const outline = renderOutline([TITLE, TITLE], { tabs: ['新品'], maxBlocks });
  const orders = () => outline.store.get().doc.tabs.map(({ order }) => order);
  return { ...outline, orders };
}

function begin(uid: Uid): void {
  const grip = document.querySelector(`[data-key="${uid}"]`)?.parentElement?.firstElementChild ?? null;
  if (grip === null) throw new Error('no handle');
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1 });
}

/** Over an element, else between the rows. */
function move(under: Element | null, at: { clientX?: number; clientY: number } = { clientY: 40 }): void {
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(under);
  fireEvent.pointerMove(tree(), at);
}

it('marks the tab that is under the pointer, and a drop at once moves to its end', () => {
  const { orders, said } = render();
  begin('b0');
  expect(marked()).toEqual([]);
  move(tabRow('t1'));
  expect(marked()).toEqual(['t1']);
  fireEvent.pointerUp(tree());
  expect(orders()).toEqual([['b1'], ['b0']]);
  expect([marked(), said]).toEqual([[], ['标题 已移到「新品」']]);
});

it('opens the tab after 600 ms, and a drop below moves there', () => {
  const { store, orders } = render();
  begin('b0');
  move(tabRow('t1'));
  act(() => void vi.advanceTimersByTime(599));
  expect(store.get().tab).toBe('t0');
  act(() => void vi.advanceTimersByTime(1));
  expect(store.get().tab).toBe('t1');
  move(null);
  expect(marked()).toEqual([]);
  fireEvent.pointerUp(tree());
  expect(orders()).toEqual([['b1'], ['b0']]);
  expect(store.get()).toMatchObject({ tab: 't1', selection: ['b0'] });
});

it('says why a tab does not take them, and shows where they are', () => {
  const { store, orders, said } = render({ maxBlocks: 0 });
  begin('b0');
  move(tabRow('t1'));
  act(() => void vi.advanceTimersByTime(600));
  fireEvent.pointerUp(tree());
  expect(orders()).toEqual([['b0', 'b1'], []]);
  expect(said).toEqual(['最多 0 个组件，「新品」还能加 0 个']);
  expect(store.get()).toMatchObject({ tab: 't0', selection: ['b0'] });
});

it('goes back to the tab that they came from where the drag is cancelled', () => {
  const { store, ui, orders } = render();
  begin('b0');
  move(tabRow('t1'));
  act(() => void vi.advanceTimersByTime(600));
  act(() => ui.get().cancelDrag?.());
  expect(orders()).toEqual([['b0', 'b1'], []]);
  expect([store.get().tab, marked()]).toEqual(['t0', []]);
});

describe('a block in a slot', () => {
  const within = [columns, { ...columns, uid: 'other', data: { columns: [{ blocks: [] }, { blocks: [] }] } }];
  const shownRows = () => screen.getAllByRole('treeitem').map((row) => row.dataset['key'] ?? '');
  /** As deep as a row of a column, over the lower half of a row. */
  const below = (key: string) => ({ clientX: 40, clientY: (shownRows().indexOf(key) + 0.9) * 32 });
  const open = async () => {
    const outline = renderOutline([...within, heading('c')], { maxBlocks: 4 });
    act(() => outline.store.select(['a']));
    await act(() => vi.advanceTimersByTimeAsync(50));
    const uidsIn = (owner: string) =>
      (outline.store.get().doc.within.held[owner] ?? []).map(({ uids }) => uids);
    return { ...outline, uidsIn };
  };

  it('goes from one column into the other, before and behind what stands there', async () => {
    const { uidsIn, said, store } = await open();
    begin('a');
    move(null, below('row 1'));
    fireEvent.pointerUp(tree());
    expect(uidsIn('row')).toEqual([['b'], ['a']]);
    expect([said, store.get().selection]).toEqual([['标题 已移到「分栏」里'], ['a']]);
    begin('b');
    move(null, below('a'));
    fireEvent.pointerUp(tree());
    expect(uidsIn('row')).toEqual([[], ['a', 'b']]);
    act(() => void store.undo());
    expect(uidsIn('row')).toEqual([['b'], ['a']]);
  });

  it('comes out to the page where the line is drawn for it', async () => {
    const { uidsIn, store } = await open();
    begin('a');
    move(null, { ...below('row 1'), clientX: 0 });
    fireEvent.pointerUp(tree());
    const [tab] = store.get().doc.tabs;
    expect([uidsIn('row'), tab?.order]).toEqual([
      [['b'], []],
      ['row', 'a', 'other', 'c'],
    ]);
  });
});
