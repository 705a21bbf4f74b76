// Proves my favourites: filters, removing several goods at once, topics behind their tab.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { goodsCard } from '../../testing/sample-goods';
import page from './favorite.page';

const ROUTE = 'api/user/my-new-favorite-goods';

beforeEach(async () => {
  localStorage.clear();
  await startMall({ isSignedIn: true });
  backend.answer(ROUTE, { list: [goodsCard(1, { status_type: 1, low_price: 5 }), goodsCard(2)] });
  backend.answer('api/user/favorite-cats', { list: [{ id: 0, name: '全部类目' }] });
});

describe('my favourites', () => {
  it('show how much a price has dropped', async () => {
    await renderScreen(page);
    await screen.findByText('比收藏时降价5元');
  });

  it('are filtered by their state', async () => {
    await renderScreen(page);
    fireEvent.click(await screen.findByRole('button', { name: '按全部状态筛选：全部状态' }));
    fireEvent.click(screen.getByRole('button', { name: '低库存' }));
    await waitFor(() => expect(backend.asked(ROUTE).at(-1)).toMatchObject({ status: '1' }));
  });

  it('have their filters in the address, which keeps them while topics are shown', async () => {
    backend.answer('api/user/my-favorite-topic', { list: [] });
    await renderScreen(page, 'status=2&cat_id=9');
    await waitFor(() => expect(backend.asked(ROUTE).at(-1)).toMatchObject({ status: '2', cat_id: '9' }));
    fireEvent.click(await screen.findByRole('tab', { name: '专题' }));
    await screen.findByRole('button', { name: '去看专题' });
    expect(address()).toBe('/pages/favorite/favorite?status=2&cat_id=9&of=topics');
    fireEvent.click(screen.getByRole('tab', { name: '商品' }));
    await screen.findByRole('button', { name: '按全部状态筛选：失效' });
  });

  it('are removed one by one behind a swipe in rows, which 管理 takes away', async () => {
    backend.answer('api/user/favorite-batch-remove', false);
    await renderScreen(page);
    fireEvent.click(await screen.findByRole('button', { name: '切换为列表' }));
    fireEvent.click(screen.getByRole('button', { name: '管理' }));
    expect(screen.queryByRole('button', { name: '删除收藏：商品2' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '完成' }));
    fireEvent.click(screen.getByRole('button', { name: '删除收藏：商品2' }));
    const before = backend.asked(ROUTE).length;
    await screen.findByText('确定取消收藏该商品？');
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(backend.asked(ROUTE)).toHaveLength(before + 1));
    expect(backend.asked('api/user/favorite-batch-remove')).toEqual([{ goods_ids: '[2]' }]);
  });

  it('are removed together after a confirmation', async () => {
    backend.answer('api/user/favorite-batch-remove', false);
    await renderScreen(page);
    fireEvent.click(await screen.findByRole('button', { name: '管理' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    expect(screen.getByText('已选2件')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '删除' }));
    await screen.findByText('确定取消收藏2件商品？');
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    await screen.findByText('取消收藏成功');
    expect(backend.asked('api/user/favorite-batch-remove')).toEqual([{ goods_ids: '[1,2]' }]);
  });
});

describe('my favourite topics', () => {
  const TOPICS = 'api/user/my-favorite-topic';
  const topic = (id: string) => ({ id, title: `专题${id}`, cover_pic: '', layout: '0', goods_count: 0 });

  it('have their own tab and link to their pages', async () => {
    backend.answer(TOPICS, { list: [topic('4')] });
    await renderScreen(page);
    await screen.findByText('商品1');
    expect(backend.asked(TOPICS)).toHaveLength(0);
    fireEvent.click(screen.getByRole('tab', { name: '专题' }));
    const link = await screen.findByRole('link', { name: /专题4/ });
    expect(link.getAttribute('href')).toBe('#/pages/topic/topic?id=4');
    expect(screen.queryByText('商品1')).toBeNull();
    expect(screen.queryByRole('button', { name: '管理' })).toBeNull();
  });

  it('are removed after a confirmation, and the list is refetched', async () => {
    let remaining = ['4', '5'];
    backend.answer(TOPICS, () => ({ list: remaining.map(topic) }));
    backend.answer('api/topic/favorite', () => {
      remaining = ['5'];
      return null;
    });
    await renderScreen(page);
    fireEvent.click(screen.getByRole('tab', { name: '专题' }));
    fireEvent.click(await screen.findByRole('button', { name: '删除收藏：专题4' }));
    await screen.findByText('确定取消收藏该专题？');
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    await screen.findByText('取消收藏成功');
    await waitFor(() => expect(screen.queryByText('专题4')).toBeNull());
    expect(backend.asked('api/topic/favorite')).toEqual([{ id: '4', is_favorite: 'no_love' }]);
  });

  it('link to the list of topics where there are none', async () => {
    backend.answer(TOPICS, { list: [] });
    await renderScreen(page);
    fireEvent.click(screen.getByRole('tab', { name: '专题' }));
    fireEvent.click(await screen.findByRole('button', { name: '去看专题' }));
    expect(address()).toBe('/pages/topic/list');
  });
});
