// Proves the tab bar's entries, raised middle and looks.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { raisedIndex } from './raised-index';
import { TabBar, type TabBarItem, type TabBarProps } from './tab-bar';

const itemsOf = (count: number): TabBarItem[] =>
  Array.from({ length: count }, (_, index) => ({
    uid: `u${index}`,
    text: `项${index}`,
    iconUrl: `/icon-${index}.png`,
    activeIconUrl: `/active-${index}.png`,
    colour: '#888888',
    activeColour: '#ff4544',
    isCurrent: index === 1,
    href: '#/same',
  }));

const show = (props: Partial<TabBarProps> & { count?: number } = {}) => {
  const onOpen = vi.fn();
  const { container } = render(
    <TabBar items={itemsOf(props.count ?? 4)} mode={1} onOpen={onOpen} {...props} />,
  );
  return { container, onOpen, list: container.querySelector('ul') as HTMLElement };
};
const pictureOf = (link: HTMLElement): string | null | undefined =>
  link.querySelector('img')?.getAttribute('src');

describe('TabBar', () => {
  it('shows icon and text of an entry in its colour, and the active pair on the current one (TAB-03)', () => {
    show();
    const [other, current] = screen.getAllByRole('link');
    expect([other && pictureOf(other), other?.style.color]).toEqual(['/icon-0.png', '#888888']);
    expect([current && pictureOf(current), current?.style.color]).toEqual(['/active-1.png', '#ff4544']);
    expect(current?.getAttribute('aria-current')).toBe('page');
  });

  it('distinguishes two entries of one address (TAB-05)', () => {
    const { onOpen } = show();
    for (const link of screen.getAllByRole('link')) fireEvent.click(link);
    expect(onOpen.mock.calls.map(([uid]) => uid)).toEqual(['u0', 'u1', 'u2', 'u3']);
  });

  it('raises the second of three (TAB-06) and the third of five (TAB-07), else nothing (TAB-08)', () => {
    expect([raisedIndex(2, 3), raisedIndex(2, 5)]).toEqual([1, 2]);
    expect([raisedIndex(2, 4), raisedIndex(1, 3), raisedIndex(1, 5), raisedIndex(2, 2)]).toEqual([
      -1, -1, -1, -1,
    ]);
    const { container } = show({ count: 3, mode: 2 });
    expect(container.querySelectorAll('li')[1]?.querySelector('[class*=raised]')).not.toBeNull();
    expect(container.querySelectorAll('[class*=raised]')).toHaveLength(1);
  });

  it('renders a coloured circle behind the middle entry (TAB-09)', () => {
    const { container } = show({ count: 5, mode: 2, highlight: { type: 'circle', background: '#00ff00' } });
    expect(container.querySelector<HTMLElement>('[class*=raised]')?.style.background).toBe('#00ff00');
  });

  it('shows one picture of the pair for the current middle entry and the other otherwise (TAB-10)', () => {
    const highlight = { type: 'picture', url: '/no.png', activeUrl: '/yes.png' } as const;
    const { container } = show({ count: 3, mode: 2, highlight });
    expect(container.querySelectorAll('img')[1]?.getAttribute('src')).toBe('/yes.png');
    const five = show({ count: 5, mode: 2, highlight });
    expect(five.container.querySelectorAll('img')[2]?.getAttribute('src')).toBe('/no.png');
  });

  it('shows background picture and shadow only when configured (TAB-11)', () => {
    const plain = show();
    expect([plain.list.style.backgroundImage, plain.list.className.includes('shadow')]).toEqual(['', false]);
    const dressed = show({ backgroundImageUrl: '/bar.png', hasShadow: true });
    expect(dressed.list.style.backgroundImage).toContain('/bar.png');
    expect(dressed.list.className).toContain('shadow');
  });

  it('applies text size, bar colour and the colour of the safe area (TAB-13)', () => {
    const { list } = show({ fontSize: 28, backgroundColour: '#111111', safeAreaColour: '#222222' });
    expect(list.style.fontSize).toContain('28 * var(--rpx)');
    expect(list.style.backgroundColor).toBe('#111111');
    expect(list.parentElement?.style.background).toBe('#222222');
  });
});
