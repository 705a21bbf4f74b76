// Proves that a toast is announced and renders above open sheets.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Sheet } from '../sheet/sheet';
import { Toast } from './toast';

describe('Toast', () => {
  it('has its live region while it is empty', () => {
    const { rerender } = render(<Toast text={null} />);
    const region = screen.getByRole('status');
    rerender(<Toast text="添加成功" />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('添加成功');
  });

  it('moves into the topmost open sheet and back out as soon as that one closes', () => {
    const both = (isOpen: boolean) => (
      <>
        <Toast text="库存不足" />
        <Sheet isOpen={isOpen} title="选择" onClose={vi.fn()}>
          红色
        </Sheet>
      </>
    );
    const { rerender } = render(both(true));
    expect(screen.getByText('库存不足').closest('dialog')).not.toBeNull();
    rerender(both(false));
    expect(screen.getByText('库存不足').closest('dialog')).toBeNull();
  });

  it('offers one action', () => {
    const undo = vi.fn();
    render(<Toast text="已删除" action={{ text: '撤销', onTap: undo }} />);
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });
});
