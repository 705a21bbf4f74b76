// Proves that the round tick is a native control.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CheckCircle } from './check-circle';

describe('CheckCircle', () => {
  it('is a checkbox that its label toggles', () => {
    const change = vi.fn();
    render(
      <CheckCircle isChecked={false} onChange={change}>
        全选
      </CheckCircle>,
    );
    fireEvent.click(screen.getByText('全选'));
    expect(change).toHaveBeenCalledWith(true);
    expect(screen.getByRole('checkbox', { name: '全选' })).toBeDefined();
  });

  it('is a radio of its group on request, named where it has no label', () => {
    render(<CheckCircle type="radio" name="pay" isChecked label="微信支付" onChange={vi.fn()} />);
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: '微信支付' });
    expect([radio.name, radio.checked]).toEqual(['pay', true]);
  });
});
