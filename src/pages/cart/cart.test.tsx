import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { backend } from '../../testing/fake-backend';
import cartPage from './cart.page';

const row = (id: number, change: object = {}) => ({
  id,
  goods_id: id + 10,
  attr_id: id + 20,
  num: 2,
  mch_id: 0,
  buy_goods_auth: true,
  send_type: ['express'],
  sell_time: 0,
  is_finish_sell: false,
  reduce_price: 0,
  attr_str: 0,
  new_status: 0,
  goods: { name: `商品${id}`, cover_pic: '', min_number: 1 },
  attrs: { id: id + 20, stock: 3, price: '10.50', pic_url: '', attr: [] },
  ...change,
});

const fill = (...rows: object[]) =>
  backend.answer('api/cart/list', {
    list:
      rows.length === 0
        ? []
        : [{ mch_id: 0, is_active: false, new_status: 0, name: '南湖', goods_list: rows }],
    send_type_desc: { express: '快递配送', offline: '上门自提', city: '同城配送', none: '无配送' },
  });

const renderView = async (...rows: object[]) => {
  await startMall({ isSignedIn: true });
  fill(...rows);
  backend.answer('api/cart/nums', { nums: 2 });
  backend.answer('api/cart/edit', null);
  backend.answer('api/cart/delete', null);
  await renderScreen(cartPage);
};

const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useRealTimers();
});

describe('an empty cart', () => {
  it('asks a guest to sign in without a request', async () => {
    await startMall();
    await renderScreen(cartPage);
    expect(screen.getByText('登录后同步购物车')).toBeTruthy();
    expect(backend.asked('api/cart/list')).toEqual([]);
  });

  it('links to goods', async () => {
    await renderView();
    expect(await screen.findByText('购物车还是空的哦')).toBeTruthy();
    expect(screen.getByRole('button', { name: '去逛逛' })).toBeTruthy();
  });

  it('offers a retry when it could not be loaded', async () => {
    await startMall({ isSignedIn: true });
    backend.refuse('api/cart/list', '繁忙');
    await renderScreen(cartPage);
    expect(await screen.findByRole('button', { name: /重/ })).toBeTruthy();
  });
});

describe('selecting', () => {
  it('sums the selected lines and checks out with their cart ids', async () => {
    await renderView(row(1), row(2));
    await screen.findByText('商品1');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '去结算' }).disabled).toBe(true);
    choose('选择商品1');
    tap('去结算(2)');
    await waitFor(() => expect(address()).toContain('/pages/order-submit/order-submit'));
    const query = new URLSearchParams(address().split('?')[1]);
    expect(JSON.parse(query.get('mch_list') ?? '')).toEqual([
      { mch_id: 0, goods_list: [{ id: 11, goods_attr_id: 21, num: 2, cart_id: 1 }] },
    ]);
  });

  it('selects all of a shop and all lines', async () => {
    await renderView(row(1), row(2, { sell_time: 60 }));
    await screen.findByText('商品1');
    choose('选择南湖的全部商品');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择商品2' }).disabled).toBe(true);
  });

  it('asks which lines to check out first where they share no delivery kind', async () => {
    await renderView(row(1), row(2, { send_type: ['city'] }));
    await screen.findByText('商品1');
    choose('全选');
    tap('去结算(4)');
    const sheet = await screen.findByRole('dialog', { name: '选择结算商品' });
    fireEvent.click(
      within(within(sheet).getByRole('region', { name: '同城配送' })).getByRole('button', { name: '结算' }),
    );
    await waitFor(() => expect(address()).toContain('cart_id%22%3A2'));
  });
});

describe('changing', () => {
  it('saves a quantity once, after a pause', async () => {
    await renderView(row(1));
    await screen.findByText('商品1');
    vi.useFakeTimers();
    tap('减少');
    tap('增加');
    tap('增加');
    expect(backend.asked('api/cart/edit')).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(500));
    vi.useRealTimers();
    await waitFor(() => expect(backend.asked('api/cart/edit')).toHaveLength(1));
    expect(JSON.parse(backend.asked('api/cart/edit')[0]?.['list'] ?? '')).toEqual([
      { goods_id: 11, attr: 21, num: 3, cart_id: 1 },
    ]);
  });

  it('shows why a quantity cannot be increased', async () => {
    await renderView(row(1, { num: 3 }));
    await screen.findByText('商品1');
    tap('增加');
    expect(await screen.findByText('库存不足，仅剩3件')).toBeTruthy();
  });

  it('removes a line at once and restores it on undo', async () => {
    await renderView(row(1), row(2));
    await screen.findByText('商品1');
    tap('删除商品1');
    expect(screen.queryByText('商品1')).toBeNull();
    tap('撤销');
    expect(screen.getByText('商品1')).toBeTruthy();
    expect(backend.asked('api/cart/delete')).toEqual([]);
  });

  it('saves a removal when the screen is left', async () => {
    await startMall({ isSignedIn: true });
    fill(row(1));
    backend.answer('api/cart/nums', { nums: 0 });
    backend.answer('api/cart/delete', null);
    const { unmount } = await renderScreen(cartPage);
    await screen.findByText('商品1');
    tap('删除商品1');
    unmount();
    await waitFor(() => expect(backend.asked('api/cart/delete')).toEqual([{ cart_id_list: '[1]' }]));
  });

  it('clears lines that cannot be bought any more', async () => {
    await renderView(row(1), row(2, { new_status: 5 }));
    expect(await screen.findByText('商品已下架')).toBeTruthy();
    tap('清空');
    expect(screen.queryByText('商品已下架')).toBeNull();
  });

  it('starts edit mode with an empty selection and deletes the selected lines', async () => {
    await renderView(row(1), row(2));
    await screen.findByText('商品1');
    choose('选择商品1');
    tap('编辑');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '删除' }).disabled).toBe(true);
    choose('选择商品2');
    tap('删除(1)');
    expect(screen.queryByText('商品2')).toBeNull();
  });
});
