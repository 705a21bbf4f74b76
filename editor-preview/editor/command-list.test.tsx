// The command list finds fields of the selected block and pages of the mall, besides what the editor itself does.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft, tabOf } from '~/domain/studio/document';
import { HashRouter } from '../shell/navigation';
import { CheckProvider } from '../check/check-context';
import { FormPanel } from '../properties/form-panel';
import { renderInEditor } from '../form/testing';
import { rowOf } from '../pages/testing';
import { EditorStore } from '../store/editor-store';
import { fakeApi } from '../testing/fake-api';
import CommandList from './command-list';

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
  window.history.replaceState(null, '', '/#/pages/1/edit');
});
afterEach(() => vi.unstubAllGlobals());

const TITLE = { id: 'link', data: { title: '新品', arrowsSwitch: false } };

function open(selected: readonly string[]) {
  let read = 0;
  const newUid = () => `b${read++}`;
  const tab = tabOf(JSON.stringify([TITLE, TITLE]), { key: 'a', name: '首页', templateId: 1, newUid });
  const store = new EditorStore(openDraft({ tabs: [tab], notes: {}, meta: {} }));
  store.select(selected);
  const onClose = vi.fn<() => void>();
  renderInEditor(
    store,
    <HashRouter>
      <CheckProvider>
        <FormPanel />
        <CommandList onClose={onClose} />
      </CheckProvider>
    </HashRouter>,
    { answer: { kind: 'page', doc: 'page-1', review: null } },
  );
  return { store, onClose };
}

const type = (words: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: /^搜索命令/ }), { target: { value: words } });
const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent.trim());

it('leads to a field of the selected block', async () => {
  const { store, onClose } = open(['b1']);
  await screen.findByRole('option', { name: /^去改 文字颜色/ });
  type('去改 文字颜色');
  expect(found()).toEqual(['去改 文字颜色 标题 · 颜色']);
  fireEvent.click(screen.getByRole('option', { name: /文字颜色/ }));
  expect(onClose).toHaveBeenCalled();
  await waitFor(() => expect([store.get().selection, store.get().field]).toEqual([['b1'], '/color']));
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-at]')?.getAttribute('data-at')).toBe('/color'),
  );
});

it('lists no fields of several blocks', () => {
  open(['b0', 'b1']);
  type('去改');
  expect(found()).toEqual([]);
});

it('opens pages that the server finds, asked once when typing rests', async () => {
  fakeApi.answer('GET pages', { items: [rowOf(7, { title: '秋茶会场', state: 'live' })], next: null });
  open([]);
  type('龙');
  type('龙井新茶');
  expect(screen.getByText('正在查找…')).toBeDefined();
  await waitFor(() => expect(found()).toEqual(['打开 秋茶会场 线上']));
  expect(fakeApi.asked('GET pages').map(({ query }) => query)).toEqual([{ q: '龙井新茶', limit: '20' }]);
  fireEvent.click(screen.getByRole('option', { name: /秋茶会场/ }));
  await waitFor(() => expect(window.location.hash).toBe('#/pages/7/edit'));
});

it('says that pages were not found for want of the server, and asks again', async () => {
  fakeApi.refuse('GET pages', '服务器出错');
  open([]);
  type('龙井新茶');
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  fakeApi.answer('GET pages', { items: [], next: null });
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText('没有“龙井新茶”')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says why pages were not found, and asks again only where that can help', async () => {
  fakeApi.refuse('GET pages', { code: 'role', message: '没有这个权限' }, 403);
  open([]);
  type('龙井新茶');
  expect((await screen.findByRole('alert')).textContent).toBe('页面没有搜到：没有这个权限');
});
