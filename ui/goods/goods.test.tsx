// Proves the content and links of a goods card.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CartButton, GoodsShownProps, GoodsSummary } from './goods';
import { GoodsCard, type GoodsCardSize } from './goods-card';
import { GoodsRow } from './goods-row';
import { looksOf } from './testing/looks-of';

const goods: GoodsSummary = { id: 1, name: '陶碗', pictureUrl: '/a.png', priceText: '免费' };

describe('GoodsCard', () => {
  it('is one link named after the goods, and shows 免费 as delivered (PRICE-01)', () => {
    const open = vi.fn();
    const { container } = render(<GoodsCard goods={goods} href="#/g" onOpen={open} />);
    fireEvent.click(screen.getByRole('link', { name: '陶碗' }));
    expect(open).toHaveBeenCalledTimes(1);
    expect(container.textContent).toBe('陶碗免费');
  });

  it('calls the cart handler by its cart button and does not open the goods', () => {
    const open = vi.fn();
    const add = vi.fn();
    render(<GoodsCard goods={goods} href="#/g" onOpen={open} cart={{ look: 'cart', onTap: add }} />);
    fireEvent.click(screen.getByRole('button', { name: '加入购物车：陶碗' }));
    expect([add.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
  });

  it("shows that goods are sold out, as text or as the mall's picture", () => {
    const { rerender } = render(<GoodsCard goods={{ ...goods, isSoldOut: true }} />);
    expect(screen.getByText('已售罄')).toBeDefined();
    rerender(<GoodsCard goods={{ ...goods, isSoldOut: true, soldOutPictureUrl: '/sold.png' }} />);
    expect(screen.getByAltText('已售罄').getAttribute('src')).toBe('/sold.png');
    fireEvent.error(screen.getByAltText('已售罄'));
    expect([screen.queryByAltText('已售罄'), screen.getByText('已售罄').tagName]).toEqual([null, 'SPAN']);
  });
});

it('has another sold-out picture over wide covers', () => {
  const soldOut = {
    ...goods,
    isSoldOut: true,
    soldOutPictureUrl: '/sold.png',
    soldOutWidePictureUrl: '/wide.png',
  };
  const { rerender } = render(<GoodsCard goods={soldOut} ratio={1.5} />);
  expect(screen.getByAltText('已售罄').getAttribute('src')).toBe('/wide.png');
  rerender(<GoodsCard goods={soldOut} />);
  expect(screen.getByAltText('已售罄').getAttribute('src')).toBe('/sold.png');
});

describe('GoodsRow', () => {
  it('shows flags, member price, struck price and sales where they are set (PRICE-09)', () => {
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

  it('shows the price of others above the price of a member (PRICE-09)', () => {
    const own = { ...goods, priceText: '￥8.00', normalPriceText: '￥10.00' };
    const { container } = render(<GoodsRow goods={own} />);
    expect(container.textContent).toBe('陶碗会员价普通价￥10.00￥8.00');
  });
});

describe('the looks that operators choose', () => {
  it('have a hidden name as the name of the link', () => {
    render(<GoodsCard goods={{ ...goods, isNameHidden: true }} href="#/g" />);
    const link = screen.getByRole('link', { name: '陶碗' });
    expect(link.firstElementChild?.className).toBe('visually-hidden');
  });

  it('render a button in its own colour, darkened until its text is legible, and grey where buying is not allowed', () => {
    const cart = { look: 'square', text: '购买', colour: '#ff4544', onTap: () => undefined } as const;
    const { rerender } = render(<GoodsRow goods={goods} cart={cart} />);
    const colour = () => screen.getByRole('button').style.getPropertyValue('--mall-fill');
    expect(colour()).toBe('#d93b3a');
    rerender(<GoodsRow goods={goods} cart={{ ...cart, colour: 'rgba(255, 69, 68, 0.9)' }} />);
    expect(colour()).toBe('rgba(255, 69, 68, 0.9)');
    rerender(<GoodsRow goods={goods} cart={{ ...cart, isGrey: true }} />);
    expect(colour()).toBe('');
  });

  it('show the price with the super member card', () => {
    const { container } = render(<GoodsCard goods={{ ...goods, superVipText: '9.5折' }} />);
    expect(screen.getByRole('img', { name: '超级会员' })).toBeDefined();
    expect(container.textContent).toBe('陶碗9.5折免费');
  });
});

describe('the frame of a card', () => {
  const FRAMES: readonly [frame: NonNullable<GoodsShownProps['frame']>, looks: string[]][] = [
    ['plain', []],
    ['outlined', ['outlined']],
    ['bare', ['bare']],
  ];

  it.each(FRAMES)('that is %s has the look %j, vertical and horizontal', (frame, looks) => {
    render(<GoodsCard goods={goods} frame={frame} />);
    render(<GoodsRow goods={goods} frame={frame} />);
    for (const card of screen.getAllByRole('article'))
      expect(looksOf(card, ['outlined', 'bare', 'centred'])).toEqual(looks);
  });

  it('centres its text on request', () => {
    render(<GoodsCard goods={goods} isCentred />);
    expect(looksOf(screen.getByRole('article'), ['outlined', 'bare', 'centred'])).toEqual(['centred']);
  });

  it('leaves one line for the name of a row where a member price or the super member card follows', () => {
    const { container, rerender } = render(<GoodsRow goods={goods} />);
    const isShort = () => looksOf(container.querySelector('article'), ['short']).length === 1;
    expect(isShort()).toBe(false);
    rerender(<GoodsRow goods={{ ...goods, memberPriceText: '￥8' }} />);
    expect(isShort()).toBe(true);
    rerender(<GoodsRow goods={{ ...goods, superVipText: '9.5折' }} />);
    expect(isShort()).toBe(true);
  });
});

describe('the cover', () => {
  const picture = () => document.querySelector<HTMLImageElement>('article img');
  const ratio = () => Number.parseFloat(picture()?.parentElement?.style.aspectRatio ?? '');

  it.each(['cover', 'contain'] as const)('has its picture as %s, vertical and horizontal', (fit) => {
    const { rerender } = render(<GoodsCard goods={goods} fit={fit} />);
    expect(picture()?.style.objectFit).toBe(fit);
    rerender(<GoodsRow goods={goods} fit={fit} />);
    expect(picture()?.style.objectFit).toBe(fit);
  });

  it('is square unless a ratio is set', () => {
    const { rerender } = render(<GoodsCard goods={goods} />);
    expect(ratio()).toBe(1);
    rerender(<GoodsCard goods={goods} ratio={1.5} />);
    expect(ratio()).toBe(1.5);
  });

  it('has the operator’s picture in its corner, and none where there is none', () => {
    const { container, rerender } = render(<GoodsCard goods={{ ...goods, cornerPictureUrl: '/new.png' }} />);
    const corner = () => container.querySelector('img[class*="_corner_"]');
    expect([corner()?.getAttribute('src'), corner()?.getAttribute('alt')]).toEqual(['/new.png', '']);
    rerender(<GoodsCard goods={goods} />);
    expect(corner()).toBeNull();
  });

  it('shows pictures of the caller instead, below its corner and its strip', () => {
    const cover = <b>一套</b>;
    const tagged = { ...goods, cornerPictureUrl: '/new.png' };
    const { container } = render(<GoodsCard goods={tagged} cover={cover} strip="距结束" />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.textContent).toBe('一套距结束陶碗免费');
  });
});

describe('the cart button', () => {
  const renderView = (cart: Partial<CartButton>) => {
    render(<GoodsCard goods={goods} cart={{ look: 'square', onTap: () => undefined, ...cart }} />);
    return screen.getByRole('button');
  };
  const WORDS: readonly [cart: Partial<CartButton>, looks: string[]][] = [
    [{ look: 'square' }, ['words']],
    [{ look: 'square', isOutlined: true }, ['words', 'outline']],
    [{ look: 'pill' }, ['words', 'pill']],
    [{ look: 'pill', isOutlined: true }, ['words', 'pill', 'outline']],
    [{ look: 'pill', isOutlined: true, isGrey: true }, ['words', 'pill', 'outline', 'grey']],
    [{ look: 'cart', isOutlined: true }, ['round']],
    [{ look: 'plus', isGrey: true }, ['round', 'grey']],
  ];

  it.each(WORDS)('of %j has the look %j', (cart, looks) => {
    expect(looksOf(renderView(cart), ['round', 'words', 'pill', 'outline', 'grey'])).toEqual(looks);
  });

  it.each(['cart', 'plus'] as const)('of the look %s is an icon with an accessible name', (look) => {
    const button = renderView({ look });
    expect([button.textContent, button.querySelectorAll('svg').length]).toEqual(['', 1]);
    expect(button.getAttribute('aria-label')).toBe('加入购物车：陶碗');
  });

  it('has text in the operator’s colour where it is outlined', () => {
    const { style } = renderView({ isOutlined: true, colour: '#0a7d4f' });
    expect(style.getPropertyValue('--mall-ink')).toBe('#0a7d4f');
  });
});

it.each(['half', 'third', 'slim', 'big'] satisfies GoodsCardSize[])(
  'renders a card of the size %s',
  (size) => {
    render(<GoodsCard goods={goods} size={size} />);
    // Cards of two columns are as the sheet has them without a size.
    expect(looksOf(screen.getByRole('article'), ['third', 'slim', 'big'])).toEqual(
      size === 'half' ? [] : [size],
    );
  },
);

it.each([
  [true, ['badge', 'badgeOutline']],
  [false, ['badge']],
])('renders the kind of sale before the name, outlined: %s', (isOutlined, looks) => {
  render(<GoodsCard goods={{ ...goods, badge: { text: '拼团', isOutlined } }} />);
  expect(looksOf(screen.getByText('拼团'), ['badge', 'badgeOutline'])).toEqual(looks);
});
