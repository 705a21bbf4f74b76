// Proves the title bar's text, colours and back button.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TitleBar } from './title-bar';

describe('TitleBar', () => {
  it('renders a title and a back button where there is a page behind it (NAV-01)', () => {
    const back = vi.fn();
    const { rerender } = render(<TitleBar title="购物车" onBack={back} />);
    expect(screen.getByRole('heading', { name: '购物车' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(back).toHaveBeenCalledTimes(1);
    rerender(<TitleBar title="购物车" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('links to home from a screen that was opened by a link', () => {
    const home = vi.fn();
    render(<TitleBar title="商品详情" onHome={home} />);
    fireEvent.click(screen.getByRole('button', { name: '回到首页' }));
    expect(home).toHaveBeenCalledTimes(1);
  });

  it('uses both colours of the mall (NAV-08)', () => {
    render(<TitleBar title="首页" backgroundColour="#000000" textColour="#ffffff" />);
    const { style } = screen.getByRole('banner');
    expect([style.background, style.color]).toEqual(['#000000', '#ffffff']);
  });
});
