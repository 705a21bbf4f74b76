// One ranking of goods, by category: the first three on a podium, the others below.
import { goodsRankingDetail, type RankedGoods } from '~/schemas/api/goods.gen';
import { arrangePodium } from '../../../blocks/ranking/places';
import { list } from '../../../engine/archetypes/list';
import { definePage } from '../../../engine/define-page';
import { firstCall } from '../../../engine/first-calls';
import { id, optionalId } from '../../../engine/params';
import { ALL_CATS, GoodsPlace, overAllCats, RankingGate, useCatTabs, useRankingTitle } from './goods-place';

const query = { id: id('ranking'), cat_id: optionalId('category') };

export default definePage({
  path: '/pages/goods/ranking/detail',
  title: '榜单详情',
  auth: 'guest',
  query,
  shares: ['id', 'cat_id'],
  firstCalls: ({ id: rankingId, cat_id: catId }) =>
    catId === ALL_CATS ? [] : [firstCall(goodsRankingDetail, overAllCats({ id: rankingId }))],
  body: list(query, {
    Gate: RankingGate,
    useTitle: useRankingTitle,
    tabs: { of: 'cat_id', label: '榜单分类', useItems: useCatTabs },
    from: goodsRankingDetail,
    params: ({ id: rankingId, cat_id: catId }) => ({
      id: rankingId,
      ...(catId === ALL_CATS ? {} : { cat_id: catId }),
    }),
    arrange: arrangePodium<RankedGoods>,
    keyOf: ({ row }) => row.id,
    item: GoodsPlace,
    isFreshOnShow: true,
    empty: { text: '榜单暂无商品' },
  }),
});
