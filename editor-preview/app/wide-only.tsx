// Editing needs a wide window: narrower ones get the words for it and the way to the list.
import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './app.module.css';
import { Link } from '../shell/navigation';

const WIDE = '(width >= 1024px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** What is open stays mounted in a window that became narrow, so that nothing is lost. */
export function WideOnly({ children }: { children: ReactNode }) {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
  return (
    <>
      {isWide ? null : (
        <main className={styles['state']}>
          <h1 className="st-visually-hidden">编辑</h1>
          <p>编辑需要 1024 像素以上的窗口。这里可以看、发布、换回上一版。</p>
          <Link to="/pages">回到页面列表</Link>
        </main>
      )}
      <div className={styles['wide']}>{children}</div>
    </>
  );
}
