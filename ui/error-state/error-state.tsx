// The error state of a part that could not be loaded.
import { Button } from '../button/button';
import { EmptyDrawing } from '../empty-state/empty-drawing';
import styles from '../empty-state/empty-state.module.css';

type ErrorStateProps = {
  /** The failure; 加载失败，请检查网络后重试 when absent. */
  text?: string;
  /** A retry is running. */
  isRetrying?: boolean;
  onRetry: () => void;
};

/** An inline failure with 重新加载. */
export function ErrorState({
  text = '加载失败，请检查网络后重试',
  isRetrying = false,
  onRetry,
}: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <EmptyDrawing name="network" />
      <p className={styles.text}>{text}</p>
      <Button kind="outline" size="compact" isBusy={isRetrying} onClick={onRetry}>
        重新加载
      </Button>
    </div>
  );
}
