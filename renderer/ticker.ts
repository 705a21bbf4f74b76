// The ticker of a page: one timer a second for all blocks, stopped while the page is hidden.
import { useSyncExternalStore } from 'react';
import { type CountdownPhase, countdownPhase } from '~/domain/time';
import { whileVisible } from '~/ui/while-visible';
import { useHost } from './host';

const SECOND_MS = 1_000;

const listeners = new Set<() => void>();
let ticks = 0;
let stop: (() => void) | undefined;

function tick(): void {
  ticks += 1;
  for (const listener of listeners) listener();
}

/** Ticks missed while hidden become one. */
function start(): () => void {
  const timer = setInterval(tick, SECOND_MS);
  if (ticks > 0) tick();
  return () => clearInterval(timer);
}

/** Calls once a second while the page is visible; returns the unsubscribe function. */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= whileVisible(start);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** Subscribes nothing: there is nothing left to count. */
const never = () => () => undefined;

const readTicks = (): number => ticks;
/** The server's markup is cached for long, so it contains no time. */
const NOT_HYDRATED = -1;
const readNothing = (): number => NOT_HYDRATED;

/**
 * The server's clock in ms since the epoch, updated each second; null on the server and during hydration.
 * A hidden screen does not subscribe, nor does a caller without `isRunning`.
 */
export function useNow(isRunning = true): number | null {
  const host = useHost();
  const subscribe = isRunning ? onTick : never;
  return useSyncExternalStore(subscribe, readTicks, readNothing) === NOT_HYDRATED ? null : host.now();
}

/** The phase of a countdown between two moments of the server's clock, null for one that is unset; null where `useNow` is. */
export function useCountdown(span: { startMs: number | null; endMs: number | null }): CountdownPhase | null {
  const host = useHost();
  const nowMs = useNow(host.now() < (span.endMs ?? span.startMs ?? -Infinity));
  return nowMs === null ? null : countdownPhase({ ...span, nowMs });
}

/** Whether a moment of the server's clock has passed; never for null. Re-renders only when it passes. */
export function useHasPassed(momentMs: number | null): boolean {
  const host = useHost();
  const read = () => momentMs !== null && host.now() >= momentMs;
  return useSyncExternalStore(momentMs === null || read() ? never : onTick, read, () => false);
}
