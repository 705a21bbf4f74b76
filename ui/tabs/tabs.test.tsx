// Proves the tabs' roles and keys.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs';

const items = [
  { id: 1, text: '未使用' },
  { id: 2, text: '已使用' },
  { id: 3, text: '已过期' },
];

describe('Tabs', () => {
  it('puts only the chosen tab into the Tab order', () => {
    render(<Tabs items={items} current={2} label="状态" onChange={vi.fn()} />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });

  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowRight', 3, 1],
    ['ArrowLeft', 1, 3],
    ['Home', 3, 1],
    ['End', 1, 3],
  ])('moves by %s from %i to %i', (key, from, to) => {
    const change = vi.fn();
    render(<Tabs items={items} current={from} label="状态" onChange={change} />);
    const tab = screen.getAllByRole('tab')[from - 1];
    fireEvent.keyDown(tab as HTMLElement, { key });
    expect(change).toHaveBeenCalledWith(to);
    expect(document.activeElement).toBe(screen.getAllByRole('tab')[to - 1]);
  });

  it('ignores other keys', () => {
    const change = vi.fn();
    render(<Tabs items={items} current={1} label="状态" onChange={change} />);
    fireEvent.keyDown(screen.getByRole('tab', { name: '未使用' }), { key: 'a' });
    expect(change).not.toHaveBeenCalled();
  });
});
