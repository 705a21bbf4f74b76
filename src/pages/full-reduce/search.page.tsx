// Searching the goods of the full reduction.
import { fullReduceGoodsList } from '~/schemas/api/full-reduce.gen';
import { GoodsCardOf } from '../../blocks/goods-cards/goods-cards';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { text } from '../../engine/params';

const query = { keyword: text() };

export default definePage({
  path: '/pages/full_reduce/search/search',
  title: '满减搜索',
  auth: 'guest',
  query,
  shares: ['keyword'],
  body: list(query, {
    search: { of: 'keyword', placeholder: '搜索满减商品', history: 'searchWords', isFocused: true },
    from: fullReduceGoodsList,
    // Without a word all that takes part, as a hint of what can be found.
    params: ({ keyword }) => (keyword === '' ? {} : { keyword }),
    item: GoodsCardOf,
    layout: 'grid',
    empty: { text: '抱歉，没有相关商品', drawing: 'search', action: null },
    endText: '暂无更多商品',
  }),
});
