// Proves that a failure is announced and can be retried.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorState } from './error-state';

describe('ErrorState', () => {
  it('announces the failure and offers 重新加载', () => {
    const retry = vi.fn();
    render(<ErrorState onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('加载失败');
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('does not retry twice at once', () => {
    const retry = vi.fn();
    render(<ErrorState isRetrying onRetry={retry} />);
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    expect(retry).not.toHaveBeenCalled();
  });
});
