// The list of help articles.
import { defaultArticleList } from '~/schemas/api/default.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { ArticleRow } from './article-row';

export default definePage({
  path: '/pages/article/article-list/article-list',
  title: '文章中心',
  auth: 'guest',
  shares: [],
  body: list(
    {},
    {
      from: defaultArticleList,
      item: ArticleRow,
      empty: { text: '暂无文章', drawing: 'messages' },
      endText: '没有更多内容',
    },
  ),
});
