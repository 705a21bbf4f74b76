// The queue of unsolicited popups: one at a time, in order, after a second without input.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTopModal } from './modal-stack';

/** No popup opens during a gesture: the page must have had no input for this long. */
const CALM_MS = 1000;

const TOUCHES = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

let waiting: readonly symbol[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly symbol[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back after a second without input; returns the function that cancels it. */
function onCalm(callback: () => void): () => void {
  let timer = setTimeout(callback, CALM_MS);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, CALM_MS);
  };
  for (const type of TOUCHES) window.addEventListener(type, wait, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of TOUCHES) window.removeEventListener(type, wait);
  };
}

/**
 * Queues while `isWanted`; true from this popup's turn until it is unwanted. It waits for earlier popups
 * and for every other modal layer, such as a sheet or the login. A hidden screen leaves the queue.
 */
export function usePopupQueue(isWanted: boolean): boolean {
  const [token] = useState(() => Symbol('turn'));
  const [isGranted, setGranted] = useState(false);
  const isFirst = useSyncExternalStore(
    subscribe,
    () => waiting[0] === token,
    () => false,
  );
  const isCovered = useTopModal() !== null;
  useEffect(() => {
    if (!isWanted) return undefined;
    replace([...waiting, token]);
    return () => {
      replace(waiting.filter((one) => one !== token));
      setGranted(false);
    };
  }, [isWanted, token]);
  const isWaiting = isFirst && !isCovered && !isGranted;
  useEffect(() => (isWaiting ? onCalm(() => setGranted(true)) : undefined), [isWaiting]);
  return isWanted && isGranted;
}
