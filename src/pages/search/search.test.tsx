// Proves search: its history, the goods found, and what is recommended when none are.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { goodsCard, goodsPage } from '../../testing/sample-goods';
import page from './search.page';

const ROUTE = 'api/default/goods-list';

function search(words: string) {
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: words } });
  const form = field.closest('form');
  if (form !== null) fireEvent.submit(form);
}

beforeEach(async () => {
  localStorage.clear();
  await startMall();
  backend.answer('api/goods/hot-search', { list: [] });
});

describe('search', () => {
  it('finds goods and stores the word', async () => {
    backend.answer(ROUTE, goodsPage(2));
    await renderScreen(page);
    search(' 米 ');
    await screen.findByText('商品1');
    expect(backend.asked(ROUTE)).toEqual([{ keyword: '米', sort: '1', page: '1' }]);
    fireEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(screen.getByRole('button', { name: '米' })).toBeDefined();
    expect(screen.queryByText('商品1')).toBeNull();
  });

  it('sorts the results and toggles their layout', async () => {
    backend.answer(ROUTE, goodsPage(2));
    await renderScreen(page, 'keyword=米');
    await screen.findByText('商品1');
    fireEvent.click(screen.getByRole('button', { name: '价格' }));
    await waitFor(() =>
      expect(backend.asked(ROUTE).at(-1)).toMatchObject({ keyword: '米', sort: '3', sort_type: '1' }),
    );
    fireEvent.click(screen.getByRole('button', { name: '切换为列表' }));
    expect(screen.getByRole('button', { name: '切换为双列' })).toBeDefined();
  });

  it('does not search for an empty text', async () => {
    await renderScreen(page);
    search('   ');
    expect(backend.asked(ROUTE)).toHaveLength(0);
  });

  it('recommends goods when nothing was found', async () => {
    backend.answer(ROUTE, goodsPage(0));
    backend.answer('api/goods/new-recommend', { list: [goodsCard(7)] });
    await renderScreen(page, 'keyword=无');
    await screen.findByText('抱歉，没有相关商品');
    await screen.findByText('商品7');
  });

  it('recommends nothing inside a merchant’s shop', async () => {
    backend.answer(ROUTE, goodsPage(0));
    await renderScreen(page, 'keyword=无&mch_id=4');
    await screen.findByText('抱歉，没有相关商品');
    expect(backend.asked(ROUTE)[0]).toMatchObject({ mch_id: '4' });
    expect(backend.asked('api/goods/new-recommend')).toHaveLength(0);
  });

  it('clears the history after a confirmation', async () => {
    localStorage.setItem('pagoda.searchWords', '["茶"]');
    await renderScreen(page);
    fireEvent.click(screen.getByRole('button', { name: '清空历史搜索' }));
    await screen.findByText('确认删除全部历史记录？');
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '茶' })).toBeNull());
    expect(localStorage.getItem('pagoda.searchWords')).toBeNull();
  });

  it('links from a popular goods to its page', async () => {
    backend.answer('api/goods/hot-search', {
      list: [{ id: 0, goods_id: 12, title: '坚果', sort: 1, type: 'goods' }],
    });
    await renderScreen(page);
    fireEvent.click(await screen.findByRole('button', { name: /坚果/ }));
    await waitFor(() => expect(window.location.hash).toBe('#/pages/goods/goods?id=12'));
  });
});
