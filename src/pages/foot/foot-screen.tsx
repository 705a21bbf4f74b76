// My footprints: the period, the days, the actions of each.
import { useMemo, useState } from 'react';
import { type FootprintGoods, footprintFootprint } from '~/schemas/api/footprint.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ErrorState } from '~/ui/error-state/error-state';
import { ListEnd } from '~/ui/list-end/list-end';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { HOME_PATH, open, redirect } from '../../engine/navigation';
import { useShownAgain } from '../../engine/screen-context';
import { ReachBottom, usePullToRefresh } from '../../engine/scroller';
import { serverNow } from '../../services/server-clock';
import { usePages } from '../../services/query';
import { joinDays } from './days';
import { FootTile } from './foot-tile';
import styles from './foot.module.css';
import { dayText, FIRST_PERIOD, type Period, periodParams } from './period';
import { PeriodRow } from './period-row';
import { TileSheet } from './tile-sheet';

function useFootprints(period: Period) {
  return usePages({
    endpoint: footprintFootprint,
    paramsOf: (page) => ({ ...periodParams(period), page }),
    hasMore: (answers) => answers.length < (answers.at(-1)?.pagination.page_count ?? 0),
  });
}

function Days({ period }: { period: Period }) {
  const pages = useFootprints(period);
  const [chosen, setChosen] = useState<FootprintGoods | null>(null);
  const days = useMemo(() => joinDays((pages.data?.pages ?? []).map(({ list }) => list)), [pages.data]);
  usePullToRefresh(() => pages.refetch());
  useShownAgain(() => void pages.refetch());
  if (pages.isPending) return <Skeleton shape="cards" />;
  if (days.length === 0 && pages.isError)
    return <ErrorState isRetrying={pages.isFetching} onRetry={() => void pages.refetch()} />;
  if (days.length === 0) {
    const goHome = { text: '去商城逛逛', onTap: () => redirect(HOME_PATH) };
    return <EmptyState text="暂无浏览的足迹哦~" action={goHome} />;
  }
  const loadMore = () => {
    if (pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError)
      void pages.fetchNextPage();
  };
  const state = pages.isFetchingNextPage ? 'loading' : pages.isFetchNextPageError ? 'failed' : 'end';
  return (
    <>
      {days.map(({ date, goods }) => (
        <section key={date} className={styles.day} aria-label={date}>
          <h2 className={styles.date}>{dayText(date, serverNow())}</h2>
          <ul className={styles.tiles}>
            {goods.map((one) => (
              <li key={one.id}>
                <FootTile goods={one} onMore={() => setChosen(one)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ListEnd
        state={state === 'end' && pages.hasNextPage ? 'idle' : state}
        onRetry={() => void pages.fetchNextPage()}
      />
      <ReachBottom onReach={loadMore} />
      <TileSheet goods={chosen} onClose={() => setChosen(null)} />
    </>
  );
}

const SUMMARY_PATH = '/pages/foot/summary/summary';

/** The two views of the history; the other one is a screen of its own. */
function Views() {
  return (
    <nav className={styles.views} aria-label="足迹与账单">
      <span aria-current="page">浏览记录</span>
      <a
        href={`#${SUMMARY_PATH}`}
        onClick={(event) => {
          event.preventDefault();
          open(SUMMARY_PATH);
        }}
      >
        账单总结
      </a>
    </nav>
  );
}

export function FootScreen() {
  const [period, setPeriod] = useState<Period>(FIRST_PERIOD);
  return (
    <>
      <Views />
      <PeriodRow period={period} onChange={setPeriod} />
      <Days key={JSON.stringify(period)} period={period} />
    </>
  );
}
