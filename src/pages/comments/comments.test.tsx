// Proves all comments on a goods: kinds with their counts, what is shown of each.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { goodsCommentsList } from '~/schemas/api/goods.gen';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import page from './comments.page';

const ROUTE = goodsCommentsList.route;

const comment = (content: string) => ({
  content,
  pic_url: {},
  reply_content: '',
  attr_name: '',
  avatar: '',
  time: '2026-11-21',
  nickname: '李禾',
});

beforeEach(async () => {
  await startMall();
  backend.answer(ROUTE, ({ status }: { status: string }) => ({
    comments: status === '0' ? [comment('好茶'), comment('还行')] : [],
    comment_count: [
      { name: '全部', count: '2', index: 0 },
      { name: '差评', count: 0, index: 1 },
    ],
  }));
});

it('are listed by kind with its count', async () => {
  await renderScreen(page, 'goods_id=7');
  expect(await screen.findByText('好茶')).toBeDefined();
  expect(screen.getByText('还行')).toBeDefined();
  fireEvent.click(await screen.findByRole('tab', { name: '差评(0)' }));
  expect(await screen.findByText('暂无评价')).toBeDefined();
  expect(address()).toBe('/pages/comments/comments?goods_id=7&type=1');
  expect(backend.asked(ROUTE).at(-1)).toEqual({ goods_id: '7', status: '1', page: '1' });
});

it('begin with the kind of the address', async () => {
  await renderScreen(page, 'goods_id=7&type=1');
  expect(await screen.findByText('暂无评价')).toBeDefined();
});

it('show what a writer added later, and how many days after', async () => {
  const append = (days: number) => ({ content: `回购${days}`, pic_list: [`/${days}.png`], days });
  backend.answer(ROUTE, {
    comments: [
      { ...comment('好茶'), reply_content: '谢谢', append: append(12) },
      { ...comment('还行'), append: append(0) },
      comment('一般'),
    ],
    comment_count: [{ name: '全部', count: '3', index: 0 }],
  });
  await renderScreen(page, 'goods_id=7');
  await screen.findByText('好茶');
  const added = screen.getAllByText(/追评$/).map(({ parentElement }) => parentElement?.textContent);
  expect(added).toEqual(['12 天后追评回购12', '当天追评回购0']);
  expect(screen.getAllByRole('list', { name: '追评图片' })).toHaveLength(2);
});
