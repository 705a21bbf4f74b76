// Places of the studio by their address, behind the sign-in.
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Fragment, Suspense } from 'react';
import { SETTING_DOCS } from '~/domain/studio/api';
import { lazyPart } from '~/renderer/lazy-part';
import { retry, retryDelay } from '../services/retry';
import { afterClick } from '../ui/after-click';
import { Bounded } from '../ui/bounded';
import { Button } from '../ui/button';
import { placePart } from '../ui/lazy-parts';
import { LoginAgain, LoginScreen } from './login';
import styles from './app.module.css';
import { docPlace, type PlacedKind, type SettingKind, settingPlace } from '../shell/doc-place';
import { HashRouter, Navigate, Route, Routes } from '../shell/navigation';
import { SayProvider } from '../shell/say';
import { SessionProvider, useSession } from '../shell/session';
import { KEYS_PLACE, Shell } from './shell';

const WAITING = <p className={styles['state']}>正在打开…</p>;

const placeOf = <P extends object>(path: string, load: () => Promise<{ default: ComponentType<P> }>) =>
  placePart(path, load, WAITING);

/** Renders without a fallback once it has arrived. */
export const EditorScreen = lazyPart('editor-screen', () => import('../editor/editor-screen'));
const AuthScreen = placeOf('auth-screen', () => import('../navigation-places/auth-screen'));
const QuickNavScreen = placeOf('quick-nav-screen', () => import('../navigation-places/quick-nav-screen'));
const TabBarScreen = placeOf('tab-bar-screen', () => import('../navigation-places/tab-bar-screen'));
const TitleBarScreen = placeOf('title-bar-screen', () => import('../navigation-places/title-bar-screen'));
const AuditScreen = placeOf('audit-screen', () => import('../settings/audit-screen'));
const ModulesScreen = placeOf('modules-screen', () => import('../library/modules-screen'));
const MediaScreen = placeOf('media-screen', () => import('../media/media-screen'));
const CompareScreen = placeOf('compare-screen', () => import('../versions/compare-screen'));
const JoinScreen = placeOf('join-screen', () => import('./join-screen'));
const HistoryScreen = placeOf('history-screen', () => import('../versions/history-screen'));
const VersionScreen = placeOf('version-screen', () => import('../versions/version-screen'));
const NewPageScreen = placeOf('new-page-screen', () => import('../pages/new-page-screen'));
const PagesScreen = placeOf('pages-screen', () => import('../pages/pages-screen'));
const PeopleScreen = placeOf('people-screen', () => import('../settings/people-screen'));
const SettingsScreen = placeOf('settings-screen', () => import('../settings/settings-screen'));
const KeysScreen = placeOf('keys-screen', () => import('./keys-screen'));
const TemplatesScreen = placeOf('templates-screen', () => import('../library/templates-screen'));
const ThemeScreen = placeOf('theme-screen', () => import('../settings/theme-screen'));
const UserCentersScreen = placeOf('user-centers-screen', () => import('../library/user-centers-screen'));

const Failed = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <main className={styles['state']} role="alert">
    <p>{words}</p>
    <Button onClick={onRetry}>重试</Button>
  </main>
);

function editorRoute(kind: PlacedKind) {
  return <Route path={`${docPlace(kind, ':id').base}/edit`} element={<EditorScreen kind={kind} />} />;
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

const OperatorsPlaces = () => (
  <Bounded onRetry={EditorScreen.renew}>
    <Suspense fallback={WAITING}>
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
          <Route path={KEYS_PLACE} element={<KeysScreen />} />
        </Route>
        {editorRoute('page')}
        {editorRoute('module')}
        {editorRoute('user-center')}
        <Route path="*" element={<Navigate to="/pages" replace />} />
      </Routes>
    </Suspense>
    <LoginAgain />
  </Bounded>
);

function Places() {
  const { me, failure, retry } = useSession();
  if (failure !== null) return <Failed words={failure} onRetry={retry} />;
  if (me === undefined) return WAITING;
  return (
    <Routes>
      <Route path="/join/:token" element={<JoinScreen />} />
      <Route path="*" element={me === null ? <LoginScreen /> : <OperatorsPlaces />} />
    </Routes>
  );
}

// What the server answers moves what stands below it.
notifyManager.setScheduler((show) => afterClick(() => setTimeout(show)));

export const cache = new QueryClient({
  defaultOptions: {
    // Offline a call fails and is said so, instead of waiting without a word; it is made again once back online.
    queries: {
      retry,
      retryDelay,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

export const App = () => (
  <QueryClientProvider client={cache}>
    <SessionProvider>
      <HashRouter>
        <SayProvider>
          <Places />
        </SayProvider>
      </HashRouter>
    </SessionProvider>
  </QueryClientProvider>
);
