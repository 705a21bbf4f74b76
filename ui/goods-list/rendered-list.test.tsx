// Proves how a list of goods renders its cards in each arrangement.
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { looksOf } from '../goods/testing/looks-of';
import type { GoodsArrangement } from './arrangement';
import { GoodsList, type GoodsListItem, type GoodsListLook } from './goods-list';

const itemOf = (id: number): GoodsListItem => ({
  key: String(id),
  goods: { id, name: `陶碗${id}`, pictureUrl: '/a.png', priceText: '￥12' },
  href: `#/${id}`,
});
const look: GoodsListLook = {
  arrangement: 'two',
  frame: 'plain',
  isCentred: false,
  bigRatio: 1.5,
  fit: 'cover',
};

const renderView = (changes: Partial<GoodsListLook>) =>
  render(<GoodsList items={[itemOf(1), itemOf(2)]} look={{ ...look, ...changes }} label="拼团商品" />);
const list = () => screen.getByRole('list', { name: '拼团商品' });
const card = () => screen.getAllByRole('article')[0];
const ratioOf = (container: HTMLElement) =>
  Number.parseFloat(container.querySelector('img')?.parentElement?.style.aspectRatio ?? '');

const ARRANGEMENTS: readonly [GoodsArrangement, column: string, cardLook: string[], ratio: number][] = [
  ['rows', 'rows', ['row', 'cover-220'], 1],
  ['sideways', 'sideways', ['slim'], 1],
  ['one', 'rows', ['big'], 1.5],
  ['two', 'two', [], 1],
  ['three', 'three', ['third'], 1],
];

describe('a list of goods', () => {
  it.each(ARRANGEMENTS)(
    'of the arrangement %s is rendered in %s, its cards with the look %j, its covers %d',
    (...one) => {
      const [arrangement, column, cardLook, ratio] = one;
      const { container } = renderView({ arrangement });
      expect(looksOf(list(), ['rows', 'sideways', 'two', 'three'])).toEqual([column]);
      expect(looksOf(card(), ['row', 'cover-220', 'cover-328', 'slim', 'big', 'third'])).toEqual(cardLook);
      expect(ratioOf(container)).toBe(ratio);
      expect(
        within(list())
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['陶碗1', '陶碗2']);
    },
  );

  it.each(ARRANGEMENTS)('passes frame and fit to the cards of the arrangement %s', (arrangement) => {
    const { container } = renderView({ arrangement, frame: 'outlined', fit: 'contain' });
    expect(looksOf(card(), ['outlined', 'bare'])).toEqual(['outlined']);
    expect(container.querySelector('img')?.style.objectFit).toBe('contain');
  });

  it.each(ARRANGEMENTS)('centres the text of the arrangement %s where it has a centre', (arrangement) => {
    renderView({ arrangement, isCentred: true });
    expect(looksOf(card(), ['centred'])).toEqual(arrangement === 'rows' ? [] : ['centred']);
  });

  it('has wider covers in rows where the block requests it', () => {
    renderView({ arrangement: 'rows', rowCover: 328 });
    expect(looksOf(card(), ['cover-220', 'cover-328'])).toEqual(['cover-328']);
  });

  it('renders nothing without goods', () => {
    const { container } = render(<GoodsList items={[]} look={look} label="拼团商品" />);
    expect(container.childElementCount).toBe(0);
  });
});
