// Proves the six-digit entry.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PasscodeInput } from './passcode-input';

function Entry({ onComplete, isSecret }: { onComplete: (value: string) => void; isSecret?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <PasscodeInput
      value={value}
      onChange={setValue}
      onComplete={onComplete}
      label="密码"
      isSecret={isSecret}
    />
  );
}

const type = (value: string): void => {
  fireEvent.change(screen.getByLabelText('密码'), { target: { value } });
};

describe('PasscodeInput', () => {
  afterEach(() => vi.useRealTimers());

  it('ignores letters and a seventh digit, and shows six dots and no digit in the document (PAY-24)', () => {
    const complete = vi.fn();
    const { container } = render(<Entry onComplete={complete} />);
    type('12a3456789');
    expect(complete.mock.calls).toEqual([['123456']]);
    expect(container.querySelectorAll('[class*=dot]')).toHaveLength(6);
    expect(container.innerHTML).not.toMatch(/123/);
    expect(screen.getByLabelText('密码').getAttribute('inputmode')).toBe('numeric');
  });

  it('reads full-width digits with blanks between them', () => {
    const complete = vi.fn();
    render(<Entry onComplete={complete} />);
    type('１２３ 456');
    expect(complete.mock.calls).toEqual([['123456']]);
  });

  it('submits at the sixth digit and not before (PAY-23)', () => {
    const complete = vi.fn();
    render(<Entry onComplete={complete} />);
    type('12345');
    expect(complete).not.toHaveBeenCalled();
    type('123456');
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('clears when its value is cleared, and shows the reason in an alert', () => {
    const props = { onChange: vi.fn(), onComplete: vi.fn(), label: '密码' };
    const { rerender } = render(<PasscodeInput {...props} value="123456" />);
    rerender(<PasscodeInput {...props} value="" error="支付密码错误" />);
    expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('支付密码错误');
  });

  it('gets the focus at once where it says why the last entry was refused', () => {
    vi.useFakeTimers();
    render(<PasscodeInput value="" onChange={vi.fn()} onComplete={vi.fn()} label="密码" error="错误" />);
    act(() => {
      vi.advanceTimersByTime(0);
    });
    expect(document.activeElement).toBe(screen.getByLabelText('密码'));
  });

  it('gets the focus 0.8 s after opening', () => {
    vi.useFakeTimers();
    render(<Entry onComplete={vi.fn()} />);
    act(() => {
      vi.advanceTimersByTime(799);
    });
    expect(document.activeElement).toBe(document.body);
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(document.activeElement).toBe(screen.getByLabelText('密码'));
  });

  it('shows an invitation code of letters and digits unmasked', () => {
    const { container } = render(<Entry onComplete={vi.fn()} isSecret={false} />);
    type('A1-b');
    expect(container.textContent).toBe('A1b');
  });
});
