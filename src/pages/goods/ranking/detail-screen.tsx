// One ranking: its categories as tabs, the first three goods on a podium, the others below.
import { hrefOf, isSafePicture, resolveLink } from '~/domain/links';
import { type GoodsRankingDetailData, goodsRankingDetail } from '~/schemas/api/goods.gen';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tabs } from '~/ui/tabs/tabs';
import type { Place } from '../../../blocks/ranking/places';
import { Ranking } from '../../../blocks/ranking/ranking';
import { Loading } from '../../../engine/archetypes/detail';
import { redirect } from '../../../engine/navigation';
import { useTitle } from '../../../engine/screen-context';

interface RankingQuery {
  id: number;
  cat_id: number;
}

const PATH = '/pages/goods/ranking/detail';
const PAGE_SIZE = 10;
const ALL = 0;
const EMPTY = { text: '榜单暂无商品' };

type Ranked = GoodsRankingDetailData['list'][number];

function placeOf(goods: Ranked): Place {
  const link = resolveLink(goods.page_url);
  const href = link === null ? null : hrefOf(link);
  return {
    id: goods.id,
    rank: goods.rank,
    name: goods.name,
    pictureUrl: isSafePicture(goods.cover_pic) ? goods.cover_pic : '',
    isPerson: false,
    figure: goods.price_content,
    note: goods.ranking_text,
    ...(href === null ? {} : { href }),
  };
}

const placesOf = ({ list }: GoodsRankingDetailData) => list.map(placeOf);

const show = (query: RankingQuery) =>
  redirect(PATH, query.cat_id === ALL ? { id: query.id } : { id: query.id, cat_id: query.cat_id });

function Cats({ cats, query }: { cats: GoodsRankingDetailData['cats']; query: RankingQuery }) {
  if (cats.length < 2) return null;
  const items = [{ id: ALL, text: '全部' }, ...cats.map(({ id, name }) => ({ id, text: name }))];
  return (
    <StickyHead>
      <Tabs
        label="榜单分类"
        items={items}
        current={query.cat_id}
        onChange={(cat_id) => show({ id: query.id, cat_id })}
      />
    </StickyHead>
  );
}

function Title({ title }: { title: string }): null {
  useTitle(title);
  return null;
}

export function RankingDetailScreen({ query }: { query: RankingQuery }) {
  // The categories stay while the list below them changes.
  return (
    <Loading endpoint={goodsRankingDetail} params={{ id: query.id, page: 1 }} skeleton="list">
      {({ ranking, cats }) => (
        <>
          <Title title={ranking.title} />
          <Cats cats={cats} query={query} />
          <Ranking
            from={goodsRankingDetail}
            paramsOf={(page) => ({
              id: query.id,
              ...(query.cat_id === ALL ? {} : { cat_id: query.cat_id }),
              page,
            })}
            placesOf={placesOf}
            pageSize={PAGE_SIZE}
            empty={EMPTY}
          />
        </>
      )}
    </Loading>
  );
}
