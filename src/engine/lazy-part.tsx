// Lazy parts of the mall: their chunk loads when they are first rendered.
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkLoadError, loadChunk } from '~/renderer/chunk';
import { useRetryOnline } from '~/ui/retry-online';
import { reportError } from '../services/error-report';

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

interface OptionalPart<P> {
  path: string;
  load: () => Promise<{ default: ComponentType<P> }>;
  /** Fallback while the chunk loads, and where it failed or threw; nothing when absent. */
  room?: ReactNode;
  onLoss?: (error: unknown) => void;
}

interface LostProps {
  error: unknown;
  onRetry: () => void;
  children: ReactNode;
}

function Lost({ error, onRetry, children }: LostProps): ReactNode {
  useRetryOnline(error instanceof ChunkLoadError, onRetry);
  return children;
}

/** An optional part: a failure is reported, and everything around it stays. */
export function optionalPart<P extends object>(options: OptionalPart<P>): ComponentType<P> {
  const { path, load, room = null, onLoss } = options;
  const Part = lazyPart(path, load);
  const lose = (error: unknown) => {
    reportError(error, { path });
    onLoss?.(error);
  };
  return function OptionalPart(props: P) {
    return (
      <ErrorBoundary
        onError={lose}
        fallbackRender={({ error, resetErrorBoundary }) => (
          <Lost error={error} onRetry={resetErrorBoundary}>
            {room}
          </Lost>
        )}
      >
        <Suspense fallback={room}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
