// Proves the list of blocks in a slot: it leads to each block's own form, and changes the blocks by their uids.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyOps, type Op } from '~/domain/studio/ops';
import { renderForm } from '../form/testing';
import type { EditorStore } from '../store/editor-store';
import { LEFT, RIGHT } from '../testing/columns-block';
import { openMenu, pressEntry } from '../testing/open-menu';
import { dragRow } from './testing';

beforeEach(() => localStorage.clear());

const title = (text: string) => ({ id: 'link', permission_key: '', data: { title: text, style: '1' } });
const named = (text: string) => ({ ...title(text), uid: text });
const columns = (...blocks: unknown[]) => ({
  id: 'columns',
  uid: 'row',
  data: {
    columns: [
      { share: 1, blocks },
      { share: 1, blocks: [] },
    ],
  },
});

type Stored = Readonly<Record<string, unknown>>;
const blocksIn = (data: Stored, column = 0) =>
  (data['columns'] as { blocks: { id: string; data: Stored }[] }[])[column]?.blocks ?? [];
const titlesIn = (data: Stored, column = 0) => blocksIn(data, column).map((block) => block.data['title']);
const openColumn = () =>
  fireEvent.click(screen.getAllByRole('button', { name: '占 1 份' })[0] ?? document.body);
const line = (name: string) => screen.getByRole('button', { name });

/** What another window saved meanwhile. */
const others = (store: EditorStore, ...ops: Op[]) =>
  act(() => store.rebase(applyOps(store.get().doc, ops).doc, ops, '别人的修改'));

async function renderColumns(...blocks: unknown[]) {
  const view = await renderForm([columns(...blocks)], {
    selected: ['row'],
    around: (form) => <div data-region="form">{form}</div>,
  });
  openColumn();
  return { ...view, data: () => view.data('row') };
}

describe('the list of blocks in a slot', () => {
  it('leads to the form of a block and back to its line', async () => {
    const { store } = await renderColumns(named('左'), named('右'));
    fireEvent.click(line('标题 · 右'));
    expect(store.get().selection).toEqual(['右']);
    expect(document.activeElement).toBe(line('分栏 第 1 栏'));
    expect(await screen.findByDisplayValue('右')).toBeDefined();
    fireEvent.click(line('分栏 第 1 栏'));
    expect(store.get().selection).toEqual(['row']);
    expect(document.activeElement).toBe(line('标题 · 右'));
  });

  it('moves and deletes blocks by keys, and stays with the block around them', async () => {
    const { data, store } = await renderColumns(title('一'), title('二'), title('三'));
    line('标题 · 一').focus();
    fireEvent.keyDown(line('标题 · 一'), { key: 'ArrowDown', altKey: true });
    expect(document.activeElement).toBe(line('标题 · 一'));
    fireEvent.keyDown(line('标题 · 三'), { key: 'Delete' });
    expect(titlesIn(data())).toEqual(['二', '一']);
    expect(store.get().selection).toEqual(['row']);
  });

  it('offers the widgets that the slot allows, and opens the one that is added', async () => {
    const { data } = await renderColumns();
    expect(await openMenu('添加到组件')).toEqual(['图片广告', '标题', '图文详情', '视频', '空白块']);
    pressEntry('标题');
    await waitFor(() => expect(blocksIn(data())).toHaveLength(1));
    const [added] = blocksIn(data());
    expect(added).toMatchObject({ id: 'link', permission_key: '', data: { style: expect.any(String) } });
    expect(await screen.findByDisplayValue(String(added?.data['title']))).toBeDefined();
  });

  it('adds to a slot whose list is not stored', async () => {
    const { data } = await renderForm([{ id: 'columns', data: { columns: [{ share: 1 }, { share: 1 }] } }]);
    openColumn();
    await openMenu('添加到组件');
    pressEntry('标题');
    await waitFor(() => expect(blocksIn(data())).toHaveLength(1));
  });

  it('adds none to a full slot', async () => {
    await renderColumns(...['一', '二', '三', '四', '五', '六'].map(title));
    expect(screen.getByText('最多 6 个')).toBeDefined();
    expect(screen.queryByRole('button', { name: '添加到组件' })).toBeNull();
  });

  it('edits no block of a newer version', async () => {
    const { data } = await renderColumns({ ...named('新'), v: 99 });
    fireEvent.click(line('标题 · 新'));
    expect(await screen.findByText(/来自更新的版本，不能编辑/)).toBeDefined();
    expect(blocksIn(data())).toEqual([{ ...named('新'), v: 99 }]);
  });
});

it('a column that is copied has blocks of its own', async () => {
  const { data } = await renderForm([columns(named('一'))], { selected: ['row'] });
  await openMenu('第 1 项的操作');
  pressEntry('复制');
  expect([blocksIn(data('row')), blocksIn(data('row'), 1)]).toEqual([[named('一')], [title('一')]]);
});

describe('while another editor moves blocks', () => {
  const toRight = (uid: string): Op => ({ op: 'move', uids: [uid], tab: 'a', slot: RIGHT, after: null });

  it('an edit goes to the block that it was begun in, not to the one at its place', async () => {
    const { data, store } = await renderColumns(named('左'), named('右'));
    fireEvent.click(line('标题 · 左'));
    const field = await screen.findByDisplayValue('左');
    fireEvent.change(field, { target: { value: '新的' } });
    others(store, toRight('左'));
    fireEvent.blur(field);
    expect([titlesIn(data()), titlesIn(data(), 1)]).toEqual([['右'], ['新的']]);
    fireEvent.change(screen.getByDisplayValue('新的'), { target: { value: '更新的' } });
    expect([titlesIn(data()), titlesIn(data(), 1)]).toEqual([['右'], ['更新的']]);
  });

  it('an act of a row goes to its block, wherever that stands by then', async () => {
    const { data, store } = await renderColumns(named('一'), named('二'), named('三'));
    const row = line('标题 · 二');
    others(store, { op: 'move', uids: ['三'], tab: 'a', slot: LEFT, after: null });
    fireEvent.keyDown(row, { key: 'Delete' });
    expect(titlesIn(data())).toEqual(['三', '一']);
  });

  it('a row that is dragged is the one that was taken hold of', async () => {
    const { data, store } = await renderColumns(named('一'), named('二'), named('三'));
    const list = line('标题 · 一').closest('ol') ?? document.body;
    dragRow(list, { from: 1, to: 1, meanwhile: () => others(store, toRight('一')) });
    expect(titlesIn(data())).toEqual(['三', '二']);
  });
});
