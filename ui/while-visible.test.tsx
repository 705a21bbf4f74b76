// Proves that what goes on by itself holds no timer while nobody sees the page.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setVisibility } from '~/tests/visibility';
import { repeatWhileVisible, whileVisible } from './while-visible';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('takes turns while the page is seen, holds no timer while it is not, and begins a whole turn anew after', () => {
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

it('waits for a page that begins hidden', () => {
  setVisibility('hidden');
  const start = vi.fn(() => () => undefined);
  const end = whileVisible(start);
  expect(start).not.toHaveBeenCalled();
  setVisibility('visible');
  expect(start).toHaveBeenCalledTimes(1);
  end();
});

it('takes no turns where the shopper wants no motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  repeatWhileVisible(() => undefined, 1_000);
  expect(vi.getTimerCount()).toBe(0);
});
