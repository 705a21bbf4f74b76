// Templates in the editor: inserted as one step, and made of the selected blocks.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EmptyPage } from '../stage/empty-page';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import MakeTemplate from './make-template';
import { Templates } from './templates';

const TEMPLATE = { id: 4, name: '茶', description: '清淡', isShipped: true, blockCount: 2, kinds: ['link'] };

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
  fakeApi.answer('GET templates', { items: [TEMPLATE] });
});

const open = (notes = {}) => new EditorStore(openDraft({ ...titles(['一', '二']), notes }));
const orderOf = (store: EditorStore) => store.get().doc.tabs[0]?.order ?? [];

it('are inserted behind the selection, with the mall’s own goods unless it is said otherwise', async () => {
  const store = open();
  store.select(['b0']);
  fakeApi.answer('POST templates/4/apply', {
    texts: ['{"id":"link","data":{}}', '{"id":"empty","data":{}}'],
  });
  renderInEditor(store, <Templates />);
  fireEvent.click(await screen.findByRole('button', { name: /茶/ }));
  await waitFor(() => expect(orderOf(store)).toHaveLength(4));
  const { selection } = store.get();
  expect(orderOf(store)).toEqual(['b0', ...selection, 'b1']);
  expect(selection).toHaveLength(2);
  expect(store.undo()).toBeNull();
  expect(orderOf(store)).toEqual(['b0', 'b1']);
  fireEvent.click(screen.getByRole('checkbox', { name: '用我的商品' }));
  fireEvent.click(screen.getByRole('button', { name: /茶/ }));
  await waitFor(() => expect(orderOf(store)).toHaveLength(4));
  expect(fakeApi.asked('POST templates/4/apply').map(({ body }) => body)).toEqual([
    { isOwnGoods: true },
    { isOwnGoods: false },
  ]);
});

it('that do not come change nothing, and say why', async () => {
  const store = open();
  fakeApi.refuse('POST templates/4/apply', '没有这个模板', 404);
  const { said } = renderInEditor(store, <Templates />);
  fireEvent.click(await screen.findByRole('button', { name: /茶/ }));
  await waitFor(() => expect(said).toEqual(['没有这个模板']));
  expect(orderOf(store)).toEqual(['b0', 'b1']);
});

it('are made of the selected blocks in page order, without those that are hidden', async () => {
  const store = open({ b0: { isHidden: true } });
  store.select(['b1', 'b0']);
  fakeApi.answer('POST templates', { id: 9 });
  let closed = 0;
  const { said } = renderInEditor(store, <MakeTemplate onClose={() => (closed += 1)} />);
  fireEvent.change(screen.getByLabelText('模板的名字'), { target: { value: '秋季' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /不带商品/ }));
  fireEvent.submit(screen.getByLabelText('模板的名字'));
  await waitFor(() => expect(closed).toBe(1));
  const bodies = fakeApi.asked('POST templates').map(({ body }) => body as { text: string });
  expect(bodies).toMatchObject([{ name: '秋季', description: '', isWithoutIds: true }]);
  const text = bodies[0]?.text ?? '';
  expect((JSON.parse(text) as { data: { title: string } }[]).map(({ data }) => data.title)).toEqual(['二']);
  expect(said).toEqual(['已存为模板「秋季」，没有带上已隐藏的 1 个']);
});

it('begin an empty page, as the list of components and four blocks at once do', async () => {
  const store = new EditorStore(openDraft(titles([])));
  const { ui } = renderInEditor(store, <EmptyPage />);
  fireEvent.click(screen.getByRole('button', { name: '从模板开始' }));
  expect(ui.get().panel).toBe('templates');
  fireEvent.click(screen.getByRole('button', { name: /^添加组件/ }));
  expect(ui.get().dialog).toBe('insert');
  fireEvent.click(screen.getByRole('button', { name: /一次加好/ }));
  await waitFor(() => expect(orderOf(store)).toHaveLength(4), { timeout: 5000 });
  const { blocks } = store.get().doc;
  expect(orderOf(store).map((uid) => blocks[uid]?.id)).toEqual(['search', 'banner', 'nav', 'goods']);
  expect(store.undo()).toBeNull();
  expect(orderOf(store)).toEqual([]);
});

it('are offered to nobody who may only look', () => {
  const store = new EditorStore(openDraft(titles([])), { isReadOnly: true });
  renderInEditor(store, <EmptyPage />);
  expect(screen.queryByRole('button')).toBeNull();
});
