// Proves the form of blocks in a slot: added, edited, moved and deleted within the block that holds them.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderForm } from '../form/testing';
import { openMenu, pressEntry } from '../testing/open-menu';

beforeEach(() => localStorage.clear());

const title = (text: string) => ({ id: 'link', permission_key: '', data: { title: text, style: '1' } });
const columns = (...blocks: unknown[]) => ({
  id: 'columns',
  data: {
    columns: [
      { share: 1, blocks },
      { share: 1, blocks: [] },
    ],
  },
});

type Stored = Readonly<Record<string, unknown>>;
const blocksIn = (data: Stored) =>
  (data['columns'] as { blocks: { id: string; data: Stored }[] }[])[0]?.blocks ?? [];
const [firstColumn] = ['占 1 份'];
const openColumn = () =>
  fireEvent.click(screen.getAllByRole('button', { name: firstColumn })[0] ?? document.body);
const line = (name: string) => screen.getByRole('button', { name });

it('shows the form of the block that is open, and writes into it alone', async () => {
  const { data } = await renderForm([columns(title('左'), title('右'))]);
  openColumn();
  fireEvent.click(line('标题 · 右'));
  const field = await screen.findByDisplayValue('右');
  fireEvent.change(field, { target: { value: '新的' } });
  fireEvent.blur(field);
  expect(blocksIn(data())).toEqual([title('左'), title('新的')]);
});

it('moves and deletes blocks by keys, which stay as they are stored', async () => {
  const { data } = await renderForm([columns(title('一'), title('二'), title('三'))]);
  openColumn();
  fireEvent.keyDown(line('标题 · 一'), { key: 'ArrowDown', altKey: true });
  fireEvent.keyDown(line('标题 · 三'), { key: 'Delete' });
  expect(blocksIn(data())).toEqual([title('二'), title('一')]);
});

it('offers the widgets that the slot allows, and adds one whole', async () => {
  const { data } = await renderForm([columns()]);
  openColumn();
  expect(await openMenu('添加到组件')).toEqual(['图片广告', '标题', '图文详情', '视频', '空白块']);
  pressEntry('标题');
  await waitFor(() => expect(blocksIn(data())).toHaveLength(1));
  expect(blocksIn(data())[0]).toMatchObject({
    id: 'link',
    permission_key: '',
    data: { style: expect.any(String) },
  });
  expect(await screen.findByDisplayValue(String(blocksIn(data())[0]?.data['title']))).toBeDefined();
});

it('adds none to a full slot', async () => {
  await renderForm([columns(...['一', '二', '三', '四', '五', '六'].map(title))]);
  openColumn();
  expect(screen.getByText('最多 6 个')).toBeDefined();
  expect(screen.queryByRole('button', { name: '添加到组件' })).toBeNull();
});

it('edits no block of a newer version', async () => {
  const { data } = await renderForm([columns({ ...title('新'), v: 99 })]);
  openColumn();
  fireEvent.click(line('标题 · 新'));
  expect(await screen.findByText(/来自更新的版本，不能编辑/)).toBeDefined();
  expect(blocksIn(data())).toEqual([{ ...title('新'), v: 99 }]);
});
