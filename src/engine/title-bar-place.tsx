// Owns the place of an ordinary screen's title bar: it keeps its room while the bar's code is on its way, and without it.
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from '../services/report';
import { lazyPart } from './lazy-part';
import styles from './screen.module.css';

const MallTitleBar = lazyPart('engine/mall-title-bar', () => import('./mall-title-bar'));

export function TitleBarPlace({ title }: { title: string }) {
  const room = <div className={styles.bar} />;
  return (
    <ErrorBoundary fallback={room} onError={(error) => reportError(error, { path: 'engine/mall-title-bar' })}>
      <Suspense fallback={room}>
        <MallTitleBar title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}
