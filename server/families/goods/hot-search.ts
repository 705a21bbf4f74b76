// Hot search words: the operator's own, then the goods with most views.
import { type Kysely, sql } from 'kysely';
import type { HotSearch } from '~/schemas/api/goods.gen';
import type { Tables } from '../../db/tables';
import type { Viewer } from '../../ports/viewer';
import { readOptions } from '../../settings/mall-options';
import { readSetting } from '../../settings/setting';
import { goodsPath } from '../../goods/goods-card';
import { listedGoods, SALES } from '../../goods/goods-list';
import { readGoodsRules } from '../../goods/goods-rules';

const WORDS = 10;

/** The words of the option `hot_search`. */
const ownWords = (option: unknown): HotSearch[] =>
  (Array.isArray(option) ? option : [])
    .filter((word) => typeof word === 'string' && word.trim() !== '')
    .slice(0, WORDS)
    .map((word: string, index) => ({
      id: index + 1,
      goods_id: 0,
      title: word,
      sort: index + 1,
      url: `/pages/goods/list?keyword=${encodeURIComponent(word)}`,
      goods_name: '',
      cover_pic: '',
      detail_count: 0,
      type: 'hot-search',
    }));

async function popularGoods(db: Kysely<Tables>, viewer: Viewer | null, count: number) {
  const rules = await readGoodsRules(db);
  return listedGoods(db, viewer, rules)
    .leftJoin('goods_views', 'goods_views.goods_id', 'goods.id')
    .select((eb) => [
      'id',
      'name',
      'cover_pic',
      eb.fn.coalesce('goods_views.count', sql<number>`0`).as('views'),
    ])
    .orderBy('views', 'desc')
    .orderBy(SALES, 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

/** At most ten; goods fill up after the operator's words, unless the mall switched that off. */
export async function hotSearch(db: Kysely<Tables>, viewer: Viewer | null): Promise<HotSearch[]> {
  const options = await readOptions(db, ['is_show_hot_goods', 'hot_search']);
  const words = ownWords(options['hot_search']);
  if (readSetting(options).is_show_hot_goods === 0 || words.length === WORDS) return words;
  const goods = await popularGoods(db, viewer, WORDS - words.length);
  const fillers = goods.map(
    (row, index): HotSearch => ({
      id: 0,
      goods_id: row.id,
      title: row.name,
      sort: words.length + index + 1,
      url: goodsPath(row.id),
      goods_name: row.name,
      cover_pic: row.cover_pic,
      detail_count: row.views,
      type: 'goods',
    }),
  );
  return [...words, ...fillers];
}
