// Owns the frame of a screen that has nothing of its own yet: title bar with a way back, and one thing in the middle.
import { lazy, type ReactNode, Suspense } from 'react';
import styles from './screen.module.css';

const MallTitleBar = lazy(() => import('./mall-title-bar'));

export function BareScreen({
  children,
  title = '',
  isBusy = false,
}: {
  children: ReactNode;
  title?: string;
  isBusy?: boolean;
}) {
  return (
    <div className={styles.screen}>
      <Suspense fallback={<div className={styles.bar} />}>
        <MallTitleBar title={title} />
      </Suspense>
      <main className={styles.middle} aria-busy={isBusy}>
        {children}
      </main>
    </div>
  );
}
