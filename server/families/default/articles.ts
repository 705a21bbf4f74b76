// The help articles.
import type { Kysely, Selectable } from 'kysely';
import type { Article } from '~/schemas/api/default.gen';
import type { Tables } from '../../db/tables';
import type { ArticlesTable } from '../../db/tables/pages';
import { MallError } from '../../http/errors';
import { flagText, type Paging, wireTime } from '../../http/wire';

const wireArticle = (row: Selectable<ArticlesTable>): Article => ({
  id: String(row.id),
  mall_id: '1',
  article_cat_id: String(row.article_cat_id),
  title: row.title,
  content: row.content,
  sort: String(row.sort),
  status: flagText(row.is_enabled),
  is_delete: '0',
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  deleted_at: wireTime(row.deleted_at),
});

const shownArticles = (db: Kysely<Tables>) =>
  db.selectFrom('articles').selectAll().where('deleted_at', 'is', null).where('is_enabled', '=', true);

export async function articleList(db: Kysely<Tables>, paging: Paging): Promise<Article[]> {
  const rows = await shownArticles(db)
    .orderBy('sort')
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  return rows.map(wireArticle);
}

/** @throws MallError 文章不存在或已删除. */
export async function articleOf(db: Kysely<Tables>, id: number): Promise<Article> {
  const row = await shownArticles(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new MallError('文章不存在或已删除');
  return wireArticle(row);
}
