// Shows an operator's page: its data from the document, the cache or the backend, and its states.
import { createElement, lazy, Suspense, useEffect } from 'react';
import { useIsHydrated } from '~/renderer/hydration';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { common } from '~/widgets/common.gen';
import { FallbackError } from '../../engine/fallback-error';
import { useScreen } from '../../engine/screen-context';
import { usePullToRefresh } from '../../engine/scroller';
import { useMallConfig } from '../../state/mall';
import styles from './page.module.css';
import { MallBlocks, PageFrame, partOf } from './parts';
import { type DiyPageProps, SingleLayoutPage } from './single-layout-page';
import { usePageData } from './use-page-data';

function DiyPageView(props: DiyPageProps) {
  const part = partOf(props.page);
  return (
    // The server names the part, so that its code is preloaded with the page.
    <div data-page={props.page.id} data-part={part?.path} className={styles.frame}>
      {part === null ? (
        <SingleLayoutPage {...props} registry={common} />
      ) : (
        <Suspense fallback={<Skeleton shape="cards" />}>{createElement(part, props)}</Suspense>
      )}
    </div>
  );
}

function Refreshing({ refetch }: { refetch: () => Promise<unknown> }): null {
  usePullToRefresh(refetch);
  return null;
}

/** Keyed by the page's id: one page's content never shows under another's address. */
export const DiyScreen = ({ query }: { query: { page_id: number } }) => (
  <PageScreen key={query.page_id} pageId={query.page_id} />
);

/** Title of the screen and of the share data; home is shared under the mall's own title. */
function useWords(title: string, isHome: boolean): void {
  const setting = useMallConfig()?.mall.setting;
  const { share_title: words = '', share_pic: picture = '' } = setting ?? {};
  const { setTitle, setShare } = useScreen();
  useEffect(() => {
    if (title === '') return;
    setTitle(title);
    setShare({ title: isHome && words !== '' ? words : title, picture });
  }, [title, isHome, words, picture, setTitle, setShare]);
}

const AddAppTip = lazy(() => import('./add-app-tip'));

/** Rendered in the browser only, and loaded only where the operator has one. */
function HomeTip() {
  const isHydrated = useIsHydrated();
  const isOn = useMallConfig()?.mall.setting.is_add_app === '1';
  return isHydrated && isOn ? (
    <Suspense fallback={null}>
      <AddAppTip />
    </Suspense>
  ) : null;
}

function PageScreen({ pageId }: { pageId: number }) {
  const { data, hasFailed, refetch } = usePageData(pageId);
  const mallName = useMallConfig()?.mall.name ?? '';
  // The format is known by its type: an object is a laid-out page, a list the older blocks of home.
  const pages = data?.home_pages;
  const isMall = Array.isArray(pages);
  useWords(isMall ? mallName : (pages?.title ?? ''), isMall || pageId === 0);
  if (pages === undefined) {
    return hasFailed ? (
      <FallbackError text="加载失败，请检查网络后重试" onRetry={() => void refetch()} />
    ) : (
      <Suspense fallback={<Skeleton shape="cards" />}>
        <PageFrame pageId={pageId} />
      </Suspense>
    );
  }
  return (
    <>
      <Refreshing refetch={refetch} />
      {pageId === 0 ? <HomeTip /> : null}
      {isMall ? (
        <Suspense fallback={null}>
          <MallBlocks blocks={pages} pageId={pageId} title={mallName} onOutdated={refetch} />
        </Suspense>
      ) : (
        <DiyPageView page={pages} pageId={pageId} />
      )}
    </>
  );
}
