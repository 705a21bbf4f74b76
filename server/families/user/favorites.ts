// A shopper's favourite goods.
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { GoodsCard } from '~/schemas/api/goods.gen';
import type { FavoriteGoods } from '~/schemas/api/user.gen';
import type { Tables } from '../../db/tables';
import type { SessionUser } from '../../ports/viewer';
import type { Paging } from '../../http/wire';
import { type GoodsRow, goodsCards, groupByGoods } from '../../goods/goods-card';
import { skuGoodsCards } from '../../goods/goods-list';
import { readGoodsRules } from '../../goods/goods-rules';

/** Stock below which a goods counts as scarce (contract, my-new-favorite-goods). */
const LITTLE_STOCK = 50;

type FavoriteRow = GoodsRow & { favoritePriceFen: number; stock: number };
type Status = 0 | 1 | 2 | 3;

const STOCK = sql<number>`coalesce((select sum(stock)::int from skus where skus.goods_id = goods.id and skus.deleted_at is null), 0)`;
const IS_INVALID = sql<boolean>`(goods.deleted_at is not null or not goods.is_on_sale)`;
const IS_LOW = sql<boolean>`(not ${IS_INVALID} and ${STOCK} < ${sql.lit(LITTLE_STOCK)})`;
const IS_CHEAPER = sql<boolean>`(not ${IS_INVALID} and goods.price_fen < favorites.price_fen)`;

/** Filters: 1 scarce, 2 not for sale, 3 price dropped. */
const FILTERS: Readonly<Record<1 | 2 | 3, Expression<SqlBool>>> = { 1: IS_LOW, 2: IS_INVALID, 3: IS_CHEAPER };

/** Goods in a category or below it; 0 means any. */
const inCategory = (catId: number) => sql<boolean>`exists (
  with recursive below as (
    select id from goods_cats where id = ${catId}
    union select goods_cats.id from goods_cats join below on goods_cats.parent_id = below.id
  ) select 1 from goods_cat_relations relation join below on below.id = relation.cat_id where relation.goods_id = goods.id)`;

/** The state shown on a card; its numbers differ from those of the filter. */
function stateOf(row: FavoriteRow): Pick<FavoriteGoods, 'status_type' | 'status_type_text' | 'low_price'> {
  if (row.deleted_at !== null || !row.is_on_sale) return { status_type: 3, status_type_text: '失效' };
  const dropFen = row.favoritePriceFen - row.price_fen;
  if (dropFen > 0) return { status_type: 1, status_type_text: '降价', low_price: dropFen / 100 };
  if (row.stock < LITTLE_STOCK) return { status_type: 2, status_type_text: '库存紧张' };
  return { status_type: 0, status_type_text: '' };
}

export interface FavoritesInput {
  user: SessionUser;
  paging: Paging;
  /** 0 means any. */
  catId: number;
  /** 0 means any. */
  status: Status;
  now: Date;
}

/** A page of favourites, the newest first; deleted goods stay in the list as 失效. */
export async function favoriteGoods(db: Kysely<Tables>, input: FavoritesInput): Promise<FavoriteGoods[]> {
  const { user, paging, catId, status, now } = input;
  const rows: FavoriteRow[] = await db
    .selectFrom('favorites')
    .innerJoin('goods', 'goods.id', 'favorites.goods_id')
    .selectAll('goods')
    .select(['favorites.price_fen as favoritePriceFen', STOCK.as('stock')])
    .where('favorites.user_id', '=', user.id)
    .$if(catId > 0, (query) => query.where(inCategory(catId)))
    .$if(status !== 0, (query) => query.where(FILTERS[status === 0 ? 1 : status]))
    .orderBy('favorites.created_at', 'desc')
    .orderBy('goods.id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  const rules = await readGoodsRules(db);
  const cards = await skuGoodsCards(db, { goods: rows, viewer: user, now, rules });
  const byId = groupByGoods(rows.map((row) => ({ goods_id: row.id, row })));
  return cards.flatMap((card) => {
    const row = byId.get(card.id)?.[0]?.row;
    return row === undefined ? [] : [{ ...card, show: false, touch: false, ...stateOf(row) }];
  });
}

/** A page of favourites as cards only, the newest first, without deleted goods. */
export async function favoriteCards(
  db: Kysely<Tables>,
  { user, paging, now }: Pick<FavoritesInput, 'user' | 'paging' | 'now'>,
): Promise<GoodsCard[]> {
  const rows = await db
    .selectFrom('favorites')
    .innerJoin('goods', 'goods.id', 'favorites.goods_id')
    .selectAll('goods')
    .where('favorites.user_id', '=', user.id)
    .where('goods.deleted_at', 'is', null)
    .orderBy('favorites.created_at', 'desc')
    .orderBy('goods.id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  return goodsCards(db, { goods: rows, viewer: user, now });
}

/** Adds goods at their current price, of a copy the goods that it was made of; false when there are none such. Idempotent. */
export async function addFavorite(db: Kysely<Tables>, userId: number, goodsId: number): Promise<boolean> {
  const goods = await db
    .selectFrom('goods')
    .select(['id', 'price_fen'])
    .where('id', '=', sourceId(goodsId))
    .where((eb) => eb.or([eb('sign', '=', ''), eb('mch_id', '<>', 0)]))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (goods === undefined) return false;
  await db
    .insertInto('favorites')
    .values({ user_id: userId, goods_id: goods.id, price_fen: goods.price_fen })
    .onConflict((conflict) => conflict.columns(['user_id', 'goods_id']).doNothing())
    .execute();
  return true;
}

/** The goods that a copy was made of, itself for any other. */
const sourceId = (goodsId: number) =>
  sql<number>`(select coalesce(source_id, id) from goods where id = ${goodsId})`;

/** Removes goods; false when none of them was a favourite. */
export async function removeFavorites(
  db: Kysely<Tables>,
  userId: number,
  goodsIds: readonly number[],
): Promise<boolean> {
  if (goodsIds.length === 0) return false;
  const { numDeletedRows } = await db
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('goods_id', 'in', [...goodsIds]),
        eb(
          'goods_id',
          'in',
          eb
            .selectFrom('goods')
            .select('source_id')
            .where('id', 'in', [...goodsIds]),
        ),
      ]),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The categories of level 1 above the favourites, in the mall's order. */
export async function favoriteCategories(
  db: Kysely<Tables>,
  userId: number,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive above as (
      select goods_cats.* from goods_cats
      join goods_cat_relations relation on relation.cat_id = goods_cats.id
      join favorites on favorites.goods_id = relation.goods_id
      where favorites.user_id = ${userId}
      union
      select goods_cats.* from goods_cats join above on goods_cats.id = above.parent_id
    ) select id, name from above where level = 1 and deleted_at is null order by sort, id`.execute(db);
  return rows;
}
