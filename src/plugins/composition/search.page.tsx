// Searching the sets by their names and their goods.
import { compositionIndex } from '~/schemas/api/composition.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { text } from '../../engine/params';
import { SetCard } from './set-card';

const query = { keyword: text() };

export default definePage({
  path: '/plugins/composition/search/search',
  title: '搜索套餐',
  auth: 'guest',
  plugin: 'composition',
  query,
  shares: ['keyword'],
  walk: { query: { keyword: '壶' } },
  body: list(query, {
    search: {
      of: 'keyword',
      placeholder: '请输入商品名称搜索',
      history: 'searchWords',
      isFocused: true,
      isSearchOnly: true,
    },
    from: compositionIndex,
    params: ({ keyword }) => ({ keyword: keyword.trim() }),
    item: SetCard,
    empty: { text: '抱歉，没有相关商品', drawing: 'search', action: null },
    endText: '没有更多套餐了',
  }),
});
