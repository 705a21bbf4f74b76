// What this mall does not have: routes that it answered 页面未找到 to, remembered for the visit, a while each.
import { isRecord } from '~/domain/record';
import { registerCache } from './caches';
import { forget, readStored, store } from '../base/storage';

/** A mall that is being repaired may answer so for a moment: entries come back, and an open screen asks anew. */
const REMEMBERED_MS = 10 * 60_000;

/** Until when a route counts as not offered, in ms. */
type Missing = Readonly<Record<string, unknown>>;

let missing: Missing | null = null;
/** Routes that have answered in this visit: what they say later is a fault of the moment. */
const answered = new Set<string>();
const listeners = new Set<() => void>();

/** The routes that the mall lacks; the same object until one changes. */
export function missingRoutes(): Missing {
  missing ??= readStored('notOffered', isRecord) ?? {};
  return missing;
}

function keep(next: Missing): void {
  missing = next;
  store('notOffered', next);
  for (const listener of listeners) listener();
}

export function noteNotOffered(route: string): void {
  if (!answered.has(route)) keep({ ...missingRoutes(), [route]: Date.now() + REMEMBERED_MS });
}

export function noteOffered(route: string): void {
  answered.add(route);
  const { [route]: until, ...others } = missingRoutes();
  if (until !== undefined) keep(others);
}

/** Until when it counts as not offered, in ms; 0 where the mall has not said so. */
export const missingUntil = (route: string): number => Number(missingRoutes()[route] ?? 0);

/** Calls when anything of it changes; returns the unsubscribe function. */
export function onOffered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

registerCache(() => {
  answered.clear();
  forget('notOffered');
  missing = null;
});
