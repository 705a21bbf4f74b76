// Proves that periodic work holds no timer while the page is hidden.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setVisibility } from '~/tests/visibility';
import { repeatWhileVisible, whileVisible } from './while-visible';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('repeats while the page is visible, holds no timer while it is hidden, and starts a full interval after', () => {
  const turn = vi.fn();
  const end = repeatWhileVisible(turn, 1_000);
  vi.advanceTimersByTime(1_900);
  setVisibility('hidden');
  expect([turn.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  setVisibility('visible');
  vi.advanceTimersByTime(900);
  expect([turn.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1]);
  vi.advanceTimersByTime(100);
  expect(turn).toHaveBeenCalledTimes(2);
  end?.();
  setVisibility('visible');
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for a page that is hidden initially', () => {
  setVisibility('hidden');
  const start = vi.fn(() => () => undefined);
  const end = whileVisible(start);
  expect(start).not.toHaveBeenCalled();
  setVisibility('visible');
  expect(start).toHaveBeenCalledTimes(1);
  end();
});

it('does not repeat where the shopper prefers reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  repeatWhileVisible(() => undefined, 1_000);
  expect(vi.getTimerCount()).toBe(0);
});
