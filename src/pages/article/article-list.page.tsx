// The list of help articles.
import { type DefaultArticleListData, defaultArticleList } from '~/schemas/api/default.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { ArticleRow } from './article-row';

const PAGE_SIZE = 20;

export default definePage({
  path: '/pages/article/article-list/article-list',
  title: '文章中心',
  auth: 'guest',
  body: list({
    from: defaultArticleList,
    params: (_query, page) => ({ page, limit: PAGE_SIZE }),
    rows: (data: DefaultArticleListData) => data.list,
    keyOf: ({ id }) => id,
    pageSize: PAGE_SIZE,
    item: ArticleRow,
    empty: { text: '暂无文章', drawing: 'messages' },
    endText: '没有更多内容',
  }),
});
