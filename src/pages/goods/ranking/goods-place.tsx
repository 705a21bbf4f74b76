// The place of goods on a ranking, and what the ranking says of itself: its title, its categories.
import type { ReactNode } from 'react';
import { hrefOf, isSafePicture, resolveLink } from '~/domain/links';
import { goodsRankingDetail, type RankedGoods } from '~/schemas/api/goods.gen';
import { ShownPrice } from '../../../blocks/goods-cards/shown-price';
import type { Place } from '../../../blocks/ranking/places';
import { boardRow } from '../../../blocks/ranking/ranking';
import { Loading } from '../../../engine/archetypes/detail';
import { useCall } from '../../../services/query';

export const ALL_CATS = 0;

interface RankingQuery {
  id: number;
}

function placeOf(goods: RankedGoods): Place {
  const link = resolveLink(goods.page_url);
  const href = link === null ? null : hrefOf(link);
  return {
    id: goods.id,
    rank: goods.rank,
    name: goods.name,
    pictureUrl: isSafePicture(goods.cover_pic) ? goods.cover_pic : '',
    isPerson: false,
    figure: <ShownPrice goods={goods} size={32} />,
    note: goods.ranking_text,
    ...(href === null ? {} : { href }),
  };
}

export const GoodsPlace = boardRow(placeOf);

/** The ranking over all categories: what it says of itself stays while the list changes. */
export const overAllCats = ({ id }: RankingQuery) => ({ id, page: 1 });
const useRanking = (query: RankingQuery) => useCall(goodsRankingDetail, overAllCats(query)).data;

export const useRankingTitle = (query: RankingQuery) => useRanking(query)?.ranking.title;

/** No tabs for a single category. */
export function useCatTabs(query: RankingQuery) {
  const cats = useRanking(query)?.cats ?? [];
  if (cats.length < 2) return [];
  return [{ id: ALL_CATS, text: '全部' }, ...cats.map(({ id, name }) => ({ id, text: name }))];
}

export const RankingGate = ({ query, children }: { query: RankingQuery; children: ReactNode }) => (
  <Loading endpoint={goodsRankingDetail} params={overAllCats(query)} skeleton="list">
    {() => children}
  </Loading>
);
