// The goods card that every list shows.
import { type Kysely, type Selectable, sql } from 'kysely';
import { moneyOfFen } from '~/domain/money';
import { FREE_LABEL, salesText } from '~/domain/price';
import type { GoodsCard } from '~/schemas/api/goods.gen';
import type { Tables } from '../db/tables';
import type { GoodsTable, SkusTable } from '../db/tables/goods';
import type { Viewer } from '../ports/viewer';
import { flag, wireMoney } from '../http/wire';
import { mayBuy } from './goods-filter';
import { readGoodsRules } from './goods-rules';
import type { GoodsRules } from '../ports/goods-rules';
import { leastMemberPriceFen, type LevelledGoods, type LevelledSku, shownLevel } from './member-price';

export type GoodsRow = Selectable<GoodsTable>;
export type SkuRow = Selectable<SkusTable>;
/** What a card needs of a SKU. */
export type SkuFigures = Pick<SkuRow, 'price_fen' | 'stock' | 'member_prices'>;

/** Columns that a card needs; the description alone is larger than all of them. */
export const GOODS_CARD_COLUMNS = [
  'goods.id',
  'goods.mch_id',
  'goods.is_on_sale',
  'goods.sign',
  'goods.source_id',
  'goods.name',
  'goods.subtitle',
  'goods.cover_pic',
  'goods.video_url',
  'goods.original_price_fen',
  'goods.price_fen',
  'goods.unit',
  'goods.is_negotiable',
  'goods.is_level',
  'goods.is_level_alone',
  'goods.sales_virtual',
  'goods.sales_real',
  'goods.type',
  'goods.buy_levels',
  'goods.sell_begin_at',
  'goods.sell_end_at',
] as const;

type WithoutTable<C> = C extends `goods.${infer Name}` ? Name : never;
export type CardGoods = Pick<GoodsRow, WithoutTable<(typeof GOODS_CARD_COLUMNS)[number]>>;

export interface GoodsView {
  viewer: Viewer | null;
  rules: GoodsRules;
  now: Date;
}

/**
 * Signs of goods that the mall lists and sells itself. Merchants' goods ('mch') have pages and orders of their own;
 * until those exist, a list must not offer what nobody can open or buy.
 */
export const PLAIN_SIGNS = [''] as const;

const NO_LEVEL_PRICE = -1;

/** ￥9.90, 免费 or the mall's words for a price on request (CFG-05). */
export function priceContent(
  goods: Pick<GoodsRow, 'is_negotiable' | 'price_fen'>,
  rules: GoodsRules,
): string {
  if (goods.is_negotiable) return rules.negotiableText;
  return goods.price_fen === 0 ? FREE_LABEL : moneyOfFen(goods.price_fen);
}

/** Seconds until the sale opens, 0 once it is open. */
export const secondsUntilSale = (goods: Pick<GoodsRow, 'sell_begin_at'>, now: Date): number =>
  Math.max(0, Math.ceil(((goods.sell_begin_at?.getTime() ?? 0) - now.getTime()) / 1000));

export const isSaleOver = (goods: Pick<GoodsRow, 'sell_end_at'>, now: Date): boolean =>
  goods.sell_end_at !== null && goods.sell_end_at <= now;

export const salesOf = (goods: Pick<GoodsRow, 'sales_virtual' | 'sales_real'>): number =>
  goods.sales_virtual + goods.sales_real;

export const totalStock = (skus: readonly Pick<SkuRow, 'stock'>[]): number =>
  skus.reduce((sum, { stock }) => sum + stock, 0);

/** Until a plugin's card says otherwise (goods-benefit.ts). */
export const VIP_CARD_APPOINT = { discount: null, is_my_vip_card_goods: 0, is_vip_card_user: 0 } as const;

export const goodsPath = (goodsId: number): string => `/pages/goods/goods?id=${goodsId}`;

/** The member price that a viewer is shown of goods, as cards, footprints and posters carry it. */
export function levelPrice(
  goods: LevelledGoods,
  skus: readonly LevelledSku[],
  { viewer, rules }: Pick<GoodsView, 'viewer' | 'rules'>,
) {
  const shown = shownLevel(goods, viewer, rules);
  const priceFen = shown === null ? null : leastMemberPriceFen(goods, skus, shown.level);
  if (shown === null || priceFen === null) return { level_show: 0, level_price: NO_LEVEL_PRICE };
  return { level_show: shown.show, level_price: priceFen / 100 };
}

