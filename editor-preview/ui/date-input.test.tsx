// A date that there is not is said, as the browser hands on an empty text for it.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DateInput } from './date-input';

it('says of 31 February that there is no such date once the input is left, until another is typed', () => {
  const onText = vi.fn();
  render(<DateInput type="date" aria-label="从" value="" onText={onText} />);
  const input = screen.getByLabelText('从');
  // As a browser's input is while the figures in it make no date.
  const badInput = vi.fn(() => true);
  Object.defineProperty(input, 'validity', {
    get: () => ({ badInput: badInput() }),
  });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(input);
  expect(screen.getByRole('alert').textContent).toMatch(/^没有这个日期/);
  expect(input.getAttribute('aria-invalid')).toBe('true');

  badInput.mockReturnValue(false);
  fireEvent.change(input, { target: { value: '2026-02-28' } });
  expect(onText).toHaveBeenCalledExactlyOnceWith('2026-02-28');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(input);
  expect(screen.queryByRole('alert')).toBeNull();
});
