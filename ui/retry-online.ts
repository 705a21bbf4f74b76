// Retries after a network failure: when the browser is back online, or after a delay.
import { useEffect, useEffectEvent } from 'react';

const LONGEST_DELAY_MS = 30_000;

/**
 * Runs `retry` once: on the browser's `online` event, or after a delay that doubles with each failed attempt, since a weak
 * network fires no such event.
 * @returns a function that cancels it.
 */
export function retryOnline(retry: () => void, attempt: number): () => void {
  const waiting = new AbortController();
  const run = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    retry();
  };
  setTimeout(run, Math.min(2_000 * 2 ** attempt, LONGEST_DELAY_MS));
  window.addEventListener('online', run, waiting);
  return () => waiting.abort();
}

/** Runs `retry` when the browser is back online, while `isLost`. */
export function useRetryOnline(isLost: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!isLost) return undefined;
    const seen = new AbortController();
    window.addEventListener('online', () => again(), seen);
    return () => seen.abort();
  }, [isLost]);
}
