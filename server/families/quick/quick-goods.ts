// Goods of the quick shop, with what the shopper's cart has of them.
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { QuickGoods } from '~/schemas/api/quick.gen';
import type { Tables } from '../../db/tables';
import { flag } from '../../http/wire';
import { goodsTakingPart, runningReduction } from '../full-reduce/activity';
import { type GoodsRow, type GoodsView, salesOf, VIP_CARD_APPOINT } from '../../goods/goods-card';
import { skuGoodsCards } from '../../goods/goods-list';

/** Sold here: goods that a cart takes now. For a query with `goods` in it. */
export const isQuick = (now: Date): Expression<SqlBool> => sql<boolean>`(
  goods.is_quick_shop and goods.type = 'goods' and not goods.is_negotiable
  and (goods.sell_begin_at is null or goods.sell_begin_at <= ${now})
  and (goods.sell_end_at is null or goods.sell_end_at > ${now}))`;

type CartLines = ReadonlyMap<number, QuickGoods['cart']>;

async function cartOf(db: Kysely<Tables>, userId: number | null, ids: readonly number[]): Promise<CartLines> {
  const byGoods = new Map<number, QuickGoods['cart']>();
  if (userId === null || ids.length === 0) return byGoods;
  const rows = await db
    .selectFrom('carts')
    .select(['id', 'goods_id', 'sku_id', 'num'])
    .where('user_id', '=', userId)
    .where('goods_id', 'in', [...ids])
    .orderBy('id')
    .execute();
  for (const { id, goods_id, sku_id, num } of rows)
    byGoods.set(goods_id, [...(byGoods.get(goods_id) ?? []), { id, attr_id: sku_id, num }]);
  return byGoods;
}

type SkuCard = Awaited<ReturnType<typeof skuGoodsCards>>[number];

const wireQuick = (
  row: GoodsRow,
  card: SkuCard,
  { cart, isReduced }: { cart: QuickGoods['cart']; isReduced: boolean },
): QuickGoods => ({
  id: row.id,
  cover_pic: row.cover_pic,
  video_url: row.video_url,
  name: row.name,
  virtual_sales: salesOf(row),
  price: card.price,
  original_price: card.original_price,
  use_attr: flag(card.attr.length > 1),
  type: 'goods',
  is_level: card.is_level,
  level_show: card.level_show ?? 0,
  level_price: card.level_price,
  vip_card_appoint: card.vip_card_appoint ?? VIP_CARD_APPOINT,
  cart,
  attr: card.attr,
  attr_groups: card.attr_groups,
  goods_num: card.goods_num,
  total_num: cart.reduce((sum, { num }) => sum + num, 0),
  is_full_reduce: flag(isReduced),
  buy_goods_auth: card.buy_goods_auth,
  min_number: row.min_number,
});

/** The rows of goods, in their order. */
export async function quickGoods(
  db: Kysely<Tables>,
  goods: readonly GoodsRow[],
  { viewer, rules, now, userId }: GoodsView & { userId: number | null },
): Promise<QuickGoods[]> {
  const ids = goods.map(({ id }) => id);
  const activity = await runningReduction(db, now);
  const [cards, carts, reduced] = await Promise.all([
    skuGoodsCards(db, { goods, viewer, now, rules }),
    cartOf(db, userId, ids),
    activity === null ? new Set<number>() : goodsTakingPart(db, activity, ids),
  ]);
  return goods.flatMap((row, at) => {
    const card = cards[at];
    if (card === undefined) return [];
    const own = { cart: carts.get(row.id) ?? [], isReduced: reduced.has(row.id) };
    return [wireQuick(row, card, own)];
  });
}
