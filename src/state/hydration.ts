// Owns telling markup from the server that comes alive from what the phone draws itself.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a component takes over markup from the server, which knows nothing of this phone; true from the next
 * drawing on, and from the start where the phone draws.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
