// Proves the indicator's text and types.
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoadingOverlay } from './loading-overlay';

describe('LoadingOverlay', () => {
  it('shows 加载中 by default (UI-03)', () => {
    render(<LoadingOverlay isVisible />);
    expect(screen.getByRole('status').textContent).toBe('加载中');
  });

  it('shows type, text, colour and background image, and nothing while invisible (UI-02)', () => {
    const { container, rerender } = render(
      <LoadingOverlay isVisible type="toast" text="支付中…" colour="#ff0000" backgroundImage="/back.png" />,
    );
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('支付中…');
    expect(status.style.color).toBe('#ff0000');
    expect(container.innerHTML).toContain('/back.png');
    expect(status.className).toContain('layer');
    rerender(<LoadingOverlay isVisible={false} />);
    expect(container.innerHTML).toBe('');
  });
});
