// Proves the SKU sheet: loading, choosing, the cart, the checkout, and the gates.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderCheckOrder } from '~/schemas/api/order.gen';
import { backend } from '../../testing/fake-backend';
import { address, startMall } from '../../testing/render-screen';
import OverlayHost from '../../app/overlay-host';
import { HashRouter } from '../../engine/navigation';
import { openSku } from '../../state/overlays';
import { saveChoice } from './saved-choice';

const sku = (id: number, at: { attr: number; stock: number; price: string }) => ({
  id,
  stock: at.stock,
  price: at.price,
  pic_url: '',
  attr_list: [{ attr_group_id: 1, attr_group_name: '口味', attr_id: at.attr, attr_name: '' }],
});

const goods = {
  id: 12,
  mch_id: 0,
  goods_type: 'goods',
  use_attr: 1,
  attr_groups: [
    { attr_group_id: 99, attr_group_name: '版型', attr_list: [] },
    {
      attr_group_id: 1,
      attr_group_name: '口味',
      attr_list: [
        { attr_id: 1, attr_name: '原味' },
        { attr_id: 2, attr_name: '蜂蜜' },
        { attr_id: 3, attr_name: '芝麻' },
      ],
    },
  ],
  attr: [
    sku(26, { attr: 1, stock: 3, price: '99.00' }),
    sku(27, { attr: 2, stock: 5, price: '123.75' }),
    sku(28, { attr: 3, stock: 0, price: '1.00' }),
  ],
  level_show: 0,
  sell_time: 0,
  min_number: 1,
  name: '每日坚果礼盒',
  cover_pic: '',
  unit: '盒',
};

async function openSheet(intent: 'both' | 'cart' | 'buy' = 'both') {
  render(
    <HashRouter>
      <OverlayHost />
    </HashRouter>,
  );
  act(() => openSku({ goodsId: goods.id, intent }));
  // The first opening loads the sheet's code.
  await screen.findByText(/已选/);
}

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer('api/goods/attr', goods);
  saveChoice(goods.id, { selection: { 1: 1 }, quantity: 1 });
});

describe('the SKU sheet', () => {
  it('opens with the previous choice and updates with it', async () => {
    await openSheet();
    expect(pressed('原味')).toBe('true');
    expect(screen.getByText('库存：3盒')).toBeDefined();
    expect(screen.getByRole('button', { name: '芝麻' }).hasAttribute('disabled')).toBe(true);
    tap('蜂蜜');
    expect(screen.getByText('库存：5盒')).toBeDefined();
    expect(screen.getByText('已选：蜂蜜')).toBeDefined();
  });

  it('stays at the maximum and shows 库存不足 above the stock', async () => {
    await openSheet();
    const field = screen.getByRole('textbox', { name: '数量' });
    fireEvent.change(field, { target: { value: '9' } });
    fireEvent.blur(field);
    expect((field as HTMLInputElement).value).toBe('3');
    await screen.findByText('库存不足');
  });

  it('adds to the cart, says 添加成功, refetches the badge and closes', async () => {
    backend.answer('api/cart/add', null);
    backend.answer('api/cart/nums', { nums: 4 });
    await openSheet('cart');
    expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull();
    tap('蜂蜜');
    tap('加入购物车');
    await screen.findByText('添加成功');
    expect(backend.asked('api/cart/add')[0]).toMatchObject({ goods_id: '12', attr: '27', mch_id: '0' });
    await waitFor(() => expect(screen.queryByText('已选：蜂蜜')).toBeNull());
    expect(backend.asked('api/cart/nums')).toHaveLength(1);
  });

  it('asks for a complete choice first', async () => {
    await openSheet('cart');
    tap('原味');
    tap('加入购物车');
    await screen.findByText('请先选规格');
    expect(backend.asked('api/cart/add')).toHaveLength(0);
  });

  it("shows the backend's refusal and stays open", async () => {
    backend.refuse('api/cart/add', '商品加购件数超过库存');
    await openSheet('cart');
    tap('加入购物车');
    await screen.findByText('商品加购件数超过库存');
    expect(screen.getByRole('button', { name: '加入购物车' })).toBeDefined();
  });

  it('opens the checkout with the goods, and leaves the order check to it', async () => {
    await openSheet('buy');
    tap('蜂蜜');
    tap('立即购买');
    await waitFor(() => expect(address()).toContain('/pages/order-submit/order-submit'));
    const list: unknown = JSON.parse(new URLSearchParams(address().split('?')[1]).get('mch_list') ?? '');
    expect(list).toMatchObject([{ mch_id: 0, goods_list: [{ id: 12, goods_attr_id: 27, cart_id: 0 }] }]);
    expect(backend.asked(orderCheckOrder.route)).toHaveLength(0);
  });

  it('asks a guest to sign in before anything is sent', async () => {
    await startMall();
    backend.answer('api/goods/attr', goods);
    await openSheet('cart');
    tap('蜂蜜');
    tap('加入购物车');
    await act(async () => undefined);
    expect(backend.asked('api/cart/add')).toHaveLength(0);
  });

  it('shows a failure with a way to try again', async () => {
    backend.refuse('api/goods/attr', '商品不存在');
    render(
      <HashRouter>
        <OverlayHost />
      </HashRouter>,
    );
    act(() => openSku({ goodsId: 99, intent: 'both' }));
    await screen.findByText('商品不存在');
    expect(screen.getByRole('button', { name: '重新加载' })).toBeDefined();
  });
});
