// The server's clock: the phone's offset, measured by the page itself (server/site/inline-scripts.ts) and from the times in
// responses.
let offsetMs = (window as { aheadMs?: number }).aheadMs ?? 0;

/** Measures the offset from a time that the server wrote just now, in ms since the epoch. */
export function syncServerTime(serverMs: number | null): void {
  if (serverMs !== null) offsetMs = serverMs - Date.now();
}

/** A moment of the server's clock on this phone's, in ms. */
export const onPhoneClock = (serverMs: number): number => serverMs - offsetMs;

/** The server's clock, in ms since the epoch. */
export const serverNow = (): number => Date.now() + offsetMs;
