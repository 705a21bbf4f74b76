// Api/quick: categories, goods and cart of the quick shop.
import { type Kysely, sql } from 'kysely';
import { quickCart, quickGoodsList, quickIndex } from '~/schemas/api/quick.gen';
import type { Tables } from '../../db/tables';
import { cachedRoute, loginRoute, type Route } from '../../http/route';
import { editCart } from '../cart/change';
import { cartCount } from '../cart/rows';
import { shownCategories } from '../cat/rows';
import { buildTree, lineOf } from '../cat/tree';
import { searchGoods } from '../default/goods-list';
import { withBenefits } from '../../goods/goods-benefit';
import type { GoodsView } from '../../goods/goods-card';
import { listedGoods } from '../../goods/goods-list';
import { readGoodsRules } from '../../goods/goods-rules';
import { isQuick, quickGoods } from './quick-goods';

const HOT = 10;

/** Categories that goods of the quick shop are in, and all above them. */
async function usedCategories(
  db: Kysely<Tables>,
  { viewer, rules, now }: GoodsView,
): Promise<ReadonlySet<number>> {
  const [rows, used] = await Promise.all([
    shownCategories(db, 0),
    db
      .selectFrom('goods_cat_relations')
      .select('cat_id')
      .distinct()
      .where('goods_id', 'in', listedGoods(db, viewer, rules).select('goods.id').where(isQuick(now)))
      .execute(),
  ]);
  return new Set(used.flatMap(({ cat_id }) => [...lineOf(rows, cat_id)]));
}

const countOf = (db: Kysely<Tables>, user: { id: number } | null): Promise<number> | number =>
  user === null ? 0 : cartCount(db, user.id);

const index = cachedRoute(quickIndex, async (call) => {
  const { db, user, now } = call;
  const view = { viewer: user, rules: await readGoodsRules(db), now };
  const [used, rows, hot, count] = await Promise.all([
    usedCategories(db, view),
    shownCategories(db, 0),
    listedGoods(db, user, view.rules)
      .selectAll('goods')
      .where(isQuick(now))
      .where('goods.is_sell_well', '=', true)
      .orderBy('goods.sort')
      .orderBy('goods.id', 'desc')
      .limit(HOT)
      .execute(),
    countOf(db, user),
  ]);
  const top = buildTree(rows, { parentId: 0, selectedId: 0 }).filter(({ id }) => used.has(Number(id)));
  return {
    count,
    cats_list: top,
    hot_list: await withBenefits(await quickGoods(db, hot, { ...view, userId: user?.id ?? null }), call),
  };
});

const goodsList = cachedRoute(quickGoodsList, async (call) => {
  const { db, params, user, now } = call;
  const view = { viewer: user, rules: await readGoodsRules(db), now };
  const isWanted =
    params.is_sell_well === 1 ? sql<boolean>`(${isQuick(now)} and goods.is_sell_well)` : isQuick(now);
  const { page: number = 1, cat_id = 0 } = params;
  const { page } = searchGoods(
    db,
    { page: number, cat_id, sign: 'mall' },
    { viewer: user, rules: view.rules, isWanted },
  );
  const goods = await page.selectAll('goods').execute();
  return {
    count: await countOf(db, user),
    list: await withBenefits(await quickGoods(db, goods, { ...view, userId: user?.id ?? null }), call),
  };
});

const cart = loginRoute(quickCart, async ({ db, user, params, now }) => {
  await editCart(db, params.list, { user, view: { viewer: user, rules: await readGoodsRules(db), now } });
  return null;
});

export const routes: readonly Route[] = [index, goodsList, cart];
