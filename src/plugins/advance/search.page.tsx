// Searching the pre-sales by the names of their goods.
import { advanceGoodsIndex } from '~/schemas/api/advance.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { text } from '../../engine/params';
import { GoodsRow } from './goods-row';

const query = { keyword: text() };

export default definePage({
  path: '/plugins/advance/search/search',
  title: '预售搜索',
  auth: 'guest',
  plugin: 'advance',
  query,
  shares: ['keyword'],
  walk: { query: { keyword: '龙井' } },
  body: list(query, {
    search: {
      of: 'keyword',
      placeholder: '搜索预售商品',
      history: 'searchWords',
      isFocused: true,
      isSearchOnly: true,
    },
    from: advanceGoodsIndex,
    params: ({ keyword }) => ({ keyword: keyword.trim() }),
    item: GoodsRow,
    empty: { text: '没有任何信息哦~', drawing: 'search', action: null },
    endText: '没有更多预售商品',
  }),
});
