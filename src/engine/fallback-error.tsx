// Owns the failure that needs no further code to be shown: loading that code may be what failed.
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
