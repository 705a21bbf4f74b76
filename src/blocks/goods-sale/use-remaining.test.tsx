// Proves that a countdown says once that it has ended, and only where it was seen to end.
import { act, renderHook } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCaches } from '../../services/caches';
import { emptyPage, putIntoPage } from '../../testing/boot-data';
import { useRemaining } from './use-remaining';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a countdown', () => {
  it('says once that its moment has come', () => {
    const onEnd = vi.fn();
    const untilMs = Date.now() + 2_500;
    const { result } = renderHook(() => useRemaining(untilMs, onEnd));
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current).toBeGreaterThan(0);
    expect(onEnd).not.toHaveBeenCalled();
    for (let second = 0; second < 5; second += 1) act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(0);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('that was over before says nothing', () => {
    const onEnd = vi.fn();
    const untilMs = Date.now() - 1;
    renderHook(() => useRemaining(untilMs, onEnd));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('in the server’s page is hydrated as it was drawn, and is right from then on', () => {
    const untilMs = Date.now() + 3_600_000;
    const Left = () => <b>{useRemaining(untilMs)}</b>;
    putIntoPage({ drawnAtMs: Date.now() });
    clearCaches();
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Left />);
    expect(container.textContent).toBe('3600000');
    vi.advanceTimersByTime(90_000);
    const onRecoverableError = vi.fn();
    let root: Root | null = null;
    act(() => {
      root = hydrateRoot(container, <Left />, { onRecoverableError });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.textContent).toBe('3510000');
    act(() => root?.unmount());
    emptyPage();
    clearCaches();
  });
});
