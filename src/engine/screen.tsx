// The frame of a screen: parameters, gates, title bar, scrolling part, bottom bar, tab bar.
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '~/renderer/lazy-part';
import { reportError } from '../services/error-report';
import { titleOf, useMallConfig } from '../state/mall';
import type { AnyPage, PageDefinition } from './define-page';
import { BottomBarContext, makeBottomBarSlot } from './bottom-bar';
import { MallTitleBar } from './mall-title-bar';
import { FallbackError } from './fallback-error';
import { markScreenMounted } from './first-screen';
import { readQuery } from './params';
import { ports } from './ports';
import styles from './screen.module.css';
import { ScreenContext, type ShareData } from './screen-context';
import { Scroller } from './scroller';
import { useDocumentShare } from './use-document-share';
import { carriedQuery } from './visit-state';

interface ScreenProps {
  page: AnyPage;
  search: string;
  isFront: boolean;
}

const Gate = lazyPart('engine/gate', () => import('./gate'));

function Content({ page, search }: { page: PageDefinition; search: string }) {
  // Read once, as a screen is in front when it is first rendered, and another one later.
  const [carried] = useState(carriedQuery);
  const reading = useMemo(() => readQuery(page.query ?? {}, `${carried}&${search}`), [page, carried, search]);
  const { Component } = page.body;
  const body = 'missing' in reading ? null : <Component query={reading.query} />;
  if (body !== null && page.auth === 'guest') return body;
  return (
    <Suspense fallback={null}>
      <Gate {...reading} auth={page.auth}>
        {body}
      </Gate>
    </Suspense>
  );
}

/** The error boundary of the screen's own code: the frame stays, with a retry button. */
function Guarded({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={(error) => reportError(error, { path })}
      fallbackRender={({ resetErrorBoundary }) => (
        <FallbackError text="页面出错了，请重试" onRetry={resetErrorBoundary} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** One screen of the stack. */
export function Screen({ page: anyPage, search, isFront }: ScreenProps) {
  const page = anyPage as unknown as PageDefinition;
  const { path } = page;
  const config = useMallConfig();
  const [ownTitle, setTitle] = useState(page.title);
  const [share, setShare] = useState<ShareData | null>(null);
  const [bottomBar] = useState(makeBottomBarSlot);
  const { put } = bottomBar;
  const title = titleOf(config, path, ownTitle);
  useDocumentShare({ title, share, path, search, isFront });
  const value = useMemo(() => ({ path, search, isFront, setTitle, setShare }), [path, search, isFront]);
  // A stable element: a new title must not re-render the whole body.
  const contents = useMemo(
    () => (
      <Scroller>
        <Guarded path={path}>
          <Content page={page} search={search} />
        </Guarded>
      </Scroller>
    ),
    [page, path, search],
  );
  useEffect(markScreenMounted, []);
  const isBare = page.titleBar === 'none';
  return (
    <ScreenContext value={value}>
      <BottomBarContext value={bottomBar}>
        <div className={styles.screen} data-screen={path} data-bare={isBare}>
          {isBare ? null : <MallTitleBar title={title} path={path} />}
          {contents}
          <section className={styles.footer} aria-label="操作" ref={put} />
          <ports.TabBar path={path} search={search} />
        </div>
      </BottomBarContext>
    </ScreenContext>
  );
}
