// Proves what a goods card shows and opens.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { GoodsSummary } from './goods';
import { GoodsCard } from './goods-card';
import { GoodsRow } from './goods-row';

const goods: GoodsSummary = { id: 1, name: '陶碗', pictureUrl: '/a.png', priceText: '免费' };

describe('GoodsCard', () => {
  it('is one link named after the goods, and shows 免费 as it came (PRICE-01)', () => {
    const open = vi.fn();
    const { container } = render(<GoodsCard goods={goods} href="#/g" onOpen={open} />);
    fireEvent.click(screen.getByRole('link', { name: '陶碗' }));
    expect(open).toHaveBeenCalledTimes(1);
    expect(container.textContent).toBe('陶碗免费');
  });

  it('opens the cart act and not the goods by its cart button', () => {
    const open = vi.fn();
    const add = vi.fn();
    render(<GoodsCard goods={goods} href="#/g" onOpen={open} cart={{ look: 'cart', onTap: add }} />);
    fireEvent.click(screen.getByRole('button', { name: '加入购物车：陶碗' }));
    expect([add.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
  });

  it('says that goods are sold out, in words or by the picture of the mall', () => {
    const { rerender } = render(<GoodsCard goods={{ ...goods, isSoldOut: true }} />);
    expect(screen.getByText('已售罄')).toBeDefined();
    rerender(<GoodsCard goods={{ ...goods, isSoldOut: true, soldOutPictureUrl: '/sold.png' }} />);
    expect(screen.getByAltText('已售罄').getAttribute('src')).toBe('/sold.png');
  });
});

describe('GoodsRow', () => {
  it('shows flags, member price, struck price and sales where they are given (PRICE-09)', () => {
    const { container } = render(
      <GoodsRow
        goods={{
          ...goods,
          priceText: '￥10',
          flags: ['预售'],
          memberPriceText: '￥8',
          originalPriceText: '￥20',
          salesText: '已售3件',
        }}
      />,
    );
    expect(container.textContent).toBe('陶碗预售会员价￥8￥10原价￥20已售3件');
  });
});

describe('the looks that operators choose', () => {
  it('keep a hidden name as the name of the link', () => {
    render(<GoodsCard goods={{ ...goods, isNameHidden: true }} href="#/g" />);
    const link = screen.getByRole('link', { name: '陶碗' });
    expect(link.firstElementChild?.className).toBe('visually-hidden');
  });

  it('draw a button in its own colour, darkened until its words read, and grey where buying is not allowed', () => {
    const cart = { look: 'square', text: '购买', colour: '#ff4544', onTap: () => undefined } as const;
    const { rerender } = render(<GoodsRow goods={goods} cart={cart} />);
    const colour = () => screen.getByRole('button').style.getPropertyValue('--mall-fill');
    expect(colour()).toBe('#d93b3a');
    rerender(<GoodsRow goods={goods} cart={{ ...cart, colour: 'rgba(255, 69, 68, 0.9)' }} />);
    expect(colour()).toBe('rgba(255, 69, 68, 0.9)');
    rerender(<GoodsRow goods={goods} cart={{ ...cart, isGrey: true }} />);
    expect(colour()).toBe('');
  });

  it('show what the super member card makes of the price', () => {
    const { container } = render(<GoodsCard goods={{ ...goods, superVipText: '9.5折' }} />);
    expect(screen.getByRole('img', { name: '超级会员' })).toBeDefined();
    expect(container.textContent).toBe('陶碗9.5折免费');
  });
});
