// The JSON view: what the text changes before it is applied, and what stands at the caret.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDraft, tabOf } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import JsonDialog from './json-dialog';

const LAYOUT = [
  { id: 'link', data: { title: '更多', color: '#353535' } },
  { id: 'search', data: {} },
];

function open() {
  let read = 0;
  const newUid = () => `b${read++}`;
  const tab = tabOf(JSON.stringify(LAYOUT), { key: 'a', name: '首页', templateId: 1, newUid });
  const store = new EditorStore(openDraft({ tabs: [tab], notes: {}, meta: {} }));
  renderInEditor(store, <JsonDialog onClose={() => undefined} />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '组件的 JSON' });
  const write = (text: string) => fireEvent.change(area, { target: { value: text } });
  const putCaret = (words: string) => {
    area.focus();
    area.setSelectionRange(area.value.indexOf(words), area.value.indexOf(words));
    fireEvent.keyUp(area);
  };
  return { store, area, write, putCaret };
}

it('says what the text changes before it is applied, and nothing while it is no list of blocks', async () => {
  const { area, write } = open();
  const [link] = LAYOUT;
  write(
    JSON.stringify([
      { ...link, data: { title: '全部', color: '#353535' } },
      { id: 'coupon', data: {} },
    ]),
  );
  const words = await screen.findByText('改 1（标题）、加 1（优惠券）、删 1（搜索）');
  write(area.value.slice(1));
  await waitFor(() => expect(words.textContent).toBe(''));
});

it('says the line and the column of what is no JSON, and puts the caret there', () => {
  const { area, write, store } = open();
  write('[\n  {"id":"link"},\n]');
  fireEvent.click(screen.getByRole('button', { name: '应用' }));
  expect(screen.getByRole('alert').textContent).toBe('第 20 个字符处不是有效的 JSON（第 3 行第 1 列）');
  expect([area.selectionStart, document.activeElement]).toEqual([19, area]);
  expect(store.get().done).toBe(0);
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
