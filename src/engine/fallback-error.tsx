// The error view that needs no further chunk: loading one may be what failed.
import { useMallConfig } from '../state/mall';
import styles from './screen.module.css';

export function FallbackError({ text, onRetry }: { text: string; onRetry: () => void }) {
  // CFG-05: the operator may give it a heading.
  const title = useMallConfig()?.mall.setting.app_error_title ?? '';
  return (
    <div className={styles.plain} role="alert">
      {title === '' ? null : <h2>{title}</h2>}
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        重新加载
      </button>
    </div>
  );
}
