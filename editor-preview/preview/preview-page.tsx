// The page in the preview frame: bars, tabs and blocks as on a phone.
import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { themeFromConfig } from '~/domain/theme';
import { isSameJson } from '~/domain/studio/same-json';
import { Page } from '~/renderer/page';
import { StagedContext } from '~/renderer/staged';
import { LoginCard } from '~/ui/login-card/login-card';
import { TabBar } from '~/ui/tab-bar/tab-bar';
import { tabBarOf } from '~/ui/tab-bar/tab-bar-of';
import { TitleBar } from '~/ui/title-bar/title-bar';
import type { FromFrame, PageHead } from '../frame/messages';
import { useFirstBlocks } from './first-blocks';
import { layoutOf } from './frame-document';
import type { FrameState, FrameStore } from './frame-store';
import { Overlay } from './overlay';
import { configOf, previewHost } from './preview-host';
import { listenToPointer } from './pointer';
import { registryFor, simulated } from './simulate';
import { stagedBlock } from './staged-block';
import { useLastInView } from './use-last-in-view';
import { useSeenBlocks } from './use-seen-blocks';
import styles from './preview-page.module.css';

const MallScreen = lazy(() => import('./mall-screens'));

interface PreviewProps {
  store: FrameStore;
  send: (message: FromFrame) => void;
}

/** The theme, the letters of the shopper that is simulated, and the phone's safe area. */
function useLook({ page, simulation: { textScale }, safeBottom }: FrameState): void {
  const config = useMemo(() => (page === null ? null : configOf(page)), [page]);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--text-scale', String(textScale));
    if (safeBottom === null) style.removeProperty('--safe-bottom');
    else style.setProperty('--safe-bottom', `${safeBottom}px`);
    if (config === null) return;
    const { top_background_color: bar, top_text_color: onBar } = config.navbar;
    const look = { ...themeFromConfig(config.theme_color), '--mall-bar': bar, '--mall-on-bar': onBar };
    for (const [name, value] of Object.entries(look)) if (value !== '') style.setProperty(name, value);
  }, [config, textScale, safeBottom]);
}

/** Says that a state is painted: after the frame that shows it. */
function useDrawn({ store, send }: PreviewProps, seq: number): void {
  useEffect(() => {
    const { since } = store.get();
    const frame = requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () =>
        send({ t: 'rendered', seq, ms: performance.now() - since }),
      );
      channel.port1.start();
      channel.port2.postMessage(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [store, send, seq]);
}

const Tabs = ({ page }: { page: PageHead }) => (
  <div className={styles['tabs']} role="presentation">
    {page.tabs.map((name, index) => (
      <span key={`${index}${name}`} data-current={index === page.tab || undefined}>
        {name}
      </span>
    ))}
  </div>
);

const barOf = (page: PageHead) => tabBarOf(configOf(page).navbar, { path: page.path, search: '' }, 0);
const isTabScreen = ({ items }: ReturnType<typeof barOf>): boolean =>
  items.some(({ isCurrent }) => isCurrent);

const BottomBar = memo(function BottomBar({ page }: { page: PageHead }) {
  const bar = useMemo(() => barOf(page), [page]);
  if (!isTabScreen(bar)) return null;
  return <TabBar {...bar} onOpen={(_uid, event) => event.preventDefault()} />;
});

/** The bar of an ordinary screen; those of the tab bar have no way back. */
const TopBar = memo(function TopBar({ page }: { page: PageHead }) {
  const { top_background_color: background, top_text_color: text } = configOf(page).navbar;
  const back = isTabScreen(barOf(page)) ? {} : { onBack: () => undefined };
  return <TitleBar title={page.title} backgroundColour={background} textColour={text} {...back} />;
});

/** No dialog element: that would take the focus from the studio's form with every change. */
const Login = memo(function Login({ page }: { page: PageHead }) {
  const { auth_page: authPage, mall } = configOf(page);
  const nothing = () => undefined;
  return (
    <div className={styles['login']}>
      <LoginCard page={authPage} mallName={mall.name} onLogin={nothing} onCancel={nothing} onLink={nothing} />
    </div>
  );
});

function useToast(): [string, (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => setText(''), 2_000);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}

/** The same object until something else is edited: blocks that read it are not rendered for each keystroke. */
function useStagedBlock(state: FrameState): ReturnType<typeof stagedBlock> {
  const next = stagedBlock(state);
  const [stable, setStable] = useState(next);
  if (isSameJson(stable, next)) return stable;
  setStable(next);
  return next;
}

const isMallScreen = ({ shows }: PageHead): boolean => shows === 'goods' || shows === 'order';

const hasTitleBar = (page: PageHead): boolean => isMallScreen(page) || page.shows === 'title-bar';

interface BlocksProps {
  page: PageHead;
  layout: ReturnType<typeof simulated>;
  host: ReturnType<typeof previewHost>;
  state: FrameState;
}

/** The blocks, and what of the mall they stand on. */
function Blocks({ page, layout, host, state }: BlocksProps) {
  const { simulation } = state;
  const staged = useStagedBlock(state);
  return (
    <>
      {isMallScreen(page) ? (
        <Suspense fallback={null}>
          <MallScreen page={page} />
        </Suspense>
      ) : null}
      {hasTitleBar(page) ? null : (
        <StagedContext value={staged}>
          <Page
            layout={layout}
            registry={registryFor(simulation)}
            host={host}
            audience="operator"
            scope={`${page.tab}${simulation.network}`}
            {...(page.tabs.length > 1 ? { head: <Tabs page={page} /> } : {})}
          />
        </StagedContext>
      )}
    </>
  );
}

function useHost({ store, send }: PreviewProps, page: PageHead | null, toast: (text: string) => void) {
  return useMemo(() => {
    if (page === null) return null;
    return previewHost(page, { send, toast, now: () => Date.now() + store.get().clockOffset });
  }, [page, send, toast, store]);
}

export function PreviewPage({ store, send }: PreviewProps) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { page, nodes, simulation, seq, mode } = state;
  const [toast, setToast] = useToast();
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  useLook(state);
  useDrawn({ store, send }, seq);
  const host = useHost({ store, send }, page, setToast);
  const isEdited = mode === 'edit';
  const shown = useFirstBlocks(nodes, state.selected.length > 0);
  const layout = useMemo(
    () => simulated(layoutOf(shown, isEdited), simulation),
    [shown, isEdited, simulation],
  );
  useSeenBlocks(root, { nodes, simulation, send });
  useLastInView(root, { nodes, send });
  useEffect(() => (root === null ? undefined : listenToPointer(root, { store, send })), [root, store, send]);
  if (page === null || host === null) return null;
  return (
    <div
      className={styles['phone']}
      data-mode={mode}
      data-network={simulation.network}
      data-pictures={simulation.hasPictures ? undefined : 'none'}
    >
      {hasTitleBar(page) ? <TopBar page={page} /> : null}
      <div className={styles['scroller']} ref={setRoot} data-scroller="">
        <Blocks {...{ page, layout, host, state }} />
        <Overlay store={store} send={send} />
      </div>
      <BottomBar page={page} />
      {page.shows === 'login-card' ? <Login page={page} /> : null}
      {(state.safeBottom ?? 0) > 0 ? <i aria-hidden="true" className={styles['home']} data-home="" /> : null}
      {toast === '' ? null : <output className={styles['toast']}>{toast}</output>}
    </div>
  );
}
