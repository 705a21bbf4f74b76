// Loads a screen's chunk when it is first opened: loading view after 2 s, error view after 10 s (ROUTE-03 … 07).
import { type ComponentType, createElement, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ERROR_VIEW_DELAY_MS, LOADING_VIEW_DELAY_MS } from '~/domain/constants';
import { ChunkLoadError } from '~/renderer/chunk';
import { type LazyPart, lazyPart } from '~/renderer/lazy-part';
import { retryOnline } from '~/ui/retry-online';
import { reportError } from '../services/error-report';
import { BareScreen } from './bare-screen';
import { ScreenPlaceholder } from './screen-placeholder';
import { HOME_PATH, partsOfHash } from './navigation';
import { FallbackError } from './fallback-error';
import { ports } from './ports';
import { Screen } from './screen';
import styles from './screen.module.css';

interface LazyScreenProps {
  path: string;
  search: string;
  isFront: boolean;
}

type FrontProps = Omit<LazyScreenProps, 'path'>;
type Front = ComponentType<FrontProps>;

/** Longest wait for a frame. */
const MAX_FRAME_MS = 100;

const screens = new Map<string, LazyPart<FrontProps>>();

/** Starting an import takes a slow phone 50 ms: the response to the tap is painted first. A hidden page has no frames. */
const framePainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_FRAME_MS);
  });

/** Loads a screen's code beside its data; an unknown path has a screen of its own that leads home. */
async function frontOf(path: string, search: string): Promise<{ default: Front }> {
  if (path !== HOME_PATH && screens.size > 1) await framePainted();
  const module = await ports.pageOf(path, search);
  if (module === null) {
    const { MissingScreen } = await import('./missing-screen');
    return { default: () => <MissingScreen path={path} /> };
  }
  const { default: page } = module;
  await page.whenReady?.(search);
  // Another address of a screen is another screen; a list follows it instead (archetypes/list.tsx).
  const { followsAddress } = page.body;
  return { default: (props) => <Screen key={followsAddress ? '' : props.search} page={page} {...props} /> };
}

function screenOf(path: string, search: string): LazyPart<FrontProps> {
  const screen = screens.get(path) ?? lazyPart(path, () => frontOf(path, search));
  screens.set(path, screen);
  return screen;
}

/** Asks for the code of the screen at a hash, which then renders without suspending. */
export const screenArrives = (hash: string): Promise<void> => {
  const [path = '', search = ''] = partsOfHash(hash);
  return screenOf(path, search).arrives();
};

const NETWORK_FAILED = '页面加载失败，请检查网络后重试';

interface FailedProps {
  path: string;
  error: unknown;
  attempt: number;
  onRetry: () => void;
}

/** A failed chunk is retried automatically; an error in the screen's own code only by the shopper. */
function Failed({ path, error, attempt, onRetry }: FailedProps) {
  const isNetwork = error instanceof ChunkLoadError;
  const retry = useEffectEvent(onRetry);
  useEffect(() => (isNetwork ? retryOnline(() => retry(), attempt) : undefined), [isNetwork, attempt]);
  return (
    <BareScreen path={path}>
      <FallbackError text={isNetwork ? NETWORK_FAILED : '页面出错了，请重试'} onRetry={onRetry} />
    </BareScreen>
  );
}

interface WaitingProps {
  path: string;
  search: string;
  onRetry: () => void;
}

/** The placeholder while the code loads: the frame with the known title, then a loading text, then the error view. */
function Waiting({ path, search, onRetry }: WaitingProps) {
  const [view, setView] = useState<'frame' | 'loading' | 'error'>('frame');
  useEffect(() => {
    const timers = [
      setTimeout(() => setView('loading'), LOADING_VIEW_DELAY_MS),
      setTimeout(() => setView('error'), ERROR_VIEW_DELAY_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (view === 'error')
    return (
      <BareScreen path={path}>
        <FallbackError text={NETWORK_FAILED} onRetry={onRetry} />
      </BareScreen>
    );
  return (
    <BareScreen path={path} at="top" isBusy>
      {path === HOME_PATH ? null : <ScreenPlaceholder path={path} search={search} />}
      {view === 'loading' ? <output className={styles.words}>加载中…</output> : null}
    </BareScreen>
  );
}

/** A screen by its path. */
export function LazyScreen({ path, search, isFront }: LazyScreenProps) {
  const [attempt, setAttempt] = useState(0);
  const screen = screenOf(path, search);
  const retry = () => {
    screen.renew();
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary
      key={attempt}
      onError={(error) => reportError(error, { path })}
      fallbackRender={({ error }) => <Failed path={path} error={error} attempt={attempt} onRetry={retry} />}
    >
      <Suspense fallback={<Waiting path={path} search={search} onRetry={retry} />}>
        {createElement(screen, { search, isFront })}
      </Suspense>
    </ErrorBoundary>
  );
}
