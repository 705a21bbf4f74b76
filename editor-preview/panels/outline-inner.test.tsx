// Blocks in slots in the outline: rows of their own at their depth, chosen, folded and moved as those of the page.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDraft, tabOf } from '~/domain/studio/document';
import { slots } from '~/widgets/slots.gen';
import { columns, heading, LEFT, RIGHT } from '../testing/columns-block';
import { fakeApi } from '../testing/fake-api';
import { dropPlace } from './outline-drop';
import { outlineRows } from './outline-rows';
import { renderOutline } from './testing';

beforeEach(() => fakeApi.reset());

const labels = () =>
  screen.getAllByRole('treeitem').map((row) => [row.dataset['key'], Number(row.getAttribute('aria-level'))]);
const press = (key: string, init: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document, { key, ...init });
const rowOf = (key: string) => document.querySelector<HTMLElement>(`[role="treeitem"][data-key="${key}"]`);

describe('blocks in slots', () => {
  it('are rows below their column, unfolded with what is selected, wherever that was done', () => {
    const { store } = renderOutline([columns, heading('c')]);
    expect(labels()).toEqual([
      ['row', 1],
      ['c', 1],
    ]);
    fireEvent.click(rowOf('c') ?? document);
    store.select(['b']);
    return screen.findByRole('treeitem', { selected: true }).then(() =>
      expect(labels()).toEqual([
        ['row', 1],
        ['row 0', 2],
        ['a', 3],
        ['b', 3],
        ['row 1', 2],
        ['c', 1],
      ]),
    );
  });

  it('are walked by arrows: in, down and out again', async () => {
    const { store } = renderOutline([columns, heading('c')]);
    store.select(['row']);
    rowOf('row')?.focus();
    press('ArrowRight');
    press('ArrowRight');
    await screen.findByText('a', { selector: 'small' });
    expect(store.get().field).toBe('/columns/0');
    rowOf('row 0')?.focus();
    press('ArrowDown');
    expect(store.get().selection).toEqual(['a']);
    rowOf('a')?.focus();
    press('ArrowLeft');
    expect([store.get().selection, store.get().field]).toEqual([['row'], '/columns/0']);
  });

  it('leave the selection to the block around them when that is folded', async () => {
    const { store } = renderOutline([columns]);
    store.select(['a']);
    await screen.findByText('a', { selector: 'small' });
    fireEvent.click(screen.getByTitle(/^折叠/));
    expect(store.get().selection).toEqual(['row']);
    expect(rowOf('a')).toBeNull();
  });
});

describe('a drop in the outline', () => {
  const tab = tabOf(JSON.stringify([columns, heading('c')]), {
    key: 't',
    name: '',
    templateId: 1,
    newUid: () => 'x',
  });
  const doc = openDraft({ tabs: [tab], notes: {}, meta: {} }, slots);
  const rows = outlineRows(doc, { tab: 't', unfolded: new Set(['row']), palette: {}, isHiddenOnly: false });
  const at = (x: number, row: number) => {
    const place = dropPlace(rows, { doc, flow: new Set(['row', 'c']) }, { x, y: (row + 0.9) * 32 });
    return place === null ? null : { after: place.after, slot: place.slot, top: place.top / 32 };
  };

  it('stands behind the row above it, as deep as the pointer is', () => {
    expect(at(40, 2)).toEqual({ after: 'a', slot: LEFT, top: 3 });
    expect(at(40, 3)).toEqual({ after: 'b', slot: LEFT, top: 4 });
    expect(at(0, 3)).toEqual({ after: 'row', slot: undefined, top: 5 });
    expect(at(40, 4)).toEqual({ after: null, slot: RIGHT, top: 5 });
    expect(at(0, 5)).toEqual({ after: 'c', slot: undefined, top: 6 });
  });
});
