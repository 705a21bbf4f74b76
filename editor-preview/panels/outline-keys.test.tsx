// What a block holds: by keys it is deleted and moved within its list, and the block around it stays; modules are opened.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedDataOf } from '~/domain/studio/document';
import type { EditorStore } from '../store/editor-store';
import { fakeApi } from '../testing/fake-api';
import { renderOutline } from './testing';

beforeEach(() => fakeApi.reset());
afterEach(() => vi.unstubAllGlobals());

const banner = (...names: string[]) => ({
  id: 'banner',
  data: { banners: names.map((name) => ({ picUrl: `${name}.jpg`, link: { name } })) },
});
const rubik = (style: number) => ({
  id: 'rubik',
  data: { style, w: 2, h: 1, list: ['左', '右'].map((name, x) => ({ w: 1, h: 1, x, y: 0, link: { name } })) },
});

const blockOf = (store: EditorStore, uid = 'b0') => {
  const block = store.get().doc.blocks[uid];
  if (block === undefined) throw new Error(`${uid} is gone`);
  return storedDataOf(block);
};
const namesIn = (store: EditorStore, list: string) =>
  (blockOf(store)[list] as { link: { name: string } }[]).map(({ link }) => link.name);
const row = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement?.textContent;
const press = (target: Element, key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key, code: key, ...init });

const painted = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

/** Unfolds the first block, and enters what it holds. */
async function enter(...elements: unknown[]) {
  const outline = renderOutline(elements);
  const [first] = screen.getAllByRole('treeitem');
  if (first === undefined) throw new Error('no block');
  first.focus();
  press(first, 'ArrowRight');
  press(first, 'ArrowRight');
  await waitFor(() => expect(document.activeElement).not.toBe(first));
  return outline;
}

it('enters with → what an unfolded block holds', async () => {
  const { store } = await enter(banner('一', '二'));
  expect(focused()).toBe('一');
  expect([store.get().selection, store.get().field]).toEqual([['b0'], '/banners/0']);
});

it('has the focus before the next key comes, however fast that is', () => {
  const outline = renderOutline(['一', '二', '三'].map((name) => banner(name)));
  screen.getAllByRole('treeitem')[0]?.focus();
  const pressHere = (key: string) => press(document.activeElement ?? document.body, key);
  pressHere('ArrowDown');
  pressHere('ArrowDown');
  expect(outline.store.get().selection).toEqual(['b2']);
  act(() => outline.store.select(['b0']));
  pressHere('ArrowDown');
  expect(outline.store.get().selection).toEqual(['b1']);
});

it('is moved with Alt and an arrow, and the focus goes along', async () => {
  const { store, said } = await enter(banner('一', '二', '三'));
  expect(press(row('一'), 'ArrowDown', { altKey: true })).toBe(false);
  await waitFor(() => expect(namesIn(store, 'banners')).toEqual(['二', '一', '三']));
  await waitFor(() => expect(focused()).toBe('一'));
  expect(store.get().field).toBe('/banners/1');
  expect(store.get().steps.map(({ name }) => name)).toEqual([expect.stringMatching(/ · 广告图 下移$/)]);
  expect(said).toEqual(['已移到第 2，共 3']);
});

it('is deleted alone, down to as many as the form wants', async () => {
  const { store, said } = await enter(banner('一', '二', '三'));
  press(row('三'), 'Delete');
  await waitFor(() => expect(namesIn(store, 'banners')).toEqual(['一', '二']));
  await waitFor(() => expect(focused()).toBe('二'));
  press(row('二'), 'Backspace');
  await waitFor(() => expect(said).toContain('至少 2 项'));
  expect(namesIn(store, 'banners')).toEqual(['一', '二']);
});

it('stays in an arrangement of pictures, save in one of its own', async () => {
  const { store, said } = await enter(rubik(1));
  press(row('右'), 'Delete');
  await waitFor(() => expect(said).toEqual(['固定 2 项，不能删除']));
  act(
    () => void store.run([{ op: 'set', uid: 'b0', at: '/data/style', value: 8, was: 1 }], { name: '样式' }),
  );
  press(row('右'), 'Delete');
  await waitFor(() => expect(namesIn(store, 'list')).toEqual(['左']));
});

it('is a row of the tree while its name is typed, and has the focus again afterwards', async () => {
  const { ui } = renderOutline([rubik(1)], { tabs: ['新品'] });
  for (const [key, level, words] of [
    ['b0', '2', '图片广告'],
    ['t1', '1', '新品'],
  ] as const) {
    act(() => ui.set({ renaming: key }));
    const name = screen.getByRole('textbox');
    const named = row(words);
    expect([named.contains(name), named.getAttribute('aria-level')]).toEqual([true, level]);
    press(name, 'Escape');
    await painted();
    expect(document.activeElement?.getAttribute('data-key')).toBe(key);
  }
});

it('has the focus still after the press that opened it', async () => {
  const { store } = await enter(banner('一', '二'), banner('三', '四'));
  act(() => store.select(['b1']));
  await painted();
  row('一').focus();
  fireEvent.click(row('一'));
  await painted();
  expect(focused()).toBe('一');
});

it('leads from the row of a module to the module', async () => {
  await enter({ id: 'module', data: { list: [{ id: 5, name: '页脚' }, { name: '没有编号' }] } });
  expect(row('页脚')).toBeDefined();
  expect(screen.getAllByText('打开模块').map((link) => link.getAttribute('href'))).toEqual([
    '#/modules/5/edit',
  ]);
});

it('leads from the first block to the tab, where nothing is selected for the keys of blocks', async () => {
  const { store } = renderOutline([rubik(1)], { tabs: ['新品'] });
  act(() => store.select(['b0']));
  const block = screen.getAllByRole('treeitem')[1];
  if (block === undefined) throw new Error('no block');
  block.focus();
  press(block, 'ArrowUp');
  await waitFor(() => expect(focused()).toContain('首页'));
  expect(store.get().selection).toEqual([]);
});

it('goes from what the last block of the flow holds over the head 「悬浮」 to what floats, and back', async () => {
  const { store } = await enter(banner('一'), { id: 'modal', data: {} });
  const head = screen.getByText('悬浮');
  expect([head.closest('[role="treeitem"]'), head.closest('[aria-hidden="true"]')]).toEqual([null, head]);
  press(row('一'), 'ArrowDown');
  expect(store.get().selection).toEqual(['b1']);
  expect(row(/，悬浮$/).dataset['key']).toBe('b1');
  press(row(/，悬浮$/), 'ArrowUp');
  expect([store.get().selection, store.get().field]).toEqual([['b0'], '/banners/0']);
});
