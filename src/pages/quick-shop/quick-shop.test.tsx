// Proves the quick shop: its goods by category, pieces set in place, the cart in the bottom bar, and refusals.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { cartList } from '~/schemas/api/cart.gen';
import { quickCart, quickGoodsList, quickIndex } from '~/schemas/api/quick.gen';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import page from './quick-shop.page';

const goods = (id: number, change: object = {}) => ({
  id,
  name: `商品${id}`,
  price: '12.00',
  virtual_sales: 3,
  use_attr: 0,
  attr: [{ id: id * 10, stock: 5, price: '12.00', attr_list: [] }],
  goods_num: 5,
  total_num: 0,
  min_number: 1,
  buy_goods_auth: true,
  cart: [],
  ...change,
});
const cartLine = (id: number, num: number) => ({
  id,
  goods_id: id,
  attr_id: id * 10,
  num,
  mch_id: 0,
  buy_goods_auth: true,
  send_type: ['express'],
  new_status: 0,
  is_full_reduce: 1,
  goods: { name: `商品${id}`, cover_pic: '', min_number: 1 },
  attrs: { id: id * 10, stock: 5, price: '60.00', pic_url: '', attr: [] },
});
const RULE = { rule_type: 1, rule: [{ min_money: 100, discount_type: 1, cut: 10, discount: '' }] };
const cartOf = (num: number) => ({
  list:
    num === 0
      ? []
      : [{ mch_id: 0, name: '南湖', new_status: 0, full_reduce: RULE, goods_list: [cartLine(1, num)] }],
});

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(quickIndex.route, {
    count: 0,
    cats_list: [
      { id: 1, name: '茶' },
      { id: 2, name: '家居' },
    ],
    hot_list: [],
  });
  backend.answer(quickGoodsList.route, ({ cat_id }: Record<string, string>) => ({
    list:
      cat_id === '2' ? [] : [goods(1), goods(2, { use_attr: 1, total_num: 3 }), goods(3, { goods_num: 0 })],
  }));
  backend.answer(cartList.route, cartOf(0));
  backend.answer('api/full-reduce/index', { id: 1, ...RULE });
  backend.answer('api/cart/nums', { nums: 0 });
  backend.answer(quickCart.route, null);
});

it('shows the goods of the first category, and an empty one says so', async () => {
  await renderScreen(page);
  expect(await screen.findByText('商品1')).toBeDefined();
  expect(screen.getByRole('button', { name: '选规格：商品2' })).toBeDefined();
  expect(screen.getByText('已售罄')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '家居' }));
  expect(await screen.findByText('该分类下无相关内容哦~')).toBeDefined();
  expect(address()).toBe('/pages/quick-shop/quick-shop?cat_id=2');
});

it('opens the category of its address', async () => {
  await renderScreen(page, 'cat_id=2');
  expect(await screen.findByText('该分类下无相关内容哦~')).toBeDefined();
});

it('sets pieces at once, sends taps together, and settles what the cart then has', async () => {
  await renderScreen(page);
  fireEvent.click(await screen.findByRole('button', { name: '加入购物车：商品1' }));
  const pieces = screen.getByRole('group', { name: '商品1的数量' });
  fireEvent.click(within(pieces).getByRole('button', { name: '增加' }));
  backend.answer(cartList.route, cartOf(2));
  await waitFor(() => expect(backend.asked(quickCart.route)).toHaveLength(1));
  expect(JSON.parse(backend.asked(quickCart.route)[0]?.['list'] ?? '')).toEqual([
    { goods_id: 1, attr: 10, num: 2 },
  ]);
  expect(await screen.findByText('已减￥10.00')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: '去结算(2)' }));
  await waitFor(() => expect(address()).toContain('/pages/order-submit/order-submit'));
  expect(decodeURIComponent(address())).toContain('"cart_id":1');
});

it('takes a line out of the cart from its sheet', async () => {
  backend.answer(cartList.route, cartOf(1));
  await renderScreen(page);
  await screen.findByRole('button', { name: '去结算(1)' });
  fireEvent.click(screen.getByRole('button', { name: /^查看购物车/ }));
  const sheet = await screen.findByRole('dialog', { name: '已选商品' });
  fireEvent.click(within(sheet).getByRole('button', { name: '减少' }));
  await waitFor(() => expect(backend.asked(quickCart.route)).toHaveLength(1));
  expect(JSON.parse(backend.asked(quickCart.route)[0]?.['list'] ?? '')[0]).toMatchObject({ num: 0 });
});

it('says why the cart refused, and shows what it has', async () => {
  backend.refuse(quickCart.route, '库存不足');
  await renderScreen(page);
  fireEvent.click(await screen.findByRole('button', { name: '加入购物车：商品1' }));
  expect(await screen.findByText('库存不足')).toBeDefined();
  expect(await screen.findByRole('button', { name: '加入购物车：商品1' })).toBeDefined();
});
