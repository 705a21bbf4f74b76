// Parts of the mall that it does without while their chunk has not loaded.
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkLoadError } from '~/renderer/chunk';
import { type LazyPart, lazyPart } from '~/renderer/lazy-part';
import { useRetryOnline } from '~/ui/retry-online';
import { reportError } from '../services/error-report';

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
export function optionalPart<P extends object>(
  options: OptionalPart<P>,
): ComponentType<P> & Pick<LazyPart<P>, 'arrives'> {
  const { path, load, room = null, onLoss } = options;
  const Part = lazyPart(path, load);
  const lose = (error: unknown) => {
    reportError(error, { path });
    onLoss?.(error);
  };
  function Optional(props: P) {
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
  }
  return Object.assign(Optional, { arrives: Part.arrives });
}
