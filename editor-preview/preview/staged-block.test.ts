// Rows of the form are found in what the server has delivered.
import { expect, it } from 'vitest';
import { stagedBlock } from './staged-block';

const stored = {
  id: 'banner',
  data: { banners: [{ picUrl: 'a', link: {} }, { picUrl: 'b' }, { picUrl: 'c' }] },
};
const state = { mode: 'edit', selected: ['u'], group: null } as const;
const rowOf = (delivered: unknown, field: string) =>
  stagedBlock({ ...state, nodes: [{ uid: 'u', id: 'banner', stored, delivered }], field })?.row;

it('is the same place where all entries were delivered, or none yet', () => {
  const row = { list: 'banners', index: 2 };
  expect(rowOf(undefined, '/banners/2/picUrl')).toEqual(row);
  expect(rowOf({ banners: [{ picUrl: 'a' }, { picUrl: 'b' }, { picUrl: 'c' }] }, '/banners/2')).toEqual(row);
});

it('is found by its content where the server has left entries out or grouped them', () => {
  expect(rowOf({ banners: [{ picUrl: 'b' }, { picUrl: 'c', more: 1 }] }, '/banners/2')).toEqual({
    list: 'banners',
    index: 1,
  });
  expect(rowOf({ banners: [[{ picUrl: 'a' }, { picUrl: 'c' }]] }, '/banners/2')?.index).toBe(1);
  expect(rowOf({ banners: [{ picUrl: 'b' }] }, '/banners/2')).toBeNull();
});

it('is none for a field outside of lists', () => {
  expect([rowOf(undefined, '/height'), rowOf(undefined, '/banners')]).toEqual([null, null]);
});

it('holds the selected block still, unless how it moves is edited, and no block while the page is tried', () => {
  const nodes = [{ uid: 'u', id: 'banner', stored }];
  const staged = stagedBlock({ ...state, nodes, field: null });
  expect(staged).toEqual({ uid: 'u', isSelected: true, row: null, group: null, isPaused: true });
  expect(stagedBlock({ ...state, nodes, field: '/interval', group: 'behaviour' })?.isPaused).toBe(false);
  expect(stagedBlock({ ...state, nodes, selected: [], field: null })?.isSelected).toBe(false);
  expect(stagedBlock({ ...state, nodes, mode: 'try', field: null })).toBeNull();
});
