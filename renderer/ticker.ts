// Owns the one clock of a page: it ticks once a second for all blocks, and not at all while nobody sees it.
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

/** What was missed meanwhile is one tick. */
function start(): () => void {
  const timer = setInterval(tick, SECOND_MS);
  if (ticks > 0) tick();
  return () => clearInterval(timer);
}

/** Calls once a second while the page is to be seen; gives the function that ends it. */
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

/** What has nothing left to count listens to nothing. */
const never = () => () => undefined;

const readTicks = (): number => ticks;
/** The server's markup is kept for a long time, so its moment is not told. */
const NOT_ALIVE = -1;
const readNothing = (): number => NOT_ALIVE;

/**
 * The server's clock in ms since the epoch, anew each second; null on the server, and while its markup comes alive.
 * A screen asleep listens to nothing, nor does one that says that it has nothing left to count.
 */
export function useNow(isRunning = true): number | null {
  const host = useHost();
  const subscribe = isRunning ? onTick : never;
  return useSyncExternalStore(subscribe, readTicks, readNothing) === NOT_ALIVE ? null : host.now();
}

/** Where the server's clock stands between two moments, null for one that is unset; null where `useNow` is. */
export function useCountdown(span: { startMs: number | null; endMs: number | null }): CountdownPhase | null {
  const host = useHost();
  const nowMs = useNow(host.now() < (span.endMs ?? span.startMs ?? -Infinity));
  return nowMs === null ? null : countdownPhase({ ...span, nowMs });
}

/** Whether a moment of the server's clock has come, null never does. Draws again only when it comes. */
export function useHasCome(momentMs: number | null): boolean {
  const host = useHost();
  const read = () => momentMs !== null && host.now() >= momentMs;
  return useSyncExternalStore(momentMs === null || read() ? never : onTick, read, () => false);
}
