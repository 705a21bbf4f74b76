// Proves the screens of the plugin wish_list.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wishListList, wishListRemove, wishListSave } from '~/schemas/api/wish_list.gen';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import edit from './edit.page';
import index from './index.page';
import * as to from './links.gen';

const answerOf = (texts: readonly string[]) => ({
  content: '<p>想买什么，告诉我们</p>',
  list: texts.map((text, at) => ({ id: at + 1, text })),
  pagination: { page_count: 1, total_count: texts.length, pageSize: 20, current_page: 1 },
});

it('lists wishes, deletes one, and leads to a new one', async () => {
  await startMall({ isSignedIn: true });
  backend.answer(wishListList.route, answerOf(['黄山毛峰']));
  backend.answer(wishListRemove.route, null);
  await renderScreen(index);
  expect(await screen.findByText('黄山毛峰')).toBeDefined();
  expect(await screen.findByText('想买什么，告诉我们')).toBeDefined();
  backend.answer(wishListList.route, answerOf([]));
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('还没有心愿')).toBeDefined();
  expect(backend.asked(wishListRemove.route).map(({ id }) => id)).toEqual(['1']);
  fireEvent.click(screen.getByRole('button', { name: '写一个' }));
  expect(address()).toBe(to.wishListEdit());
});

it('stores a wish with words only', async () => {
  await startMall({ isSignedIn: true });
  backend.answer(wishListSave.route, { id: 7 });
  await renderScreen(edit);
  fireEvent.click(await screen.findByRole('button', { name: '保存' }));
  expect(await screen.findByText('心愿不能为空')).toBeDefined();
  fireEvent.change(screen.getByLabelText('心愿'), { target: { value: '旅行茶具' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(backend.asked(wishListSave.route).map(({ text }) => text)).toEqual(['旅行茶具']),
  );
});
