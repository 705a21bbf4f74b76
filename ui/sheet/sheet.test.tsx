// Proves when a sheet opens and closes, and what requests closing.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from './sheet';

const sheetOf = (isOpen: boolean, onClose = vi.fn()) => (
  <Sheet isOpen={isOpen} onClose={onClose} title="优惠券">
    满100减10
  </Sheet>
);
const coverOf = (dialog: HTMLElement): Element => dialog.querySelector('[class*=cover]') ?? dialog;
const pass = (durationMs: number): void => {
  act(() => {
    vi.advanceTimersByTime(durationMs);
  });
};

describe('Sheet', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('opens after 30 ms and leaves the document 300 ms after closing (UI-06)', () => {
    const { rerender } = render(sheetOf(true));
    const dialog = screen.getByRole('dialog', { name: '优惠券' });
    pass(29);
    expect(dialog.className).not.toContain('shown');
    pass(1);
    expect(dialog.className).toContain('shown');
    rerender(sheetOf(false));
    pass(299);
    expect(screen.queryByText('满100减10')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('满100减10')).toBeNull();
  });

  it('can be opened again while it is leaving', () => {
    const { rerender } = render(sheetOf(true));
    pass(30);
    rerender(sheetOf(false));
    pass(100);
    rerender(sheetOf(true));
    pass(1000);
    expect(screen.getByRole('dialog').className).toContain('shown');
  });

  it('requests closing by the cross, the mask and Esc', () => {
    const close = vi.fn();
    render(sheetOf(true, close));
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    fireEvent.click(coverOf(screen.getByRole('dialog')));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(close).toHaveBeenCalledTimes(3);
    fireEvent.click(screen.getByText('满100减10'));
    expect(close).toHaveBeenCalledTimes(3);
  });

  it('disables the mask and the drag where only the cross may close it', () => {
    const close = vi.fn();
    const { container } = render(
      <Sheet isOpen onClose={close} title="支付方式" isMaskClosing={false}>
        微信支付
      </Sheet>,
    );
    expect(screen.getByRole('dialog').querySelector('[class*=cover]')).toBeNull();
    expect(container.querySelector('[class*=handle]')).toBeNull();
  });

  it('closes on a drag down over a quarter of its height, not on a short one', () => {
    const close = vi.fn();
    const { container } = render(sheetOf(true, close));
    const head = container.querySelector('header') as HTMLElement;
    Object.defineProperty(container.querySelector('section'), 'offsetHeight', { value: 400 });
    head.setPointerCapture = vi.fn();
    const drag = (distance: number) => {
      fireEvent.pointerDown(head, { clientY: 100, pointerId: 1 });
      pass(1000);
      fireEvent.pointerMove(head, { clientY: 100 + distance, pointerId: 1 });
      fireEvent.pointerUp(head, { clientY: 100 + distance, pointerId: 1 });
    };
    drag(20);
    expect(close).not.toHaveBeenCalled();
    drag(150);
    expect(close).toHaveBeenCalledTimes(1);
  });
});
