// The end of an endless list: loading the next page, failed, or complete.
import { Button } from '../button/button';
import styles from './list-end.module.css';

export type ListEndState = 'idle' | 'loading' | 'failed' | 'end';

type ListEndProps = {
  state: ListEndState;
  /** Text of the end; 暂无更多 when absent. */
  endText?: string;
  onRetry?: () => void;
};

/** One line of 64 rpx in every state, so that the list never shifts. */
export function ListEnd({ state, endText = '暂无更多', onRetry }: ListEndProps) {
  return (
    <output className={styles.end}>
      {state === 'loading' && '加载中…'}
      {state === 'failed' && (
        <Button kind="plain" size="small" onClick={onRetry}>
          加载失败，点此重试
        </Button>
      )}
      {state === 'end' && <span className={styles.text}>{endText}</span>}
    </output>
  );
}
