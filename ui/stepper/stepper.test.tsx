// Proves the stepper's limits and typing.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Stepper, type StepperProps } from './stepper';

function show(props: Partial<StepperProps> = {}) {
  const change = vi.fn();
  render(<Stepper value={2} min={1} max={5} onChange={change} {...props} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '数量' });
  return { change, field, tap: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
}

describe('Stepper', () => {
  it('steps up and down', () => {
    const { change, tap } = show();
    tap('增加');
    tap('减少');
    expect(change.mock.calls).toEqual([[3], [1]]);
  });

  it('cannot exceed its limits', () => {
    const { change, tap } = show({ value: 5 });
    tap('增加');
    expect(change).not.toHaveBeenCalled();
  });

  it('reports the exceeded limit where there is a handler, and stays at the maximum', () => {
    const limit = vi.fn();
    const { change, tap } = show({ value: 5, onLimit: limit });
    tap('增加');
    expect(limit).toHaveBeenCalledWith('maximum');
    expect(change).not.toHaveBeenCalled();
  });

  it('accepts a typed number on blur, clamped to the limits', () => {
    const limit = vi.fn();
    const { change, field } = show({ onLimit: limit });
    fireEvent.change(field, { target: { value: '8a0' } });
    expect(field.value).toBe('80');
    fireEvent.blur(field);
    expect(change).toHaveBeenCalledWith(5);
    expect(limit).toHaveBeenCalledWith('maximum');
  });

  it('restores the value when the field is left empty', () => {
    const { change, field } = show();
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    expect(change).not.toHaveBeenCalled();
    expect(field.value).toBe('2');
  });

  it('cannot be used while disabled', () => {
    show({ isDisabled: true });
    expect(screen.getByRole('group', { name: '数量' }).hasAttribute('disabled')).toBe(true);
  });
});
