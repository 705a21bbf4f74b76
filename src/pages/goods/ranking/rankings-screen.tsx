// The rankings of goods: kinds as tabs, each ranking with its first three goods.
import { type GoodsRankingData, goodsRanking } from '~/schemas/api/goods.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tabs } from '~/ui/tabs/tabs';
import { Loading } from '../../../engine/archetypes/detail';
import { HOME_PATH, redirect } from '../../../engine/navigation';
import { usePullToRefresh } from '../../../engine/scroller';
import { RankingCard } from './ranking-card';

export const RANKING_TYPES = ['sales', 'favorite'] as const;
type RankingType = (typeof RANKING_TYPES)[number];

const PATH = '/pages/goods/ranking/index';
const TYPES: readonly { id: RankingType; text: string }[] = [
  { id: 'sales', text: '热卖榜' },
  { id: 'favorite', text: '收藏榜' },
];
const GO_HOME = { text: '去逛逛', onTap: () => redirect(HOME_PATH) };

function Rankings({ data, reload }: { data: GoodsRankingData; reload: () => Promise<unknown> }) {
  usePullToRefresh(reload);
  if (data.is_open === 0) return <EmptyState text="商品榜单暂未开放" drawing="shop" action={GO_HOME} />;
  if (data.list.length === 0) return <EmptyState text="暂无榜单" drawing="orders" action={GO_HOME} />;
  return data.list.map((ranking) => <RankingCard key={ranking.id} ranking={ranking} />);
}

export function RankingsScreen({ query }: { query: { type: RankingType } }) {
  const { type } = query;
  return (
    <>
      <StickyHead>
        <Tabs label="榜单" items={TYPES} current={type} onChange={(next) => redirect(PATH, { type: next })} />
      </StickyHead>
      <Loading key={type} endpoint={goodsRanking} params={{ type }} isFreshOnShow skeleton="list">
        {(data, reload) => <Rankings data={data} reload={reload} />}
      </Loading>
    </>
  );
}
