// Proves that a chunk that failed to load is imported again only later.
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('imports a failing chunk once, shows the fallback, and imports it again with the next mount', async () => {
  const load = vi.fn<() => Promise<{ default: () => string }>>();
  const Part = lazyPart('part', load);
  const renderView = (key: string) => (
    <ErrorBoundary key={key} fallback="nothing">
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
  load.mockRejectedValueOnce(new Error('no network'));
  const { rerender } = render(renderView('a'));
  expect(screen.getByText('waiting')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByText('nothing')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  // Too soon: no retry loop.
  rerender(renderView('b'));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect([screen.queryByText('nothing') === null, load.mock.calls.length]).toEqual([false, 1]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  load.mockResolvedValueOnce({ default: () => 'here' });
  rerender(renderView('c'));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByText('here')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('renders a loaded chunk at once, and does not remount it when its parent re-renders', async () => {
  const Part = lazyPart('part', () => Promise.resolve({ default: () => 'here' }));
  const renderView = () => (
    <Suspense fallback="waiting">
      <Part />
    </Suspense>
  );
  await Part.arrives();
  const { rerender } = render(renderView());
  expect(screen.queryByText('waiting')).toBeNull();
  expect(screen.getByText('here')).toBeDefined();
  rerender(renderView());
  expect(screen.getByText('here')).toBeDefined();
});
