// Whether the current render hydrates server markup.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration, whose markup contains nothing of this phone; true from the next render on, and always in a
 * client render.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
