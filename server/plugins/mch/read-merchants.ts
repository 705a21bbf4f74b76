// Reading merchants and their goods for the blocks that recommend them.
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables';
import type { Viewer } from '../../ports/viewer';
import { visibleGoods } from '../../goods/goods-filter';
import { SALES } from '../../goods/goods-list';
import type { GoodsRules } from '../../ports/goods-rules';

const SIGN = 'mch';
const APPROVED_MERCHANT = 1;
const APPROVED_GOODS = 2;

/** Who looks, by what the mall shows. */
export interface MerchantView {
  viewer: Viewer | null;
  rules: GoodsRules;
}

/** Merchants that are there for shoppers: reviewed, open, not deleted. */
const openMerchants = (db: Kysely<Tables>) =>
  db
    .selectFrom('merchants')
    .where('merchants.deleted_at', 'is', null)
    .where('merchants.is_open', '=', true)
    .where('merchants.review_status', '=', APPROVED_MERCHANT);

export interface Merchant {
  id: number;
  name: string;
  cover_url: string;
  longitude: number;
  latitude: number;
  /** Goods for sale that the viewer may see. */
  goodsCount: number;
  /** Pieces sold, of whatever it ever sold. */
  soldCount: number;
}

type FromMerchants = ExpressionBuilder<Tables, 'merchants'>;

/** The merchant's goods that are reviewed, on sale and for the viewer. */
const goodsForSale = (eb: FromMerchants, { viewer, rules }: MerchantView) =>
  eb
    .selectFrom('merchant_goods')
    .innerJoin('goods', 'goods.id', 'merchant_goods.goods_id')
    .whereRef('merchant_goods.mch_id', '=', 'merchants.id')
    .where('merchant_goods.status', '=', APPROVED_GOODS)
    .where('goods.sign', '=', SIGN)
    .where((goods) => visibleGoods(goods, viewer, rules));

const piecesSold = (eb: FromMerchants) =>
  eb
    .selectFrom('merchant_goods')
    .innerJoin('goods', 'goods.id', 'merchant_goods.goods_id')
    .whereRef('merchant_goods.mch_id', '=', 'merchants.id')
    .select(sql<number>`coalesce(sum(${SALES}), 0)`.as('count'));

/** Open merchants by id, with their figures. One query; none without ids. */
export async function merchantsByIds(
  db: Kysely<Tables>,
  ids: readonly number[],
  view: MerchantView,
): Promise<ReadonlyMap<number, Merchant>> {
  if (ids.length === 0) return new Map();
  const rows = await openMerchants(db)
    .select(['id', 'name', 'cover_url', 'longitude', 'latitude'])
    .select((eb) => [
      goodsForSale(eb, view).select(sql<number>`count(*)`.as('count')).as('goods_count'),
      piecesSold(eb).as('sold_count'),
    ])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ goods_count, sold_count, ...row }) => [
      row.id,
      { ...row, goodsCount: goods_count ?? 0, soldCount: sold_count ?? 0 },
    ]),
  );
}

/** Open merchants that the mall recommends, in its order. One query. */
export const recommendedMerchants = (db: Kysely<Tables>, limit: number) =>
  openMerchants(db)
    .select(['id', 'name', 'cover_url'])
    .where('is_recommended', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .limit(limit)
    .execute();

interface WantedGoods extends MerchantView {
  merchantIds: readonly number[];
  /** How many of each merchant, beside those named. */
  first: number;
  goodsIds: readonly number[];
}

/** Goods of merchants, each merchant's in its order: the first of each and those named. One query; none without merchants. */
export async function goodsOfMerchants(db: Kysely<Tables>, wanted: WantedGoods) {
  const { merchantIds, goodsIds, first, ...view } = wanted;
  if (merchantIds.length === 0 || (first === 0 && goodsIds.length === 0)) return [];
  const place = sql<number>`row_number() over (partition by goods.mch_id order by goods.sort, goods.id desc)`;
  const ranked = db
    .selectFrom('merchants')
    .innerJoinLateral(
      (eb) =>
        goodsForSale(eb, view)
          .select(['goods.id', 'goods.name', 'goods.cover_pic', 'goods.video_url'])
          .select(['goods.price_fen', 'goods.is_negotiable', place.as('place')])
          .as('sold'),
      (join) => join.onTrue(),
    )
    .where('merchants.id', 'in', [...merchantIds])
    .select(['merchants.id as mch_id', 'sold.id', 'sold.name', 'sold.cover_pic', 'sold.video_url'])
    .select(['sold.price_fen', 'sold.is_negotiable', 'sold.place']);
  return db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where((eb) =>
      eb.or([eb('place', '<=', first), ...(goodsIds.length === 0 ? [] : [eb('id', 'in', [...goodsIds])])]),
    )
    .orderBy('mch_id')
    .orderBy('place')
    .execute();
}

export type MerchantGoods = Awaited<ReturnType<typeof goodsOfMerchants>>[number];
