// Places of the studio by their address, behind the sign-in.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { SETTING_DOCS } from '~/domain/studio/api';
import { atOnce } from '~/renderer/chunk';
import { Button } from '../ui/button';
import { LoginAgain, LoginScreen } from './login';
import styles from './app.module.css';
import { docPlace, type PlacedKind, type SettingKind, settingPlace } from './doc-place';
import { loadedEditor, loadEditor } from './editor-code';
import { HashRouter, Navigate, Route, Routes } from './navigation';
import { SessionProvider, useSession } from './session';
import { Shell } from './shell';
import { WideOnly } from './wide-only';

/** Renders without a fallback once the code has loaded. */
const EditorScreen = lazy(() => {
  const loaded = loadedEditor();
  return loaded === null ? loadEditor() : atOnce(loaded);
});
const AuthScreen = lazy(() => import('../navigation-places/auth-screen'));
const QuickNavScreen = lazy(() => import('../navigation-places/quick-nav-screen'));
const TabBarScreen = lazy(() => import('../navigation-places/tab-bar-screen'));
const TitleBarScreen = lazy(() => import('../navigation-places/title-bar-screen'));
const AuditScreen = lazy(() => import('../settings/audit-screen'));
const ModulesScreen = lazy(() => import('../library/modules-screen'));
const MediaScreen = lazy(() => import('../media/media-screen'));
const CompareScreen = lazy(() => import('../versions/compare-screen'));
const HistoryScreen = lazy(() => import('../versions/history-screen'));
const VersionScreen = lazy(() => import('../versions/version-screen'));
const NewPageScreen = lazy(() => import('../pages/new-page-screen'));
const PagesScreen = lazy(() => import('../pages/pages-screen'));
const PeopleScreen = lazy(() => import('../settings/people-screen'));
const SettingsScreen = lazy(() => import('../settings/settings-screen'));
const TemplatesScreen = lazy(() => import('../library/templates-screen'));
const ThemeScreen = lazy(() => import('../settings/theme-screen'));
const UserCentersScreen = lazy(() => import('../library/user-centers-screen'));

const Failed = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <main className={styles['state']} role="alert">
    <p>{words}</p>
    <Button onClick={onRetry}>重试</Button>
  </main>
);

function editorRoute(kind: PlacedKind) {
  const editor = (
    <WideOnly>
      <EditorScreen kind={kind} />
    </WideOnly>
  );
  return <Route path={`${docPlace(kind, ':id').base}/edit`} element={editor} />;
}

function versionRoutes(kind: PlacedKind) {
  const { base } = docPlace(kind, ':id');
  return (
    <>
      <Route path={`${base}/history`} element={<HistoryScreen kind={kind} />} />
      <Route path={`${base}/versions/:version`} element={<VersionScreen kind={kind} />} />
      <Route path={`${base}/compare`} element={<CompareScreen kind={kind} />} />
    </>
  );
}

function settingVersionRoutes(kind: SettingKind) {
  const { base } = settingPlace(kind);
  return (
    <>
      <Route path={`${base}/history`} element={<HistoryScreen kind={kind} />} />
      <Route path={`${base}/compare`} element={<CompareScreen kind={kind} />} />
    </>
  );
}

function Places() {
  const { me, failure, retry } = useSession();
  if (failure !== null) return <Failed words={failure} onRetry={retry} />;
  if (me === undefined) return <p className={styles['state']}>正在打开…</p>;
  if (me === null) return <LoginScreen />;
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <Failed words="有一部分没有加载到，草稿没有丢" onRetry={resetErrorBoundary} />
      )}
    >
      <Suspense fallback={<p className={styles['state']}>正在打开…</p>}>
        <Routes>
          <Route element={<Shell />}>
            <Route path="/pages" element={<PagesScreen />} />
            <Route path="/pages/new" element={<NewPageScreen />} />
            {versionRoutes('page')}
            {versionRoutes('module')}
            {versionRoutes('user-center')}
            {SETTING_DOCS.map((kind) => (
              <Fragment key={kind}>{settingVersionRoutes(kind)}</Fragment>
            ))}
            <Route path="/modules" element={<ModulesScreen />} />
            <Route path="/templates" element={<TemplatesScreen />} />

            <Route path="/navigation" element={<Navigate to="/navigation/tab-bar" replace />} />
            <Route path="/navigation/tab-bar" element={<TabBarScreen />} />
            <Route path="/navigation/title-bar" element={<TitleBarScreen />} />
            <Route path="/navigation/quick-nav" element={<QuickNavScreen />} />
            <Route path="/auth-page" element={<AuthScreen />} />
            <Route path="/theme" element={<ThemeScreen />} />
            <Route path="/settings" element={<SettingsScreen />} />
            <Route path="/user-center" element={<UserCentersScreen />} />
            <Route path="/people" element={<PeopleScreen />} />
            <Route path="/audit" element={<AuditScreen />} />
            <Route path="/media" element={<MediaScreen />} />
          </Route>
          {editorRoute('page')}
          {editorRoute('module')}
          {editorRoute('user-center')}
          <Route path="*" element={<Navigate to="/pages" replace />} />
        </Routes>
      </Suspense>
      <LoginAgain />
    </ErrorBoundary>
  );
}

export const cache = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

export const App = () => (
  <QueryClientProvider client={cache}>
    <SessionProvider>
      <HashRouter>
        <Places />
      </HashRouter>
    </SessionProvider>
  </QueryClientProvider>
);
