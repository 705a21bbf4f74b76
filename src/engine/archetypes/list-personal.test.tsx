// Proves that a list which finds people keeps its word out of the address.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { topicList } from '~/schemas/api/topic.gen';
import { clearCaches } from '../../services/caches';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { definePage } from '../define-page';
import { choice, text } from '../params';
import { list } from './list';

const ROUTE = topicList.route;
const query = { type: choice([0, 7, 8]), keyword: text() };
const asked = () => backend.asked(ROUTE).map(({ type, keyword }) => `${type} ${keyword ?? ''}`.trim());

beforeEach(async () => {
  await startMall();
  backend.answer(ROUTE, { list: [{ id: 1, title: '专题1', read_count: '1' }] });
});

it("keeps a word that may be a person's out of the address, also by another tab, and finds it after a reload", async () => {
  const personal = definePage({
    path: '/made-up/list',
    title: '列表',
    auth: 'guest',
    query,
    carries: ['keyword'],
    body: list(query, {
      tabs: {
        of: 'type',
        label: '分类',
        items: [7, 8].map((id) => ({ id: id as 7 | 8, text: `类${id}` })),
      },
      search: { of: 'keyword', placeholder: '搜索昵称', isPersonal: true },
      from: topicList,
      params: ({ type, keyword }) => ({ type, keyword }),
      item: ({ row }) => <p>{row.title}</p>,
      empty: { text: '暂无' },
    }),
  });
  const { unmount } = await renderScreen(personal, 'type=7&keyword=旧');
  const field = await screen.findByRole('searchbox', { name: '搜索昵称' });
  fireEvent.change(field, { target: { value: '王小明' } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  await waitFor(() => expect(asked().at(-1)).toBe('7 王小明'));
  expect(address()).toBe('/made-up/list?type=7');
  fireEvent.click(screen.getByRole('tab', { name: '类8' }));
  await waitFor(() => expect(asked().at(-1)).toBe('8 王小明'));
  expect([address(), field]).toEqual(['/made-up/list?type=8', expect.objectContaining({ value: '王小明' })]);
  unmount();
  clearCaches();
  await renderScreen(personal, 'type=8');
  expect(await screen.findByRole('searchbox', { name: '搜索昵称' })).toHaveProperty('value', '王小明');
  expect(asked().at(-1)).toBe('8 王小明');
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索昵称' }), { target: { value: '' } });
  await waitFor(() => expect(asked().at(-1)).toBe('8'));
  expect(document.title + window.location.href).not.toContain(encodeURIComponent('王小明'));
});
