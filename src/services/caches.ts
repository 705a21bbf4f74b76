// Owns forgetting what was kept of a shopper: every cache says here how it is emptied.

const clearers = new Set<() => void>();

/** Registers how a cache is emptied, when its module loads. */
export function onForget(clear: () => void): void {
  clearers.add(clear);
}

/** Empties every cache that was loaded. */
export const clearCaches = (): void => clearers.forEach((clear) => clear());
