// Search: history, popular searches, and results.
import { MAX_KEYWORD_LENGTH } from '~/domain/constants';
import { clampText } from '~/domain/text';
import { defaultGoodsList } from '~/schemas/api/default.gen';
import { goodsHotSearch, goodsNewRecommend } from '~/schemas/api/goods.gen';
import { GoodsCardOf, GoodsRowOf } from '../../blocks/goods-cards/goods-cards';
import { GoodsFloats } from '../../blocks/goods-floats/goods-floats';
import { GOODS_SORTS, sortParams } from '../../blocks/goods-sort/goods-sort';
import { SortRow } from '../../blocks/goods-sort/sort-row';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { firstCall } from '../../engine/first-calls';
import { choice, optionalId, text } from '../../engine/params';
import { HotCard } from './hot-card';
import { Recommended } from './recommended';

const query = { sign: text(), mch_id: optionalId('merchant'), keyword: text(), sort: choice(GOODS_SORTS) };

export default definePage({
  path: '/pages/search/search',
  title: '搜索',
  auth: 'guest',
  query,
  shares: ['sign', 'mch_id', 'keyword', 'sort'],
  walk: { query: { keyword: '杯' } },
  firstCalls: ({ keyword, mch_id: mchId }) =>
    keyword === '' && mchId === 0 ? [firstCall(goodsHotSearch, {})] : [],
  body: list(query, {
    search: {
      of: 'keyword',
      placeholder: '搜索商品',
      history: 'searchWords',
      Suggestions: HotCard,
      isSearchOnly: true,
    },
    Head: ({ query: { keyword, sort } }) => (keyword === '' ? null : <SortRow sort={sort} />),
    from: defaultGoodsList,
    params: ({ sign, mch_id: mchId, keyword, sort }) => ({
      keyword: clampText(keyword.trim(), MAX_KEYWORD_LENGTH),
      ...(sign === '' ? {} : { sign }),
      ...(mchId === 0 ? {} : { mch_id: mchId }),
      ...sortParams(sort),
    }),
    item: { rows: GoodsRowOf, grid: GoodsCardOf },
    empty: { text: '抱歉，没有相关商品', drawing: 'search', action: null },
    endText: '暂无更多商品',
    // Inside a merchant's shop other goods are not recommended.
    beside: (first, { mch_id: mchId }) => (first.list.length === 0 && mchId === 0 ? <Recommended /> : null),
    Bar: ({ query: { keyword } }) => (keyword === '' ? null : <GoodsFloats />),
  }),
  endpoints: [goodsHotSearch, goodsNewRecommend],
});
