// Proves that the switch shows and changes its state.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Switch } from './switch';

describe('Switch', () => {
  it('has its state and requests the opposite one', () => {
    const change = vi.fn();
    render(<Switch isOn={false} label="设为默认地址" onChange={change} />);
    const control = screen.getByRole<HTMLInputElement>('switch', { name: '设为默认地址' });
    expect(control.checked).toBe(false);
    fireEvent.click(control);
    expect(change).toHaveBeenCalledWith(true);
  });
});
