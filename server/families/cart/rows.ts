// Reads a shopper's cart with all that its lines show.
import { type Kysely, sql } from 'kysely';
import type { CartLine } from '~/schemas/api/cart.gen';
import type { Tables } from '../../db/tables';
import { flag, wireMoney, wireTime } from '../../http/wire';
import {
  type GoodsRow,
  type GoodsView,
  goodsByIds,
  goodsPath,
  isSaleOver,
  secondsUntilSale,
  type SkuRow,
  totalStock,
} from '../../goods/goods-card';
import { goodsTakingPart, type ReductionRow } from '../full-reduce/activity';
import { mayBuy, maySee } from '../../goods/goods-filter';
import { memberPriceFen } from '../../goods/member-price';
import { levelOf } from '../../goods/goods-rules';
import { type RawGoods, readRawGoods } from '../../goods/raw-goods';
import { skusOfGoods } from '../../goods/sku';
import { type StoreRow, wireStoreOfCart } from '../store/store-row';

const cartRows = (db: Kysely<Tables>, userId: number) =>
  db.selectFrom('carts').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(500).execute();

/** The mall's own store, which stands in every line of its goods: the default one, else the first. */
const mallStore = (db: Kysely<Tables>) =>
  db
    .selectFrom('stores')
    .selectAll()
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .executeTakeFirst();

type CartRow = Awaited<ReturnType<typeof cartRows>>[number];

interface LineContext {
  view: GoodsView;
  /** Delivery methods that the mall offers. */
  sendTypes: CartLine['send_type'];
  /** The full reduction that runs. */
  reduction: ReductionRow | null;
}

interface Line {
  row: CartRow;
  goods: GoodsRow;
  sku: SkuRow | undefined;
  stock: number;
  raw: RawGoods | undefined;
  store: StoreRow | undefined;
  isReduced: boolean;
}

/** Price of a piece for the viewer: his level's where there is one. */
export function viewerPriceFen(goods: GoodsRow, sku: SkuRow, { viewer, rules }: GoodsView): number {
  const own = rules.levels.find(({ level }) => level === levelOf(viewer));
  if (!goods.is_level || own === undefined) return sku.price_fen;
  return memberPriceFen(goods, sku, own) ?? sku.price_fen;
}

/** Why a line cannot be bought, in the contract's numbers; 0 when it can. */
function statusOf({ goods, sku, row }: Line, { view }: LineContext): CartLine['new_status'] {
  if (goods.deleted_at !== null || sku === undefined) return 3;
  if (!goods.is_on_sale || isSaleOver(goods, view.now)) return 5;
  if (secondsUntilSale(goods, view.now) > 0) return 6;
  return sku.stock === 0 || sku.stock < goods.min_number || row.num < 1 ? 2 : 0;
}

/** The shown fields, and the row's other columns for other clients. */
function wireGoods({ goods, stock, raw }: Line): CartLine['goods'] {
  return {
    ...raw,
    id: goods.id,
    name: goods.name,
    cover_pic: goods.cover_pic,
    unit: goods.unit,
    status: flag(goods.is_on_sale),
    min_number: goods.min_number,
    confine_count: goods.confine_count,
    goods_stock: stock,
    page_url: goodsPath(goods.id),
    attr_groups: JSON.stringify(goods.attr_groups),
  };
}

const wireSku = (sku: SkuRow, priceFen: number): CartLine['attrs'] => ({
  id: sku.id,
  goods_id: sku.goods_id,
  sign_id: sku.sign_id,
  stock: sku.stock,
  price: wireMoney(priceFen),
  no: sku.no,
  weight: sku.weight_grams,
  pic_url: sku.pic_url,
  bar_code: sku.bar_code,
  is_delete: 0,
  attr: sku.attr_list,
});

function wireLine(line: Line, context: LineContext): CartLine {
  const { row, goods, sku, store } = line;
  const { view } = context;
  const priceFen = sku === undefined ? 0 : viewerPriceFen(goods, sku, view);
  const reducedFen = sku === undefined ? 0 : row.price_fen - priceFen;
  return {
    id: row.id,
    mall_id: 1,
    user_id: row.user_id,
    goods_id: row.goods_id,
    attr_id: row.sku_id,
    num: row.num,
    mch_id: goods.mch_id,
    sign: row.sign,
    attr_info: JSON.stringify(row.attr_info),
    is_delete: 0,
    created_at: wireTime(row.created_at),
    updated_at: wireTime(row.updated_at),
    deleted_at: wireTime(null),
    goods: wireGoods(line),
    attrs: sku === undefined ? null : wireSku(sku, priceFen),
    attr_str: flag(sku === undefined),
    reduce_price: reducedFen === 0 ? 0 : signedMoney(reducedFen),
    store: store === undefined || goods.mch_id !== 0 ? [] : wireStoreOfCart(store),
    buy_goods_auth: mayBuy(goods, view.viewer, view.rules),
    send_type: goods.send_types ?? context.sendTypes,
    sell_time: secondsUntilSale(goods, view.now),
    is_finish_sell: isSaleOver(goods, view.now),
    is_active: false,
    new_status: statusOf(line, context),
    ...(context.reduction === null ? {} : { is_full_reduce: flag(line.isReduced) }),
  };
}

const signedMoney = (fen: number): string => (fen < 0 ? `-${wireMoney(-fen)}` : wireMoney(fen));

/** A shopper's lines without goods priced on request and those he may not see. */
export async function cartLines(
  db: Kysely<Tables>,
  userId: number,
  context: LineContext,
): Promise<CartLine[]> {
  const rows = await cartRows(db, userId);
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ goods_id }) => goods_id))];
  const goodsById = new Map((await goodsByIds(db, ids)).map((goods) => [goods.id, goods]));
  const { reduction } = context;
  const [byGoods, raw, store, reduced] = await Promise.all([
    skusOfGoods(db, ids),
    readRawGoods(db, [...goodsById.values()]),
    mallStore(db),
    reduction === null ? new Set<number>() : goodsTakingPart(db, reduction, ids),
  ]);
  const bySku = new Map([...byGoods.values()].flat().map((sku) => [sku.id, sku]));
  const { viewer, rules } = context.view;
  return rows.flatMap((row) => {
    const goods = goodsById.get(row.goods_id);
    if (goods === undefined || goods.is_negotiable || !maySee(goods, viewer, rules)) return [];
    const stock = totalStock(byGoods.get(goods.id) ?? []);
    const sku = bySku.get(row.sku_id);
    const isReduced = reduced.has(goods.id);
    return [wireLine({ row, goods, sku, stock, raw: raw.get(goods.id), store, isReduced }, context)];
  });
}

/** Sum of the pieces in a cart. */
export async function cartCount(db: Kysely<Tables>, userId: number): Promise<number> {
  const row = await db
    .selectFrom('carts')
    .select(sql<number>`coalesce(sum(num), 0)::int`.as('nums'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.nums;
}
