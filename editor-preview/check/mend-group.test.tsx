// A group of issues is mended by one press and one step: alternative texts that are known, pictures cropped to their places.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { MediaRow } from '~/domain/studio/api-library';
import { storedDataOf, openDraft, tabOf } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { undo } from '../session/undoing';
import { EditorStore } from '../store/editor-store';
import { fakeApi } from '../testing/fake-api';
import { CheckProvider } from './check-context';
import { CheckPanel } from './check-panel';

const mediaRow = (id: number, change: Partial<MediaRow> = {}): MediaRow => ({
  id,
  url: `uploads/${id}.png`,
  kind: 'picture',
  name: `新茶${id}.png`,
  alt: null,
  folder: null,
  width: 750,
  height: 450,
  bytes: 1000,
  mean: null,
  uses: 1,
  at: '2026-01-01T00:00:00Z',
  by: null,
  ...change,
});

let media: MediaRow[] = [];

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET media', { items: media, next: null });
});

const link = { url: '/pages/coupon/index/index', openType: 'navigate', params: [] };
const banner = (ids: readonly number[]) => ({
  id: 'banner',
  data: { height: 450, banners: ids.map((id) => ({ picUrl: `uploads/${id}.png`, ...link })) },
});

function openPanel(rows: MediaRow[]) {
  media = rows;
  fakeApi.answer('GET media', { items: rows, next: null });
  return openBlocks([banner(rows.map(({ id }) => id))]);
}

async function openBlocks(blocks: readonly object[]) {
  let made = 0;
  const text = JSON.stringify(blocks);
  const tab = tabOf(text, { key: 'a', name: '首页', templateId: 1, newUid: () => `b${made++}` });
  const store = new EditorStore(openDraft({ tabs: [tab], notes: {}, meta: {} }), { isReadOnly: false });
  const view = renderInEditor(
    store,
    <CheckProvider>
      <CheckPanel />
    </CheckProvider>,
    { answer: { kind: 'page', review: null } },
  );
  return { ...view, store };
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name }, { timeout: 5000 });
  act(() => {
    fireEvent.click(button);
  });
};
const pictures = (store: EditorStore): unknown[] => {
  const block = store.get().doc.blocks['b0'];
  const rows = block === undefined ? [] : storedDataOf(block)['banners'];
  return (rows as { picUrl: string }[]).map(({ picUrl }) => picUrl);
};

it('fills in the names of the files, and one undo takes all of them back with a word', async () => {
  const { store, said } = await openPanel([mediaRow(1), mediaRow(2), mediaRow(3, { name: 'IMG_0001.jpg' })]);
  await press('一次填 2 处');
  expect(store.get().doc.notes['b0']?.alt).toEqual({ 'uploads/1.png': '新茶1', 'uploads/2.png': '新茶2' });
  expect(said).toEqual(['已改 2 处：图片没有替代文字，Ctrl+Z 撤销']);
  expect(store.get().steps).toHaveLength(1);
  undo({ store, say: (words) => void said.push(words) });
  expect(store.get().doc.notes).toEqual({});
  expect(said.at(-1)).toBe('已撤销：图片没有替代文字 2 处');
});

it('crops from the middle what has another ratio than its place, as one step', async () => {
  const named = { alt: '茶' };
  const rows = [
    mediaRow(1, { ...named, width: 750, height: 900 }),
    mediaRow(2, { ...named, width: 1500, height: 450 }),
  ];
  const { store } = await openPanel(rows);
  for (const { id } of rows)
    fakeApi.answer(`POST media/${id}/crop`, mediaRow(id + 10, { ...named, width: 750, height: 450 }));
  await press('一键裁剪 2 张');
  await waitFor(() => expect(pictures(store)).toEqual(['uploads/11.png', 'uploads/12.png']));
  const areas = fakeApi.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(areas).toContainEqual({ x: 0, y: 225, width: 750, height: 450 });
  expect(areas).toContainEqual({ x: 375, y: 0, width: 750, height: 450 });
  expect(store.get().steps).toHaveLength(1);
});

it('writes nothing where a picture cannot be cropped, and says why', async () => {
  const rows = [1, 2].map((id) => mediaRow(id, { alt: '茶', width: 900, height: 900 }));
  const { store, said } = await openPanel(rows);
  fakeApi.refuse('POST media/1/crop', '服务器出错');
  await press('一键裁剪 2 张');
  await waitFor(() => expect(said).toEqual(['没有裁剪：服务器出错']));
  expect(store.get().steps).toEqual([]);
});

it('lets all fixed reds of the default theme follow the mall’s theme by one press, and leaves colours of the page’s own', async () => {
  const notice = (colours: object) => ({ id: 'notice', data: { content: '欢迎', ...colours } });
  const { store } = await openBlocks([
    notice({ background: '#ff4544', btnColor: '#FF4040' }),
    notice({ background: '#5f8f6b', btnColor: '#ff4544' }),
  ]);
  await press('跟随主题 3 处');
  const colours = ['b0', 'b1'].map((uid) => {
    const block = store.get().doc.blocks[uid];
    const { background, btnColor } = block === undefined ? {} : storedDataOf(block);
    return [background, btnColor];
  });
  expect(colours).toEqual([
    ['', ''],
    ['#5f8f6b', ''],
  ]);
  expect(store.get().steps).toHaveLength(1);
});
