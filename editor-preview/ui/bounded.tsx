// Bounds what does not load or throws while it renders: the rest of the studio stays.
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkLoadError } from '~/renderer/chunk';
import { useRetryOnline } from '~/ui/retry-online';
import styles from './bounded.module.css';
import { Button } from './button';
import { Dialog } from './dialog';

export const failureWords = (error: unknown): string =>
  error instanceof ChunkLoadError ? '有一部分没有加载到' : '这里出错了，修改都在';

interface FailureProps {
  error: unknown;
  isDialog: boolean;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

function Failure({ error, isDialog, onRetry, onClose }: FailureProps) {
  useRetryOnline(error instanceof ChunkLoadError, onRetry);
  const words = failureWords(error);
  const acts = (
    <>
      {onClose === undefined ? null : <Button onClick={onClose}>关闭</Button>}
      <Button onClick={onRetry}>重试</Button>
    </>
  );
  if (isDialog && onClose !== undefined)
    return (
      <Dialog title="没有打开" width={400} onClose={onClose} actions={acts}>
        <p role="alert">{words}</p>
      </Dialog>
    );
  return (
    <div className={styles['failure']} role="alert">
      <p>{words}</p>
      <span className={styles['acts']}>{acts}</span>
    </div>
  );
}

interface BoundedProps {
  children: ReactNode;
  /** Before the children render again. */
  onRetry?: () => void;
  onClose?: (() => void) | undefined;
  /** Says it in a dialog, in the place of the one that failed. */
  isDialog?: boolean;
  /** The children render again when one of these is another. */
  resetKeys?: unknown[];
}

export function Bounded({ children, onRetry, onClose, isDialog = false, resetKeys = [] }: BoundedProps) {
  return (
    <ErrorBoundary
      resetKeys={resetKeys}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Failure
          {...{ error, isDialog, onClose }}
          onRetry={() => {
            onRetry?.();
            resetErrorBoundary();
          }}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
