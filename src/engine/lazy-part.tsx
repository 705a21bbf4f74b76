// Owns parts of the mall whose code comes when they are first drawn.
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkLoadError, loadChunk } from '~/renderer/chunk';
import { useRetryOnline } from '~/ui/retry-online';
import { reportError } from '../services/error-report';

/** React draws what failed once more before it gives up: that must find the same failure. */
const FAILED_FOR_MS = 1_000;

export type LazyPart<P> = ComponentType<P> & {
  path: string;
  /** Resolves when the code is there, which is then drawn at once; rejects with a ChunkLoadError. */
  arrives: () => Promise<void>;
  /** What is drawn next asks for the code anew, though it may still be on its way. */
  renew: () => void;
};

/**
 * As React's `lazy`, which keeps a failure for good: here what is drawn a second after one asks for the code anew.
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
    // For as long as it is drawn: another component in its place would begin anew.
    const [part] = useState(() => arrived ?? code);
    return createElement(part, props);
  }
  return Object.assign(Part, { path, renew, arrives: async () => void (await ask()) });
}

interface OptionalPart<P> {
  path: string;
  load: () => Promise<{ default: ComponentType<P> }>;
  /** Stands for it while its code is on its way, and where it cannot be had or drawn; nothing when absent. */
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

/** A part that all around it can do without: where it fails, the failure is reported and the rest stays. */
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
