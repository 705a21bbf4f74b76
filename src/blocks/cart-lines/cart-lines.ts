// The cart's response as lines by shop: which can be bought, sums, and which check out together.
import { fenOf, moneyOfFen, readFen, textFromFen } from '~/domain/money';
import { type FullReduction, readReduction } from '~/domain/full-reduction';
import { priceText } from '~/domain/price';
import type { QuantityRules } from '~/domain/sku';
import type { CartListData } from '~/schemas/api/cart.gen';
import type { CheckoutGroup } from '../../flows/checkout-address';

export type CartShopRow = CartListData['list'][number];
export type CartRow = CartShopRow['goods_list'][number];

export interface CartLine {
  id: number;
  shopId: number;
  goodsId: number;
  skuId: number;
  name: string;
  pictureUrl: string;
  /** `颜色: 红`, one entry per group. */
  values: readonly string[];
  priceFen: number;
  /** `￥128.00`. */
  priceText: string;
  quantity: number;
  rules: QuantityRules;
  /** `比加入时降￥5.00`; empty when it did not. */
  dropText: string;
  /** Why it cannot be bought any more; such lines are listed separately. */
  invalidText: string;
  /** Why it cannot be chosen now, though it is listed as usual. */
  barredText: string;
  /** Seconds until the sale opens; 0 when it is open. */
  saleInSeconds: number;
  deliveries: readonly string[];
  /** Takes part in the full reduction that runs. */
  isReduced: boolean;
}

export interface CartShop {
  id: number;
  name: string;
  isClosed: boolean;
  /** The full reduction that runs. */
  reduction: FullReduction | null;
  lines: readonly CartLine[];
}

export interface Cart {
  shops: readonly CartShop[];
  invalid: readonly CartLine[];
  /** Names of the delivery kinds in the mall. */
  deliveryNames: Readonly<Record<string, string>>;
}

const INVALID_TEXTS: Readonly<Record<number, string>> = {
  1: '活动已结束',
  2: '商品已售罄，请联系卖家',
  3: '商品已失效',
  4: '商户已关闭',
  5: '商品已下架',
};
const NOT_STARTED = 6;
const SHOP_CLOSED = 2;

/** A deleted SKU is also recognised by `attr_str`. */
function invalidTextOf(row: CartRow): string {
  if (row.attrs === null || row.attr_str === 1) return INVALID_TEXTS[3] ?? '';
  if (row.is_finish_sell) return INVALID_TEXTS[5] ?? '';
  return INVALID_TEXTS[row.new_status] ?? '';
}

function barredTextOf(row: CartRow): string {
  if (!row.buy_goods_auth) return '您暂无权限购买该商品';
  if (row.sell_time > 0) return '即将开售';
  return row.new_status === NOT_STARTED ? '活动未开始' : '';
}

function dropTextOf(row: CartRow): string {
  const fen = fenOf(row.reduce_price);
  return fen > 0 ? `比加入时降${moneyOfFen(fen)}` : '';
}

function lineOf(row: CartRow): CartLine {
  const readPrice = readFen(row.attrs?.price);
  const priceFen = readPrice ?? 0;
  const { min_number: minimum } = row.goods;
  return {
    id: row.id,
    shopId: row.mch_id,
    goodsId: row.goods_id,
    skuId: row.attr_id,
    name: row.goods.name,
    pictureUrl: row.attrs?.pic_url || row.goods.cover_pic,
    values: (row.attrs?.attr ?? []).map(
      ({ attr_group_name, attr_name }) => `${attr_group_name}: ${attr_name}`,
    ),
    priceFen,
    // Rather no price than one of nothing.
    priceText: readPrice === null ? '' : priceText({ price: textFromFen(readPrice), zero: 'figure' }),
    quantity: row.num,
    rules: { stock: row.attrs?.stock ?? 0, minimum },
    dropText: dropTextOf(row),
    invalidText: invalidTextOf(row),
    barredText: barredTextOf(row),
    saleInSeconds: row.sell_time,
    deliveries: row.send_type,
    isReduced: row.is_full_reduce === 1,
  };
}

/** The cart of a response: unavailable lines are separate, shops without a line are left out. */
export function readCart({ list, send_type_desc }: CartListData): Cart {
  const shops = list.map((shop) => ({
    id: shop.mch_id,
    name: shop.name,
    isClosed: shop.new_status === SHOP_CLOSED,
    reduction: readReduction(shop.full_reduce),
    lines: shop.goods_list.map(lineOf),
  }));
  return {
    shops: shops
      .map((shop) => ({ ...shop, lines: shop.lines.filter(({ invalidText }) => invalidText === '') }))
      .filter(({ lines }) => lines.length > 0),
    invalid: shops.flatMap(({ lines }) => lines.filter(({ invalidText }) => invalidText !== '')),
    deliveryNames: { ...send_type_desc },
  };
}

/** Whether a line may be chosen for the checkout. */
export const isChoosable = (line: CartLine, shop: CartShop): boolean =>
  !shop.isClosed && line.barredText === '';

export const choosableLines = ({ shops }: Cart): CartLine[] =>
  shops.flatMap((shop) => shop.lines.filter((line) => isChoosable(line, shop)));

/** Price of lines, in fen. */
export const sumFen = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { priceFen, quantity }) => sum + priceFen * quantity, 0);

export const pieces = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Lines of one checkout, which must share a delivery kind; else one batch per kind. */
export interface Batch {
  delivery: string;
  lines: readonly CartLine[];
}

export function batchesOf(lines: readonly CartLine[]): Batch[] {
  const kinds = [...new Set(lines.flatMap(({ deliveries }) => deliveries))];
  const shared = kinds.find((kind) => lines.every(({ deliveries }) => deliveries.includes(kind)));
  const isFree = lines.every(({ deliveries }) => deliveries.length === 0);
  if (shared !== undefined || isFree) return [{ delivery: shared ?? '', lines }];
  return kinds.map((delivery) => ({
    delivery,
    lines: lines.filter(({ deliveries }) => deliveries.includes(delivery)),
  }));
}

/** The lines as input of the checkout: one group per shop. */
export function checkoutGroups(lines: readonly CartLine[]): CheckoutGroup[] {
  const shopIds = [...new Set(lines.map(({ shopId }) => shopId))];
  return shopIds.map((shopId) => ({
    mch_id: shopId,
    goods_list: lines
      .filter((line) => line.shopId === shopId)
      .map(({ id, goodsId, skuId, quantity }) => ({
        id: goodsId,
        goods_attr_id: skuId,
        num: quantity,
        cart_id: id,
      })),
  }));
}

/** The cart with unsaved quantities applied, without lines that are being removed. */
export function withEdits(
  cart: Cart,
  edits: { quantities: ReadonlyMap<number, number>; removed: ReadonlySet<number> },
): Cart {
  const edit = (lines: readonly CartLine[]) =>
    lines
      .filter(({ id }) => !edits.removed.has(id))
      .map((line) => ({ ...line, quantity: edits.quantities.get(line.id) ?? line.quantity }));
  return {
    ...cart,
    shops: cart.shops
      .map((shop) => ({ ...shop, lines: edit(shop.lines) }))
      .filter(({ lines }) => lines.length > 0),
    invalid: edit(cart.invalid),
  };
}
