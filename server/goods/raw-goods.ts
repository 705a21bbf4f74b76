// The goods' table row as other clients of the protocol read it within carts, orders and footprints.
import type { Kysely } from 'kysely';
import { isRecord } from '~/domain/record';
import type { Tables } from '../db/tables';
import { flag, rawRow, UNSET_TIME, wireMoney, wireTime } from '../http/wire';
import { readOptions } from '../settings/mall-options';
import type { MallOptions } from '../ports/mall-options';
import type { GoodsRow } from './goods-card';
import { type Guarantee, type Region, type RowExtras, wireGoodsRow } from './goods-row';
import { skusOfGoods } from './sku';

const DEFAULT_GUARANTEE: Guarantee = { title: '商城基础保障', pic: '' };
const DEFAULT_SEND_TYPES = ['express', 'offline'];
const ALL_LEVELS = '-1';

/** Options of the mall that a goods' row falls back to. */
export const ROW_OPTION_KEYS = ['send_type', 'guarantee'] as const;

/** What of a row comes from the mall's options. */
export function mallParts(options: MallOptions): Pick<RowExtras, 'sendTypes' | 'guarantee'> {
  const { send_type: sendTypes, guarantee } = options;
  return {
    sendTypes: (Array.isArray(sendTypes) ? sendTypes : DEFAULT_SEND_TYPES).map(String),
    guarantee: { ...DEFAULT_GUARANTEE, ...(isRecord(guarantee) ? guarantee : {}) },
  };
}

/** Regions that some goods are sent to only, by id of the district. One query, none where there is no such goods. */
export async function regionsOf(
  db: Kysely<Tables>,
  goods: readonly GoodsRow[],
): Promise<(goods: GoodsRow) => Region[]> {
  const ids = [...new Set(goods.flatMap(({ area_limit }) => area_limit ?? []))];
  if (ids.length === 0) return () => [];
  const rows = await db
    .selectFrom('districts')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return ({ area_limit }) => rows.filter(({ id }) => area_limit?.includes(id) === true);
}

const rawGoods = (goods: GoodsRow, extras: RowExtras, views: number) => ({
  ...wireGoodsRow(goods, extras),
  sales: goods.sales_real,
  attr_groups: JSON.stringify(goods.attr_groups),
  confine_count: goods.confine_count,
  limit_buy_status: flag(goods.limit_buy_value >= 0),
  limit_buy_type: goods.limit_buy_type,
  limit_buy_value: goods.limit_buy_value,
  buy_goods_auth: goods.buy_levels?.join(',') ?? ALL_LEVELS,
  sell_begin_time: wireTime(goods.sell_begin_at),
  sell_end_time: wireTime(goods.sell_end_at),
  param_name: goods.param_name,
  param_content: JSON.stringify(goods.params),
  video_channel: '{}',
  detail_count: views,
});

export type RawGoods = ReturnType<typeof rawGoods>;

/** The rows of goods by id. Four queries, whatever their number. */
export async function readRawGoods(
  db: Kysely<Tables>,
  goods: readonly GoodsRow[],
): Promise<ReadonlyMap<number, RawGoods>> {
  const ids = goods.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [skus, options, regions, views] = await Promise.all([
    skusOfGoods(db, ids),
    readOptions(db, [...ROW_OPTION_KEYS]),
    regionsOf(db, goods),
    db.selectFrom('goods_views').selectAll().where('goods_id', 'in', ids).execute(),
  ]);
  const parts = mallParts(options);
  const viewsOf = new Map(views.map(({ goods_id, count }) => [goods_id, count]));
  return new Map(
    goods.map((row) => {
      const extras = { skus: skus.get(row.id) ?? [], regions: regions(row), showsSales: true, ...parts };
      return [row.id, rawGoods(row, extras, viewsOf.get(row.id) ?? 0)];
    }),
  );
}

/** The shared part of goods (`goodsWarehouse`) in a checkout, without its long description, which no client shows there. */
export const wireWarehouse = (goods: GoodsRow) => ({
  id: goods.id,
  mall_id: 1,
  name: goods.name,
  subtitle: goods.subtitle,
  original_price: wireMoney(goods.original_price_fen),
  cost_price: '0.00',
  detail: '',
  cover_pic: goods.cover_pic,
  pic_url: JSON.stringify(goods.pic_list.map((pic_url, id) => ({ id, pic_url }))),
  video_url: goods.video_url,
  unit: goods.unit,
  type: goods.type,
  ecard_id: 0,
  is_delete: 0 as const,
  created_at: wireTime(goods.created_at),
  updated_at: wireTime(goods.updated_at),
  deleted_at: UNSET_TIME,
});

/** The same within orders and footprints, as a raw row. */
export const rawWarehouse = (goods: GoodsRow) => rawRow(wireWarehouse(goods));
