// The first five things: ticked by what does them, led to by a press, and closed for good.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft, tabOf } from '~/domain/studio/document';
import goodsPresets from '~/widgets/goods/presets';
import { CheckProvider } from '../check/check-context';
import type { Editor } from '../session/editor-context';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { fakeApi } from '../testing/fake-api';
import { FirstStepsCard } from './first-steps-card';

const nobody = { present: [], published: null, closed: null };
const saved = { kind: 'saved', at: 0 };
const none: readonly never[] = [];
const still = () => () => undefined;

function show(ids: readonly string[], kind: 'page' | 'module' = 'page', more: object = {}) {
  let read = 0;
  const data = { banners: [{ picUrl: 'a.jpg' }], list: [], ...more };
  const text = JSON.stringify(ids.map((id) => ({ id, data })));
  const tab = tabOf(text, { key: 'a', name: '首页', templateId: 1, newUid: () => `b${read++}` });
  const store = new EditorStore(openDraft({ tabs: [tab], notes: {}, meta: {} }), { tab: 'a' });
  const parts = {
    live: { subscribe: still, get: () => nobody },
    sync: { subscribe: still, get: () => saved, entries: () => none, currentVersion: () => 1 },
  } as unknown as Partial<Editor>;
  const view = renderInEditor(
    store,
    <CheckProvider>
      <FirstStepsCard isWide />
    </CheckProvider>,
    { answer: { doc: 'page-1', kind, version: 1, review: null, schedule: null }, parts },
  );
  return { ...view, store };
}

const isDone = (words: string): boolean => {
  const step = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(words));
  return step !== undefined && within(step).queryByText('，已完成') !== null;
};

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
});
afterEach(() => vi.unstubAllGlobals());

it('ticks what is done, and remembers it', () => {
  const { store, ui, unmount } = show(['banner', 'goods']);
  expect(isDone('换一张轮播图')).toBe(false);
  const picture = {
    op: 'set',
    uid: 'b0',
    at: '/data/banners/0/picUrl',
    value: 'b.jpg',
    was: 'a.jpg',
  } as const;
  act(() => void store.run([picture], { name: '轮播' }));
  expect(isDone('换一张轮播图')).toBe(true);
  const goods = (count: number, was: unknown[]) => {
    const value = Array.from({ length: count }, (_, id) => ({ id }));
    act(() => void store.run([{ op: 'set', uid: 'b1', at: '/data/list', value, was }], { name: '商品' }));
    return value;
  };
  const three = goods(3, []);
  expect(isDone('选 4 件商品')).toBe(false);
  goods(4, three);
  expect(isDone('选 4 件商品')).toBe(true);
  act(() => ui.set({ dialog: 'phone' }));
  expect(isDone('用手机看')).toBe(true);
  unmount();
  show(['banner']);
  expect(screen.getByText('先做这五件 3/5')).toBeDefined();
});

it('leads to the block and its field, and says where the page has none', () => {
  const { store, said } = show(['goods', 'banner']);
  fireEvent.click(screen.getByRole('button', { name: '去做：换一张轮播图' }));
  expect([store.get().selection, store.get().field]).toEqual([['b1'], '/banners/0/picUrl']);
  fireEvent.click(screen.getByRole('button', { name: '去做：改一个导航' }));
  expect(said.at(-1)).toMatch(/^这一页还没有「/);
});

it.each([
  ['automatic', goodsPresets.presets[0]?.data, '/addGoodsType', '把“商品来源”改成“手动”，再自己选商品'],
  ['by category', { showCat: '1' }, '/showCat', '关掉“显示分类”，再自己选商品'],
  ['by hand', { addGoodsType: '1' }, '/list', undefined],
])('leads to what decides whether goods are chosen: %s', (_, data, at, words) => {
  const { store, said } = show(['goods'], 'page', data);
  fireEvent.click(screen.getByRole('button', { name: '去做：选 4 件商品' }));
  expect([store.get().field, said.at(-1)]).toEqual([at, words]);
});

it('opens the dialogs of what is no edit', () => {
  const { ui } = show(['banner']);
  fireEvent.click(screen.getByRole('button', { name: '去做：用手机看' }));
  expect(ui.get().dialog).toBe('phone');
});

it('stays closed, and is there for pages alone', () => {
  const { unmount } = show(['banner']);
  fireEvent.click(screen.getByRole('button', { name: '不再显示' }));
  expect(screen.queryByText(/^先做这五件/)).toBeNull();
  unmount();
  expect(show(['banner']).container.querySelector('details')).toBeNull();
  localStorage.clear();
  expect(show(['banner'], 'module').container.querySelector('details')).toBeNull();
});
