// Owns showing an operator's page: its data from the page itself, the cache or the backend, and its states.
import { Suspense, useEffect, useMemo } from 'react';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import type { DiyPage } from '~/schemas/api/index.gen';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { registry } from '~/widgets/registry.gen';
import { lazyPart } from '../../engine/lazy-part';
import { PlainError } from '../../engine/plain-error';
import { useScreen } from '../../engine/screen-context';
import { usePullToRefresh } from '../../engine/scroller';
import { useMallConfig } from '../../state/mall';
import styles from './page.module.css';
import { usePageData } from './use-page-data';
import { usePageHost } from './use-page-host';

const MallBlocks = lazyPart('home/mall-blocks', () => import('./mall-blocks'));
const TabbedPage = lazyPart('home/tabbed-page', () => import('./tabbed-page'));
const PageFrame = lazyPart('home/page-frame', () => import('./page-frame'));

interface DiyPageProps {
  page: DiyPage;
  /** 0 for home. */
  pageId: number;
}

/** A page of one layout, which is what a page without its tabs shows. */
function PlainPage({ page, pageId }: DiyPageProps) {
  const template = page.navs[0]?.template;
  const host = usePageHost({ pageId, title: page.title, templateId: Number(template?.id) });
  const { layout } = useMemo(() => readLayout(template?.data ?? [], { registry }), [template]);
  return host === null ? (
    <Skeleton shape="cards" />
  ) : (
    <Page layout={layout} registry={registry} host={host} />
  );
}

function DiyPageView(props: DiyPageProps) {
  const { page } = props;
  const hasTabs = Number(page.show_navs) === 1 && page.navs.length > 1;
  return (
    <div data-page={page.id} className={styles.frame}>
      {hasTabs ? (
        <Suspense fallback={<Skeleton shape="cards" />}>
          <TabbedPage {...props} />
        </Suspense>
      ) : (
        <PlainPage {...props} />
      )}
    </div>
  );
}

function Refreshing({ refetch }: { refetch: () => Promise<unknown> }): null {
  usePullToRefresh(refetch);
  return null;
}

/** A page of its own for each id: what one of them shows never stands under another's address. */
export const DiyScreen = ({ query }: { query: { page_id: number } }) => (
  <PageScreen key={query.page_id} pageId={query.page_id} />
);

/** Title of the screen and of what is shared; home is shared by the mall's own words. */
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

function PageScreen({ pageId }: { pageId: number }) {
  const { data, hasFailed, refetch } = usePageData(pageId);
  const mallName = useMallConfig()?.mall.name ?? '';
  // The format tells itself: an object is a laid-out page, a list the older blocks of home.
  const pages = data?.home_pages;
  const isMall = Array.isArray(pages);
  useWords(isMall ? mallName : (pages?.title ?? ''), isMall || pageId === 0);
  if (pages === undefined) {
    return hasFailed ? (
      <PlainError text="加载失败，请检查网络后重试" onRetry={() => void refetch()} />
    ) : (
      <Suspense fallback={<Skeleton shape="cards" />}>
        <PageFrame pageId={pageId} />
      </Suspense>
    );
  }
  return (
    <>
      <Refreshing refetch={refetch} />
      {isMall ? (
        <Suspense fallback={null}>
          <MallBlocks blocks={pages} title={mallName} onOutdated={refetch} />
        </Suspense>
      ) : (
        <DiyPageView page={pages} pageId={pageId} />
      )}
    </>
  );
}
