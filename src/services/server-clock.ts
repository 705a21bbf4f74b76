// Owns the server's clock: how far the phone's is off, learnt from the times that answers carry.
let offsetMs = 0;

/** Learns from a time that the server wrote just now, in ms since the epoch. */
export function syncServerTime(serverMs: number | null): void {
  if (serverMs !== null) offsetMs = serverMs - Date.now();
}

/** A moment of the server's clock on this phone's, in ms. */
export const onPhoneClock = (serverMs: number): number => serverMs - offsetMs;

/** The server's clock, in ms since the epoch. */
export const serverNow = (): number => Date.now() + offsetMs;
