// The JSON view: what the text changes, its marks and its help, and how it is applied and left.
import { startCompletion } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft, tabOf } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import JsonDialog from './json-dialog';

const LAYOUT = [
  { id: 'link', data: { title: '更多', color: '#353535' } },
  { id: 'search', data: {} },
];

// Browsers fire it after the editor has set its selection, happy-dom meanwhile.
const stop = (event: Event) => event.stopImmediatePropagation();
beforeEach(() => document.addEventListener('selectionchange', stop, true));
afterEach(() => document.removeEventListener('selectionchange', stop, true));

function open({ isReadOnly = false } = {}) {
  let read = 0;
  const newUid = () => `b${read++}`;
  const tab = tabOf(JSON.stringify(LAYOUT), { key: 'a', name: '首页', templateId: 1, newUid });
  const store = new EditorStore(openDraft({ tabs: [tab], notes: {}, meta: {} }), { isReadOnly });
  const onClose = vi.fn();
  const { said } = renderInEditor(store, <JsonDialog onClose={onClose} />);
  const content = screen.getByRole('textbox', { name: '组件的 JSON' });
  const code = EditorView.findFromDOM(content);
  if (code === null) throw new Error('There is no editor');
  const textOf = () => code.state.doc.toString();
  const write = (text: string) =>
    act(() => code.dispatch({ changes: { from: 0, to: code.state.doc.length, insert: text } }));
  const putCaret = (words: string) =>
    act(() => code.dispatch({ selection: { anchor: textOf().indexOf(words) } }));
  const press = (key: string, ctrlKey = false) => fireEvent.keyDown(content, { key, ctrlKey });
  return { store, code, content, textOf, write, putCaret, press, onClose, said };
}

const applyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '应用' });

it('says what the text changes before it is applied, and nothing while it is no list of blocks', async () => {
  const { textOf, write } = open();
  const [link] = LAYOUT;
  write(
    JSON.stringify([
      { ...link, data: { title: '全部', color: '#353535' } },
      { id: 'coupon', data: {} },
    ]),
  );
  const words = await screen.findByText('改 1（标题）、加 1（优惠券）、删 1（搜索）');
  write(textOf().slice(1));
  await waitFor(() => expect(words.textContent).toBe(''));
});

it('says the line and the column of what is no JSON, and puts the caret there', () => {
  const { code, content, write, store } = open();
  write('[\n  {"id":"link"},\n]');
  fireEvent.click(applyButton());
  expect(screen.getByRole('alert').textContent).toBe('第 20 个字符处不是有效的 JSON（第 3 行第 1 列）');
  expect([code.state.selection.main.from, document.activeElement]).toEqual([19, content]);
  expect(store.get().done).toBe(0);
});

it('applies by Ctrl+Enter as one step, with what was not edited as it was', () => {
  const { store, textOf, write, press, onClose } = open();
  press('Enter', true);
  expect([onClose.mock.calls.length, applyButton().disabled]).toEqual([0, true]);
  write(textOf().replace('更多', '全部'));
  press('Enter', true);
  expect([onClose.mock.calls.length, store.get().done]).toEqual([1, 1]);
  expect(store.get().doc.blocks['b0']?.value).toMatchObject({ data: { title: '全部', color: '#353535' } });
});

it('marks what is wrong at its line, and goes from one to the next', async () => {
  const { code, write } = open();
  write(JSON.stringify([LAYOUT[0], { id: 'unheard-of', data: {} }], null, 2));
  fireEvent.click(await screen.findByRole('button', { name: '1 处问题' }));
  const { from, to } = code.state.selection.main;
  expect([code.state.sliceDoc(from, to), code.state.doc.lineAt(from).number]).toEqual(['"unheard-of"', 10]);
});

it('says the path at the caret, with the words of the form for it', async () => {
  const { putCaret } = open();
  putCaret('353535');
  expect(await screen.findByText('文字颜色')).toBeDefined();
  expect(screen.getByText('/0/data/color')).toBeDefined();
  putCaret('search');
  await waitFor(() => expect(screen.queryByText('文字颜色')).toBeNull());
  expect(screen.getByText('/1/id')).toBeDefined();
  expect(screen.getByText('搜索')).toBeDefined();
});

it('offers names and values of the form, in place of the one at the caret', async () => {
  const { code, textOf, write, press } = open();
  const choose = async (words: string) => {
    act(() => void startCompletion(code));
    const list = await screen.findByRole('listbox', { name: '可以填的' });
    fireEvent.mouseDown(within(list).getByText(words));
  };
  const typeAt = (text: string) => {
    write(text.replace('|', ''));
    act(() => code.dispatch({ selection: { anchor: text.indexOf('|') } }));
  };
  typeAt('[{"id":"nav","data":{"navT|":"fixed"}}]');
  await choose('排列方式');
  expect(textOf()).toBe('[{"id":"nav","data":{"navType":"fixed"}}]');
  typeAt('[{"id":"nav","data":{"navType":"fix|ed"}}]');
  await choose('单行滑动');
  expect(textOf()).toBe('[{"id":"nav","data":{"navType":"alone"}}]');
  typeAt('[{"|"}]');
  act(() => void startCompletion(code));
  await screen.findByRole('listbox', { name: '可以填的' });
  // Escape closes the list, and no more.
  expect(press('Escape')).toBe(false);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('is left by Tab, and asks before an edited text is given up', async () => {
  const { textOf, write, press, onClose } = open();
  expect(press('Tab')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  write(textOf().replace('更多', '全部'));
  expect(press('Escape')).toBe(true);
  fireEvent(screen.getByRole('dialog', { name: 'JSON：首页' }), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: '放弃' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});

it('is for reading alone to those who may only look', () => {
  const { code, content } = open({ isReadOnly: true });
  expect([content.getAttribute('aria-readonly'), code.state.readOnly]).toEqual(['true', true]);
  expect(screen.queryByRole('button', { name: '应用' })).toBeNull();
  expect(screen.getAllByRole('button', { name: '关闭' })).toHaveLength(2);
});
