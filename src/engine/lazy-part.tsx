// Owns parts of the mall whose code comes when they are first drawn.
import { type ComponentType, createElement, lazy } from 'react';
import { loadChunk } from '~/renderer/chunk';

/** React draws what failed once more before it gives up: that must find the same failure. */
const FAILED_FOR_MS = 1_000;

/**
 * As React's `lazy`, which keeps a failure for good: here what is drawn a second after one asks for the code anew.
 * Needs a Suspense around it, and an error boundary for a ChunkLoadError with this `path`.
 */
export function lazyPart<P extends object>(
  path: string,
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const renew = () => {
    code = askFor();
  };
  const askFor = () =>
    lazy(() =>
      loadChunk(path, load).catch((error: unknown) => {
        setTimeout(renew, FAILED_FOR_MS);
        throw error;
      }),
    );
  let code = askFor();
  return function LazyPart(props: P) {
    return createElement(code, props);
  };
}
