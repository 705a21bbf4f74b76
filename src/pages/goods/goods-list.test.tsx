// Proves the goods list: its calls, sorting, layout and empty state.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { goodsCard, goodsPage } from '../../testing/sample-goods';
import page from './list.page';

const ROUTE = 'api/default/goods-list';

beforeEach(async () => {
  localStorage.clear();
  await startMall();
});

describe('the goods list', () => {
  it('requests with the parameters of its address, and no others (NS-03)', async () => {
    backend.answer(ROUTE, goodsPage(2));
    await renderScreen(page, 'cat_id=4&keyword=米&unknown=1');
    await screen.findByText('商品1');
    expect(backend.asked(ROUTE)).toEqual([{ cat_id: '4', keyword: '米', sort: '1', page: '1' }]);
  });

  it.each([
    ['cat_id=31', '苹果'],
    ['coupon_id=5', '满79减8'],
    ['keyword=米', '米'],
    ['cat_id=999', '商品列表'],
    ['', '商品列表'],
  ])('takes its title from its address: %s', async (search, title) => {
    backend.answer(ROUTE, goodsPage(1));
    backend.answer('api/cat/list', { list: [{ id: 3, name: '水果', child: [{ id: '31', name: '苹果' }] }] });
    backend.answer('api/coupon/detail', { list: { id: '5', name: '满79减8' } });
    await renderScreen(page, search);
    await screen.findByText('商品1');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title));
  });

  it('sorts by price both ways, which its address keeps', async () => {
    backend.answer(ROUTE, goodsPage(2));
    await renderScreen(page);
    await screen.findByText('商品1');
    fireEvent.click(screen.getByRole('button', { name: '价格' }));
    await waitFor(() => expect(backend.asked(ROUTE).at(-1)).toMatchObject({ sort: '3', sort_type: '1' }));
    fireEvent.click(screen.getByRole('button', { name: '价格，从低到高' }));
    await waitFor(() => expect(backend.asked(ROUTE).at(-1)).toMatchObject({ sort: '3', sort_type: '0' }));
    expect(screen.getByRole('button', { name: '价格，从高到低' })).toBeDefined();
    expect(address()).toBe('/pages/goods/list?sort=price-down');
  });

  it('stores the layout on the phone', async () => {
    backend.answer(ROUTE, goodsPage(1));
    await renderScreen(page);
    await screen.findByText('商品1');
    fireEvent.click(screen.getByRole('button', { name: '切换为列表' }));
    expect(screen.getByRole('button', { name: '切换为双列' })).toBeDefined();
    expect(localStorage.getItem('pagoda.goodsListLayout')).toBe('"rows"');
  });

  it('links on when the list is empty', async () => {
    backend.answer(ROUTE, goodsPage(0));
    await renderScreen(page);
    await screen.findByText('没有任何商品哦~');
    expect(screen.getByRole('button', { name: '去逛逛' })).toBeDefined();
  });

  it('has no cart button on sold-out goods and none on those with a price on request', async () => {
    backend.answer(ROUTE, {
      list: [
        goodsCard(1, { goods_stock: 0 }),
        goodsCard(2, { is_negotiable: 1, price_content: '价格面议' }),
        goodsCard(3),
      ],
    });
    await renderScreen(page);
    await screen.findByText('商品3');
    expect(screen.getAllByRole('button', { name: /^加入购物车/ })).toHaveLength(1);
  });

  it('explains at the cart button why a shopper may not buy', async () => {
    backend.answer(ROUTE, { list: [goodsCard(1, { buy_goods_auth: false })] });
    await renderScreen(page);
    fireEvent.click(await screen.findByRole('button', { name: '加入购物车：商品1' }));
    await screen.findByText('您暂无权限购买该商品');
  });

  it('shows a failure inside the list, with a retry button', async () => {
    backend.refuse(ROUTE, '优惠券不存在');
    await renderScreen(page, 'coupon_id=9');
    await screen.findByText('优惠券不存在');
    backend.answer(ROUTE, goodsPage(1));
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    await screen.findByText('商品1');
  });
});
