// Lazy parts: their chunk loads when they are first rendered, and again after a failure.
import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadChunk } from './chunk';

/** React renders a failed component once more before it gives up: that must find the same failure. */
const FAILED_FOR_MS = 1_000;

export type LazyPart<P> = ComponentType<P> & {
  path: string;
  /** Resolves when the chunk has loaded, after which the part renders without suspending; rejects with a ChunkLoadError. */
  arrives: () => Promise<void>;
  /** Discards the chunk, so that the next mount imports it again, even while it is loading. */
  renew: () => void;
};

/**
 * As React's `lazy`, which caches a failure forever: here a mount one second after a failure imports the chunk again.
 * Needs a Suspense around it, and an error boundary for a ChunkLoadError with this `path`.
 */
export function lazyPart<P extends object>(
  path: string,
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyPart<P> {
  let arrived: ComponentType<P> | null = null;
  const ask = async () => {
    const module = await loadChunk(path, load);
    arrived = module.default;
    return module;
  };
  const renew = () => {
    code = askFor();
  };
  const askFor = () =>
    lazy(() =>
      ask().catch((error: unknown) => {
        setTimeout(renew, FAILED_FOR_MS);
        throw error;
      }),
    );
  let code = askFor();
  function Part(props: P) {
    // The same component while mounted: another one would remount.
    const [part] = useState(() => arrived ?? code);
    return createElement(part, props);
  }
  return Object.assign(Part, { path, renew, arrives: async () => void (await ask()) });
}
