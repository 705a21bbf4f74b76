// The error view that needs no further chunk: loading one may be what failed.
import styles from './screen.module.css';

export function FallbackError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={styles.plain} role="alert">
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        重新加载
      </button>
    </div>
  );
}
