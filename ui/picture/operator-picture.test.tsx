// Proves the fallback of an operator's small picture that does not load.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OperatorPicture } from './operator-picture';

const renderView = (source: string) => (
  <OperatorPicture source={source} alt="标志">
    <b>店</b>
  </OperatorPicture>
);

afterEach(() => void vi.restoreAllMocks());

it('loads when it comes into view, without its fallback beside it', () => {
  render(renderView('/a.png'));
  expect(screen.getByAltText('标志').getAttribute('loading')).toBe('lazy');
  expect(screen.queryByText('店')).toBeNull();
});

it('shows its fallback when it fails, and retries with another address', () => {
  const { rerender } = render(renderView('/a.png'));
  fireEvent.error(screen.getByAltText('标志'));
  expect([screen.queryByAltText('标志'), screen.getByText('店').tagName]).toEqual([null, 'B']);
  rerender(renderView('/b.png'));
  expect(screen.getByAltText('标志').getAttribute('src')).toBe('/b.png');
  rerender(renderView(''));
  expect(screen.getByText('店')).toBeDefined();
});

it('renders nothing where it is only decoration', () => {
  const { container } = render(<OperatorPicture source="/a.png" />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.innerHTML).toBe('');
});

it('shows its fallback too where it failed before hydration', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
  await act(async () => render(renderView('/a.png')));
  expect(screen.getByText('店')).toBeDefined();
});
