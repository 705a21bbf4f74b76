// What a render shows while it hydrates server markup, which contains nothing of this phone.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * `served` during hydration, `current` from the next render on, and always in a client render. A block hydrates later
 * than what is around it, so that it asks for itself. `served` must be the same object in each render.
 */
export const useServed = <T>(current: T, served: T): T =>
  useSyncExternalStore(
    never,
    () => current,
    () => served,
  );

/** False during hydration. */
export const useIsHydrated = (): boolean => useServed(true, false);
