// Proves what stands for a screen on its way: the card that was tapped for it, and no other.
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ScreenPlaceholder } from './screen-placeholder';
import { noteTapped } from './tapped-card';

const GOODS = '/pages/goods/goods';
const card = { name: '陶碗', priceText: '￥12.00', pictureUrl: 'http://localhost/bowl.png?w=360' };

describe('a screen on its way', () => {
  it('shows picture, price and name of the card that opened it', () => {
    noteTapped(`${GOODS}?id=3`, card);
    const { container } = render(<ScreenPlaceholder path={GOODS} search="id=3" />);
    expect(container.textContent).toBe('￥12.00陶碗');
    expect(container.querySelector('img')?.src).toBe(card.pictureUrl);
  });

  it('has no torn picture where the card had none yet', () => {
    noteTapped(`${GOODS}?id=3`, { ...card, pictureUrl: '' });
    const { container } = render(<ScreenPlaceholder path={GOODS} search="id=3" />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows a skeleton where another card was tapped, or none', () => {
    noteTapped(`${GOODS}?id=3`, card);
    const { container } = render(<ScreenPlaceholder path={GOODS} search="id=4" />);
    expect(screen.getByLabelText('加载中')).toBeDefined();
    expect(container.textContent).toBe('');
  });
});
