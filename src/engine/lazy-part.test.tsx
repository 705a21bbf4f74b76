// Proves that code which did not come is asked for once, and again only later.
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

it('asks once for code that fails, shows what stands for it, and asks anew with the next drawing', async () => {
  const load = vi.fn<() => Promise<{ default: () => string }>>();
  const Part = lazyPart('part', load);
  const draw = (key: string) => (
    <ErrorBoundary key={key} fallback="nothing">
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
  load.mockRejectedValueOnce(new Error('no network'));
  const { rerender } = render(draw('a'));
  expect(screen.getByText('waiting')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByText('nothing')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  // Too soon: nobody asks in a circle.
  rerender(draw('b'));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect([screen.queryByText('nothing') === null, load.mock.calls.length]).toEqual([false, 1]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  load.mockResolvedValueOnce({ default: () => 'here' });
  rerender(draw('c'));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByText('here')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('draws what has arrived at once, and lets it stand when what is around it is drawn again', async () => {
  const Part = lazyPart('part', () => Promise.resolve({ default: () => 'here' }));
  const draw = () => (
    <Suspense fallback="waiting">
      <Part />
    </Suspense>
  );
  await Part.arrives();
  const { rerender } = render(draw());
  expect(screen.queryByText('waiting')).toBeNull();
  expect(screen.getByText('here')).toBeDefined();
  rerender(draw());
  expect(screen.getByText('here')).toBeDefined();
});
