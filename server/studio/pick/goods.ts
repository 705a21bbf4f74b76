// Picker of goods and categories: the search of the shoppers' goods list, including goods off sale.
import { sql } from 'kysely';
import { isInCategories } from '../../goods/category-tree';
import { PLAIN_SIGNS } from '../../goods/goods-card';
import { SALES } from '../../goods/goods-list';
import { cleanKeyword, keywordRank, matchesKeyword } from '../../goods/keyword';
import { wireMoney } from '../../http/wire';
import type { Picker } from './picker';
import { picked } from '~/domain/studio/picked';

const stock = sql<number>`coalesce((select sum(stock) from skus
  where skus.goods_id = goods.id and skus.deleted_at is null), 0)::integer`;

function problemOf(row: { is_on_sale: boolean; stock: number }): string | null {
  if (!row.is_on_sale) return '已下架';
  return row.stock === 0 ? '已售罄' : null;
}

interface FoundGoods {
  id: number;
  name: string;
  cover_pic: string;
  price_fen: number;
  original_price_fen: number;
  is_on_sale: boolean;
  stock: number;
  sales: number;
}

function pickedGoods(row: FoundGoods) {
  const [price, original] = [wireMoney(row.price_fen), wireMoney(row.original_price_fen)];
  const { id, name, cover_pic: picUrl } = row;
  return picked({
    id,
    name,
    picUrl,
    problem: problemOf(row),
    columns: { 价格: price, 库存: row.stock, 销量: row.sales },
    stored: { id, name, picUrl, price, original_price: original },
  });
}

export const pickGoods: Picker = async ({
  db,
  q,
  ids,
  of,
  isUsable,
  mark,
  fromFen,
  toFen,
  limit,
  offset,
}) => {
  const cat = Number(of);
  const keyword = cleanKeyword(q);
  const rows = await db
    .selectFrom('goods')
    .select(['goods.id', 'goods.name', 'cover_pic', 'price_fen', 'original_price_fen', 'is_on_sale'])
    .select([stock.as('stock'), SALES.as('sales')])
    .where('goods.deleted_at', 'is', null)
    .$if(ids !== null, (query) => query.where('goods.id', 'in', [...(ids ?? [])]))
    .$if(ids === null, (query) => query.where('goods.sign', 'in', [...PLAIN_SIGNS]))
    .$if(isUsable, (query) => query.where('is_on_sale', '=', true).where(stock, '>', 0))
    .$call((query) => (mark === null ? query : query.where(`goods.${mark}`, '=', true)))
    .$if(fromFen !== null, (query) => query.where('price_fen', '>=', fromFen))
    .$if(toFen !== null, (query) => query.where('price_fen', '<=', toFen))
    .$if(keyword !== '', (query) => query.where(matchesKeyword(keyword)).orderBy(keywordRank(keyword)))
    .$if(cat > 0, (query) => query.where(isInCategories(sql`(${cat})`)))
    .orderBy('is_on_sale', 'desc')
    .orderBy('goods.sort')
    .orderBy('goods.id', 'desc')
    .limit(ids === null ? limit + 1 : ids.length)
    .offset(offset)
    .execute();
  return rows.map(pickedGoods);
};

export const pickCats: Picker = async ({ db, q, ids, limit, offset }) => {
  const rows = await db
    .selectFrom('goods_cats')
    .select(['id', 'name', 'pic_url', 'parent_id', 'is_enabled', 'is_show'])
    .select(
      sql<number>`(select count(*) from goods_cat_relations relation join goods on goods.id = relation.goods_id
        where relation.cat_id = goods_cats.id and goods.deleted_at is null and goods.is_on_sale)::integer`.as(
        'count',
      ),
    )
    .where('deleted_at', 'is', null)
    .where('mch_id', '=', 0)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .$if(q !== '', (query) => query.where(sql<boolean>`position(lower(${q}) in lower(name)) > 0`))
    .orderBy('sort')
    .orderBy('id')
    // The tree is returned as a whole.
    .limit(ids === null ? Math.max(limit + 1, 500) : ids.length)
    .offset(offset)
    .execute();
  return rows.map(({ id, name, pic_url: picUrl, parent_id: parent, is_enabled, is_show, count }) =>
    picked({
      id,
      name,
      picUrl,
      parent,
      problem: is_enabled && is_show ? null : '没有显示',
      columns: { 商品: count },
      stored: { id, name, picUrl },
    }),
  );
};
