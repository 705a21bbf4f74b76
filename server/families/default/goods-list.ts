// Goods lists: filters, search, orders and paging; the plain list, and what lists of activities share with it.
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import {
  type DefaultGoodsListData,
  defaultGoodsList,
  type DefaultGoodsListParams,
} from '~/schemas/api/default.gen';
import type { Tables } from '../../db/tables';
import type { Viewer } from '../../ports/viewer';
import { MallError } from '../../http/errors';
import { pagination, pagingOf } from '../../http/wire';
import { categoryList, isInCategories } from '../../goods/category-tree';
import { GOODS_CARD_COLUMNS, goodsCards, PLAIN_SIGNS } from '../../goods/goods-card';
import { visibleGoods } from '../../goods/goods-filter';
import { SALES, type ViewerInput } from '../../goods/goods-list';
import { readGoodsRules } from '../../goods/goods-rules';
import type { GoodsRules } from '../../ports/goods-rules';
import { cleanKeyword, keywordRank, matchesKeyword } from '../../goods/keyword';

type Builder = ExpressionBuilder<Tables, 'goods'>;
type Condition = Expression<SqlBool>;

const SCOPES: Readonly<Record<string, readonly string[]>> = { '': ['', 'mch'], mall: [''] };

/** Scope of each kind of coupon; kinds used elsewhere match no goods of the list. */
const COUPON_SCOPES: Readonly<Record<number, (couponId: number) => Condition>> = {
  1: (id) => isInCategories(sql`(select cat_id from coupon_cats where coupon_id = ${id})`),
  2: (id) => sql<boolean>`goods.id in (select goods_id from coupon_goods where coupon_id = ${id})`,
  3: () => sql<boolean>`true`,
};

async function couponCondition(db: Kysely<Tables>, couponId: number): Promise<Condition> {
  const coupon = await db
    .selectFrom('coupons')
    .select(['id', 'appoint_type'])
    .where('id', '=', couponId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (coupon === undefined) throw new MallError('优惠券不存在');
  return COUPON_SCOPES[coupon.appoint_type]?.(coupon.id) ?? sql<boolean>`false`;
}

function conditions(eb: Builder, params: DefaultGoodsListParams): Condition[] {
  const { keyword = '', cat_id: catId = 0, sign = '', mch_id: mchId } = params;
  return [
    eb('sign', 'in', [...(SCOPES[sign] ?? [sign])]),
    ...(cleanKeyword(keyword) === '' ? [] : [matchesKeyword(cleanKeyword(keyword))]),
    ...(catId === 0 ? [] : [isInCategories(categoryList([catId]))]),
    ...(mchId === undefined ? [] : [eb('mch_id', '=', mchId)]),
  ];
}

/** Order by value of `sort`; ties go to the newer goods. */
const ORDERS = {
  1: { by: sql`goods.sort`, direction: 'asc' },
  2: { by: sql`goods.created_at`, direction: 'desc' },
  3: { by: sql`goods.price_fen`, direction: null },
  4: { by: SALES, direction: null },
  5: { by: sql`goods.updated_at`, direction: 'desc' },
} as const;

interface Search {
  viewer: Viewer | null;
  rules: GoodsRules;
  /** A further condition. */
  isWanted?: Condition | null;
}

/** The goods that match, as queries without columns: a page of them in order, and all of them. */
export function searchGoods(
  db: Kysely<Tables>,
  params: DefaultGoodsListParams,
  { viewer, rules, isWanted = null }: Search,
) {
  const paging = pagingOf(defaultGoodsList, { page: params.page });
  const found = db.selectFrom('goods').where((eb) =>
    eb.and([
      visibleGoods(eb, viewer, rules),
      // Goods of a plugin are listed by that plugin, which knows their prices.
      eb('goods.sign', 'in', [...PLAIN_SIGNS]),
      ...conditions(eb, params),
      ...(isWanted === null ? [] : [isWanted]),
    ]),
  );
  const order = ORDERS[params.sort ?? 1];
  const keyword = cleanKeyword(params.keyword ?? '');
  const isRanked = keyword !== '' && order === ORDERS[1];
  const page = found
    .$if(isRanked, (query) => query.orderBy(keywordRank(keyword)))
    .orderBy(order.by, order.direction ?? (params.sort_type === 1 ? 'asc' : 'desc'))
    .orderBy('goods.id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset);
  const count = async () => {
    const row = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
    return pagination(paging, row.count);
  };
  return { page, count };
}

/** @throws MallError 优惠券不存在. */
export async function goodsList(
  db: Kysely<Tables>,
  params: DefaultGoodsListParams,
  { viewer, now }: ViewerInput,
): Promise<DefaultGoodsListData> {
  const rules = await readGoodsRules(db);
  const { coupon_id: couponId = 0 } = params;
  const isWanted = couponId === 0 ? null : await couponCondition(db, couponId);
  const { page, count } = searchGoods(db, params, { viewer, rules, isWanted });
  // The goods are found by indexes alone; what a card shows is read for those of the page.
  const [found, place] = await Promise.all([page.select('goods.id').execute(), count()]);
  const ids = found.map(({ id }) => id);
  const cards =
    ids.length === 0
      ? []
      : await db.selectFrom('goods').select(GOODS_CARD_COLUMNS).where('id', 'in', ids).execute();
  const goods = cards.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { list: await goodsCards(db, { goods, viewer, now, rules }), pagination: place };
}
