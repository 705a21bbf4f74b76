// Registry of caches with a shopper's data: each registers how it is cleared.

const clearers = new Set<() => void>();

/** Registers the function that clears a cache; called when the cache's module loads. */
export function registerCache(clear: () => void): void {
  clearers.add(clear);
}

/** Clears every registered cache. */
export const clearCaches = (): void => clearers.forEach((clear) => clear());
