// Proves the dialog's texts and results.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

describe('Dialog', () => {
  it('has 提示, 取消 and 确定 as default texts (UI-09)', () => {
    render(<Dialog isOpen onConfirm={vi.fn()} onCancel={vi.fn()} />);
    expect(screen.getByRole('alertdialog', { name: '提示' })).toBeDefined();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['取消', '确定']);
  });

  it('distinguishes confirm and cancel, and treats Esc as cancel', () => {
    const confirm = vi.fn();
    const cancel = vi.fn();
    render(<Dialog isOpen onConfirm={confirm} onCancel={cancel} />);
    fireEvent.click(screen.getByText('确定'));
    fireEvent.click(screen.getByText('取消'));
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect([confirm.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 2]);
  });

  it('is not closed by its mask', () => {
    const cancel = vi.fn();
    render(<Dialog isOpen onConfirm={vi.fn()} onCancel={cancel} />);
    fireEvent.click(screen.getByRole('alertdialog'));
    expect(cancel).not.toHaveBeenCalled();
  });

  it('has one button as an alert, which Esc also activates', () => {
    const confirm = vi.fn();
    render(<Dialog isOpen kind="alert" onConfirm={confirm} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});
