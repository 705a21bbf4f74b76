// Says over a preview frame why it shows nothing, with the way out.
import { useRetryOnline } from '~/ui/retry-online';
import { Button } from './button';
import type { FrameStatus } from '../frame/connection';
import styles from './frame-failure.module.css';

interface FrameFailureProps {
  status: FrameStatus;
  /** Words why the page cannot be shown; null where that is the frame's own fault. */
  failure?: string | null;
  onReload: () => void;
}

/** Whether the frame shows nothing that one could rely on. */
export const hasFrameFailed = ({ status, failure = null }: Omit<FrameFailureProps, 'onReload'>): boolean =>
  status === 'silent' || status === 'outdated' || failure !== null;

/** Nothing while the frame answers. */
export function FrameFailure({ status, failure = null, onReload }: FrameFailureProps) {
  const hasFailed = hasFrameFailed({ status, failure });
  const isOutdated = status === 'outdated' && failure === null;
  useRetryOnline(hasFailed && !isOutdated, onReload);
  if (!hasFailed) return null;
  return (
    <div className={styles['failure']} role="alert">
      <p>{failure ?? (isOutdated ? '工作台已更新，请刷新' : '预览没有响应')}</p>
      <Button onClick={isOutdated ? () => window.location.reload() : onReload}>
        {isOutdated ? '刷新' : '重新加载预览'}
      </Button>
    </div>
  );
}
