// Proves the behaviour of a button: tapped, busy, disabled.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';

describe('Button', () => {
  it('calls its handler once per tap', () => {
    const act = vi.fn();
    render(<Button onClick={act}>提交</Button>);
    fireEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does nothing while busy, keeps the width of its label and stays focusable', () => {
    const act = vi.fn();
    render(
      <Button isBusy onClick={act}>
        提交
      </Button>,
    );
    const button = screen.getByRole('button', { name: '提交' });
    fireEvent.click(button);
    expect(act).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('does not send a form while busy', () => {
    const send = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => send(event.nativeEvent)}>
        <Button type="submit" isBusy>
          提交
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });

  it('is a link where an address is given, and a disabled button where it is disabled', () => {
    const { rerender } = render(<Button href="#/a">去逛逛</Button>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('#/a');
    rerender(
      <Button href="#/a" isDisabled>
        去逛逛
      </Button>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true);
  });
});
