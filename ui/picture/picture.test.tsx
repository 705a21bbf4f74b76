// Proves that a picture keeps its box and falls back.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture';

describe('Picture', () => {
  it('loads lazily in a box of its ratio', () => {
    const { container } = render(<Picture source="/a.png" alt="陶碗" ratio={2} />);
    expect(screen.getByAltText('陶碗').getAttribute('loading')).toBe('lazy');
    expect((container.firstElementChild as HTMLElement).style.aspectRatio).toBe('2 / 1');
  });

  it('shows the drawn fallback under the same words when the picture fails', () => {
    render(<Picture source="/a.png" alt="陶碗" />);
    fireEvent.error(screen.getByAltText('陶碗'));
    expect(screen.getByRole('img', { name: '陶碗' }).tagName.toLowerCase()).toBe('svg');
  });

  it('tries again when the address changes', () => {
    const { rerender } = render(<Picture source="/a.png" alt="陶碗" />);
    fireEvent.error(screen.getByAltText('陶碗'));
    rerender(<Picture source="/b.png" alt="陶碗" />);
    expect(screen.getByAltText('陶碗').getAttribute('src')).toBe('/b.png');
  });

  it('shows the fallback at once for an empty address', () => {
    const { container } = render(<Picture source="" alt="" />);
    expect(container.querySelector('img')).toBeNull();
  });
});
