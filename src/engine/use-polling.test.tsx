// Proves that screens which poll leave the mall in peace while nobody looks, and are up to date when somebody does.
import { render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setVisibility } from '~/tests/visibility';
import { writtenSources } from '~/tests/written-sources';
import { usePolling } from './use-polling';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = vi.fn();

function Screen({ isRunning = true, isAtOnce = false }: { isRunning?: boolean; isAtOnce?: boolean }) {
  usePolling(ask, { everyMs: 1_000, isRunning, isAtOnce });
  return null;
}

beforeEach(() => ask.mockClear());

it('asks after each interval, not while the page is hidden, and at once when it is visible again', () => {
  render(<Screen />);
  expect(ask).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(2_500);
  expect(ask).toHaveBeenCalledTimes(2);
  setVisibility('hidden');
  vi.advanceTimersByTime(60_000);
  expect([ask.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0]);
  setVisibility('visible');
  expect(ask).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1_000);
  expect(ask).toHaveBeenCalledTimes(4);
});

it('asks when it begins where nothing has been asked yet', () => {
  render(<Screen isAtOnce />);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks at once where the screen opened in a hidden page', () => {
  setVisibility('hidden');
  render(<Screen />);
  setVisibility('visible');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('does not ask when what it waited for has come, nor while the screen sleeps, nor when it has closed', () => {
  const { rerender, unmount } = render(<Screen isRunning={false} />);
  expect(vi.getTimerCount()).toBe(0);
  rerender(
    <Activity mode="hidden">
      <Screen />
    </Activity>,
  );
  setVisibility('hidden');
  setVisibility('visible');
  expect([ask.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  rerender(<Screen />);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  setVisibility('visible');
  expect([ask.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});

it('is the only interval of the mall that no block of a page holds', () => {
  const holders = Object.entries(writtenSources(['src', 'widgets']))
    .filter(([, text]) => /\b(setInterval|refetchInterval)\b/.test(text))
    .map(([path]) => path);
  expect(holders).toEqual(['src/engine/use-polling.ts']);
});
