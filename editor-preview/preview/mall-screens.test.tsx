// The screens beside home follow the mall's colours, with the mall's own goods.
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { themeColour } from '~/domain/theme';
import type { PageHead } from '../frame/messages';
import { frameStore } from './frame-store';
import { PreviewPage } from './preview-page';

const GOODS = [
  { id: 3, name: '青瓷茶杯', cover_pic: '', price: '58.00', price_content: '￥58.00', goods_stock: 4 },
  { id: 4, name: '白茶', cover_pic: '', price: '99.50', price_content: '￥99.50', goods_stock: 4 },
  { id: 5, name: '茶盘', cover_pic: '', price: '10.00', price_content: '￥10.00', goods_stock: 4 },
];

const head = (change: Partial<PageHead>): PageHead => ({
  title: '商品详情',
  tabs: [],
  tab: 0,
  config: { theme_color: themeColour('a') },
  shopper: null,
  path: '/pages/goods/goods',
  ...change,
});

async function show(page: PageHead) {
  const store = frameStore();
  const { container } = render(<PreviewPage store={store} send={() => undefined} />);
  await act(async () => store.take({ t: 'open', page, nodes: [], now: Date.now(), seq: 1 }));
  const change = (next: PageHead) => act(async () => store.take({ t: 'page', page: next }));
  return { container, change };
}

const ink = () => document.documentElement.style.getPropertyValue('--mall-fill');

it('shows the first goods with what buys it, in colours that change at once', async () => {
  const page = head({ shows: 'goods', goods: GOODS });
  const { container, change } = await show(page);
  expect(await screen.findByRole('heading', { name: '青瓷茶杯' })).toBeDefined();
  expect(screen.getByRole('heading', { name: '商品详情' })).toBeDefined();
  expect(screen.getByRole('button', { name: '立即购买' })).toBeDefined();
  expect(container.textContent).toContain('￥58');
  const before = ink();
  await change({ ...page, config: { theme_color: themeColour('h') } });
  expect(ink()).not.toBe(before);
});

it('shows an order of two goods with its sum', async () => {
  const { container } = await show(head({ shows: 'order', title: '订单详情', goods: GOODS }));
  expect(await screen.findByRole('heading', { name: '待付款' })).toBeDefined();
  expect(container.textContent).toContain('白茶');
  expect(container.textContent).not.toContain('茶盘');
  expect(container.textContent).toContain('￥157.50');
  expect(screen.getByRole('button', { name: '付款' })).toBeDefined();
});

it('shows an example in a mall without goods', async () => {
  await show(head({ shows: 'goods', goods: [] }));
  expect(await screen.findByRole('heading', { name: '示例商品' })).toBeDefined();
});
