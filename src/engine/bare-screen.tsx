// Owns the frame of a screen that has nothing of its own yet: title bar with a way back, and one thing in the middle.
import type { ReactNode } from 'react';
import styles from './screen.module.css';
import { TitleBarPlace } from './title-bar-place';

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
      <TitleBarPlace title={title} />
      <main className={styles.middle} aria-busy={isBusy}>
        {children}
      </main>
    </div>
  );
}
