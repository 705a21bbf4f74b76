// The error boundary around a kind's part: its own words, and the screen around it stays.
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkLoadError } from '~/renderer/chunk';
import { useRetryOnline } from '~/ui/retry-online';
import { reportError } from '../../services/error-report';
import styles from './sale-part.module.css';

function Lost({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useRetryOnline(error instanceof ChunkLoadError, onRetry);
  return (
    <button type="button" className={styles.lost} onClick={onRetry}>
      活动信息加载失败，点此重试
    </button>
  );
}

interface PartBoundaryProps {
  path: string;
  /** Stays where the part is lost. */
  instead?: ReactNode;
  children: ReactNode;
}

export function PartBoundary({ path, instead, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      onError={(error) => reportError(error, { path })}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <>
          {instead}
          <Lost error={error} onRetry={resetErrorBoundary} />
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
