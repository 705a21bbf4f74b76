// Proves the placeholder of a loading screen: the tapped card's data, else a skeleton.
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ScreenPlaceholder } from './screen-placeholder';
import { recordTappedCard } from './tapped-card';

const GOODS = '/pages/goods/goods';
const card = { name: '陶碗', priceText: '￥12.00', pictureUrl: 'http://localhost/bowl.png?w=360' };

describe('the placeholder of a loading screen', () => {
  it('shows picture, price and name of the card that opened it', () => {
    recordTappedCard(`${GOODS}?id=3`, card);
    const { container } = render(<ScreenPlaceholder path={GOODS} search="id=3" />);
    expect(container.textContent).toBe('￥12.00陶碗');
    expect(container.querySelector('img')?.src).toBe(card.pictureUrl);
  });

  it('has no broken image where the card’s picture had not loaded', () => {
    recordTappedCard(`${GOODS}?id=3`, { ...card, pictureUrl: '' });
    const { container } = render(<ScreenPlaceholder path={GOODS} search="id=3" />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows a skeleton where another card was tapped, or none', () => {
    recordTappedCard(`${GOODS}?id=3`, card);
    const { container } = render(<ScreenPlaceholder path={GOODS} search="id=4" />);
    expect(screen.getByLabelText('加载中')).toBeDefined();
    expect(container.textContent).toBe('');
  });
});
