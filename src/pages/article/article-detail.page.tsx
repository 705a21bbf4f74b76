// One help article.
import { type DefaultArticleData, defaultArticle } from '~/schemas/api/default.gen';
import { FullPage } from '~/ui/full-page/full-page';
import { OperatorText } from '../../blocks/operator-text/operator-text';
import { detail, type LoadedProps } from '../../engine/archetypes/detail';
import { withCard } from '../../engine/archetypes/with-card';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { useTitle } from '../../engine/screen-context';

function ArticleView({ data: { article } }: LoadedProps<DefaultArticleData, { id: number }>) {
  useTitle(article.title);
  return (
    <FullPage title={article.title}>
      <OperatorText content={article.content} />
    </FullPage>
  );
}

export default definePage({
  path: '/pages/article/article-detail/article-detail',
  title: '文章详情',
  auth: 'guest',
  query: { id: id('article') },
  shares: ['id'],
  body: detail({
    from: defaultArticle,
    params: ({ id: articleId }: { id: number }) => ({ article_id: articleId }),
    ...withCard({
      View: ArticleView,
      cardOf: ({ article: { title } }) => ({ title, words: '', picture: '' }),
    }),
    kind: 'content',
  }),
});