/** The card of a goods and its SKUs. */
export function cardOf(goods: CardGoods, skus: readonly SkuFigures[], view: GoodsView): GoodsCard {
  const stock = totalStock(skus);
  return {
    id: goods.id,
    goods_warehouse_id: goods.source_id ?? goods.id,
    mch_id: goods.mch_id,
    status: flag(goods.is_on_sale),
    sign: goods.sign,
    name: goods.name,
    subtitle: goods.subtitle,
    cover_pic: goods.cover_pic,
    video_url: goods.video_url,
    original_price: wireMoney(goods.original_price_fen),
    unit: goods.unit,
    page_url: goodsPath(goods.id),
    is_negotiable: flag(goods.is_negotiable),
    is_level: flag(goods.is_level),
    ...levelPrice(goods, skus, view),
    price: wireMoney(goods.price_fen),
    price_content: priceContent(goods, view.rules),
    is_sales: flag(view.rules.showsSales),
    sales: view.rules.showsSales ? salesText(salesOf(goods), goods.unit) : '',
    goods_stock: stock,
    goods_num: stock,
    type: goods.type,
    buy_goods_auth: mayBuy(goods, view.viewer, view.rules),
    sell_time: secondsUntilSale(goods, view.now),
    is_finish_sell: isSaleOver(goods, view.now),
    vip_card_appoint: VIP_CARD_APPOINT,
  };
}

async function cardGoodsByIds(db: Kysely<Tables>, ids: readonly number[]): Promise<CardGoods[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('goods')
    .select(GOODS_CARD_COLUMNS)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whole rows of goods by id, in the order of the ids, without deleted ones; of the mall, merchants and plugins. */
export async function rowsByIds(db: Kysely<Tables>, ids: readonly number[]): Promise<GoodsRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('goods')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** As `rowsByIds`, without those of merchants and plugins: their prices and rules only they know. */
export async function goodsByIds(db: Kysely<Tables>, ids: readonly number[]): Promise<GoodsRow[]> {
  return (await rowsByIds(db, ids)).filter(({ sign }) => PLAIN_SIGNS.some((plain) => plain === sign));
}

export function groupByGoods<T extends { goods_id: number }>(rows: readonly T[]): ReadonlyMap<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.goods_id);
    if (group === undefined) groups.set(row.goods_id, [row]);
    else group.push(row);
  }
  return groups;
}

/** Figures of all SKUs by goods. One query with one row a goods: decoding rows costs more than finding them. */
async function skuFigures(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SkuFigures[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('skus')
    .select('goods_id')
    .select(
      sql<
        [number, number, Record<string, number>][]
      >`jsonb_agg(jsonb_build_array(price_fen, stock, member_prices))`.as('figures'),
    )
    .where('goods_id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .groupBy('goods_id')
    .execute();
  return new Map(
    rows.map(({ goods_id, figures }) => [
      goods_id,
      figures.map(([price_fen, stock, member_prices]) => ({ price_fen, stock, member_prices })),
    ]),
  );
}

export interface GoodsCardsInput {
  /** Rows as selected, or ids (one query more); order is preserved and deleted ones are left out. */
  goods: readonly CardGoods[] | readonly number[];
  viewer: Viewer | null;
  now: Date;
  /** Rules read already by the caller. */
  rules?: GoodsRules;
}

const areRows = (goods: GoodsCardsInput['goods']): goods is readonly CardGoods[] =>
  typeof goods[0] === 'object';

/** Cards of goods in at most four queries. The caller checks whether the viewer may see them. */
export async function goodsCards(db: Kysely<Tables>, input: GoodsCardsInput): Promise<GoodsCard[]> {
  const rows = areRows(input.goods) ? input.goods : await cardGoodsByIds(db, input.goods);
  if (rows.length === 0) return [];
  const rules = input.rules ?? (await readGoodsRules(db));
  const skus = await skuFigures(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    cardOf(row, skus.get(row.id) ?? [], { viewer: input.viewer, rules, now: input.now }),
  );
}
