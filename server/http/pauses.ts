// Long work of one call in steps, between which other calls run.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** What a call may compute at a stretch. */
const STRETCH_MS = 8;

/** Await it after each step: it returns at once until a stretch is over. */
export function pauses(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < STRETCH_MS) return;
    await nextTurn();
    begun = performance.now();
  };
}
